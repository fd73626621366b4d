import { CRUMB_COOKIE } from '#core/visitors/cookies.ts';
import { fillPath } from '#contract/address.ts';
import { isRecord } from '#core/fields/field.ts';
import { UNABLE_TO_CONNECT } from '#core/messages/connection.ts';
import { messageOfStatus, messageOfUnparseable } from '#core/messages/status.ts';
import { crumbCookie, type CrumbJar } from './crumb.ts';
import { DataError } from './data-error.ts';
import { LoginRequiredEvent } from './login-required.ts';
import type { SystemError } from '../layers/system-error.ts';

export const RETRY_DELAY_MS = 200;

export interface DataCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string | undefined>> | undefined;
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** The body as it is, for files. */
  bytes?: Blob;
  /** Fields and files of a form together. */
  parts?: FormData;
  /** Ends the call from outside, when somebody does not want its answer any more. */
  signal?: AbortSignal;
  /** Tries once more when there was no connection. */
  retry?: boolean;
  /** Calls of one queue run one after the other, in the order they were made. */
  queue?: string;
  /** Log-in, account and payment: from a site's own domain these go to the product's. */
  isSecure?: boolean;
}

export type DataLayer = (call: DataCall) => Promise<unknown>;

export interface DataLayerDeps {
  fetch: typeof fetch;
  crumb: CrumbJar;
  fire: (event: LoginRequiredEvent) => void;
  showSystemError: (error: SystemError) => void;
  /** Where secure calls go; undefined on the product's own domains, where they need not go anywhere else. */
  secureOrigin: string | undefined;
}

export function makeDataLayer(deps: DataLayerDeps): DataLayer {
  const { crumb } = deps;
  const queues = new Map<string, Promise<unknown>>();

  async function send(call: DataCall, proof: string | undefined): Promise<unknown> {
    const origin = (call.isSecure && deps.secureOrigin) || '';
    const url = origin + fillPath(call.path, { query: { ...call.query, [CRUMB_COOKIE]: proof } });
    const response = await deps
      .fetch(url, {
        method: call.method,
        credentials: origin === '' ? 'same-origin' : 'include',
        ...(call.signal && { signal: call.signal }),
        ...bodyOf(call),
      })
      .catch(() => {
        throw new DataError('noConnection', UNABLE_TO_CONNECT);
      });
    const body = await readJson(response, url);
    const details = isRecord(body) ? body : {};
    const isRefused =
      details.crumbFail === true || details.loginRequired === true || details.authorizationFail === true;
    if (response.ok && !isRefused) return body;
    throw refusal(response.ok ? 403 : response.status, details);
  }

  async function run(call: DataCall): Promise<unknown> {
    let told: string | undefined;
    let hasRetried = !call.retry;
    for (;;) {
      try {
        return await send(call, told ?? crumb.read());
      } catch (error) {
        if (!(error instanceof DataError)) throw error;
        const { crumbFail, crumb: fresh, loginRequired, authorizationFail } = error.details;
        if (crumbFail === true && typeof fresh === 'string' && told === undefined && crumb.canStore()) {
          crumb.store(fresh);
          // Not read back: a cookie of a neighbouring site may stand before ours.
          told = fresh;
        } else if (error.reason === 'noConnection' && !hasRetried) {
          hasRetried = true;
          await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
        } else if (!(loginRequired === true && (await askForLogin()))) {
          if (authorizationFail === true) deps.showSystemError(systemErrorOf(error));
          throw error;
        }
      }
    }
  }

  function askForLogin(): Promise<boolean> {
    const event = new LoginRequiredEvent();
    deps.fire(event);
    return event.hasLoggedIn();
  }

  return (call) => {
    if (call.queue === undefined) return run(call);
    const before = queues.get(call.queue) ?? Promise.resolve();
    const result = before.then(() => run(call));
    // A failure is its own caller's; the next in the queue has its turn all the same.
    queues.set(
      call.queue,
      result.catch(() => {}),
    );
    return result;
  };
}

/** The data layer of a page in the browser. */
export function browserDataLayer(secureOrigin?: string): DataLayer {
  return makeDataLayer({
    fetch: (...request) => fetch(...request),
    crumb: crumbCookie,
    fire: (event) => dispatchEvent(event),
    showSystemError: (error) =>
      void import('../layers/system-error.ts').then(({ showSystemError }) => showSystemError(error)),
    secureOrigin,
  });
}

function bodyOf({ json, form, bytes, parts, headers }: DataCall): RequestInit {
  if (parts) return { body: parts, ...(headers && { headers }) };
  if (bytes) return { body: bytes, headers: { ...headers, 'content-type': 'application/octet-stream' } };
  if (form) return { body: new URLSearchParams(form), ...(headers && { headers }) };
  if (json === undefined) return headers ? { headers } : {};
  return { body: JSON.stringify(json), headers: { ...headers, 'content-type': 'application/json' } };
}

async function readJson(response: Response, url: string): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch (error) {
    // A proxy's own error page is best told by its status.
    if (!response.ok) return undefined;
    throw new DataError('unreadable', messageOfUnparseable(url, error instanceof Error ? error.message : ''));
  }
}

function refusal(status: number, details: DataError['details']): DataError {
  const message = messageOfStatus(status);
  if (message !== UNABLE_TO_CONNECT) return new DataError('refused', message, { status, details });
  // Anything else with words of its own was answered by the server and not lost on the way.
  const own = typeof details.error === 'string' ? details.error : '';
  return own === ''
    ? new DataError('noConnection', message, { status, details })
    : new DataError('refused', own, { status, details });
}

function systemErrorOf({ details, message }: DataError): SystemError {
  const { cleaned, error, errorKey, requestId } = details;
  const key = [errorKey, requestId].find((value) => typeof value === 'string');
  return {
    isCleaned: cleaned === true,
    message: typeof error === 'string' ? error : message,
    ...(typeof key === 'string' && { key }),
  };
}
