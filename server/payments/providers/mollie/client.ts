import { isRecord } from '#core/fields/field.ts';
import { ProviderSilent } from '../provider.ts';

const TIMEOUT_MS = 20_000;
const TOO_MANY = 429;
const SERVER_ERRORS = 500;

export interface MollieAnswer {
  isOk: boolean;
  status: number;
  body: Readonly<Record<string, unknown>>;
}

/** Calls of Mollie's API by one key. No answer, a busy or a broken service: neither a yes nor a no. */
export function makeMollieClient({ url, apiKey }: { url: string; apiKey: string }) {
  return async function call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    sent: { body?: object; key?: string } = {},
  ): Promise<MollieAnswer> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${url}/v2${path}`, {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          ...(sent.key !== undefined && { 'idempotency-key': sent.key }),
        },
        ...(sent.body && { body: JSON.stringify(sent.body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      text = await response.text();
    } catch (error) {
      throw new ProviderSilent('Mollie did not answer.', { cause: error });
    }
    const { ok: isOk, status } = response;
    if (status === TOO_MANY || status >= SERVER_ERRORS)
      throw new ProviderSilent(`Mollie answered with ${status}.`);
    return { isOk, status, body: parse(text) };
  };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}
