import type { z } from 'zod';
import { CRUMB_COOKIE } from '#core/cookies.ts';
import { isRecord } from '#core/fields/field.ts';
import { UNABLE_TO_CONNECT, UNPARSEABLE_RESPONSE } from '#core/messages/connection.ts';
import type { Received, Route } from '#contract/route.ts';
import { CallProblem, problemOf } from './problem.ts';

type Part<N extends string, T> = T extends z.ZodType
  ? Partial<z.input<T>> extends z.input<T>
    ? { [K in N]?: z.input<T> }
    : { [K in N]: z.input<T> }
  : { [K in N]?: undefined };

/** What a route wants besides its name; parts it does not declare cannot be given. */
export type Given<R extends Route> = Part<'params', R['params']> &
  Part<'query', R['query']> &
  Part<'body', R['body']>;

export type Call = <R extends Route>(route: R, given: Given<R>) => Promise<Received<R>>;

export interface CallDeps {
  fetch: typeof fetch;
  crumb: { read(): string | undefined; store(crumb: string): void; canStore(): boolean };
  /** Asks the person to log in again; true once they did and the call can be repeated. */
  logIn: () => Promise<boolean>;
}

/** Calls of the contract: proof of origin, one repetition after a changed crumb, log-in when it ran out. */
export function makeCall({ fetch, crumb, logIn }: CallDeps): Call {
  async function send(route: Route, given: Parts): Promise<unknown> {
    const url = addressOf(route, given, route.method === 'GET' ? undefined : crumb.read());
    const init: RequestInit = { method: route.method, credentials: 'same-origin' };
    if (route.body) {
      init.headers = { 'content-type': 'application/json' };
      init.body = JSON.stringify(given.body);
    }
    const response = await fetch(url, init).catch(() => {
      throw new CallProblem('noConnection', UNABLE_TO_CONNECT);
    });
    const body = await readJson(response, url);
    if (response.ok) return body;
    throw problemOf(response.status, isRecord(body) ? body : {});
  }

  async function attempt(route: Route, given: Parts, hasNewCrumb: boolean): Promise<unknown> {
    try {
      return await send(route, given);
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      const { crumbFail, crumb: fresh, loginRequired } = error.details;
      if (crumbFail === true && typeof fresh === 'string' && !hasNewCrumb && crumb.canStore()) {
        crumb.store(fresh);
        return attempt(route, given, true);
      }
      if (loginRequired === true && (await logIn())) return attempt(route, given, hasNewCrumb);
      throw error;
    }
  }

  return async (route, given) =>
    route.reply.parse(await attempt(route, given as Parts, false)) as Received<typeof route>;
}

interface Parts {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
}

function addressOf(route: Route, { params = {}, query = {} }: Parts, crumb: string | undefined): string {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  if (crumb !== undefined) search.set(CRUMB_COOKIE, crumb);
  return search.size === 0 ? path : `${path}?${search}`;
}

async function readJson(response: Response, url: string): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch (error) {
    // A proxy's own error page is best told by its status.
    if (!response.ok) return undefined;
    const message = error instanceof Error ? error.message : '';
    throw new CallProblem(
      'unreadable',
      UNPARSEABLE_RESPONSE.replace('{url}', url).replace('{message}', message),
    );
  }
}
