import { keyHeaders } from './admin-keys.ts';
import { request } from '#browser/http/request.ts';
import type { DataCall, DataLayer } from '#browser/http/data-layer.ts';

/** Answers asked for while the application itself is still on its way, each given out once. */
const asked = new Map<string, Promise<unknown>>();

export function askEarly(path: string): Promise<unknown> {
  const answer = request('GET', path, { headers: keyHeaders() })
    .then((response): Promise<unknown> | undefined => (response.ok ? response.json() : undefined))
    // Whoever needs it asks again, and says what is wrong.
    .catch(() => undefined);
  asked.set(path, answer);
  return answer;
}

/** What was asked early has had its use once the page is open: from then on it would only be old. */
export function forgetEarly(): void {
  asked.clear();
}

/** Calls whose answer is on its way already do not ask again. */
export function withEarly(send: DataLayer): DataLayer {
  return async (call) => (await take(call)) ?? send(call);
}

function take({ method, path }: DataCall): Promise<unknown> | undefined {
  const answer = method === 'GET' ? asked.get(path) : undefined;
  asked.delete(path);
  return answer;
}
