import { CENSUS_TIMEOUT_MS } from '#core/visitors/census.ts';
import { fillPath, type Address, type Link } from '#contract/address.ts';
import type { GivenTo } from '#contract/index.ts';
import { crumbCookie } from './crumb.ts';
import { request, type Headers } from './request.ts';

/** The crumb of whoever is signed in; without it their call is dropped. */
const crumbHeaders = (): Headers => {
  const crumb = crumbCookie.read();
  return crumb ? { 'x-csrf-token': crumb } : {};
};

/** Tells the server something in passing: nobody waits for the answer, and leaving the page does not stop it. */
export function tell<A extends Address>(address: A, ...given: GivenTo<A, { headers?: Headers }>): void;
export function tell(
  { method, path }: Address,
  { body, headers, ...link }: Link & { body?: unknown; headers?: Headers } = {},
): void {
  sendInPassing(method, fillPath(path, link), { json: body, headers });
}

export function sendInPassing(
  method: string,
  path: string,
  sent: NonNullable<Parameters<typeof request>[2]>,
): void {
  void request(method, path, {
    ...sent,
    keepalive: true,
    signal: AbortSignal.timeout(CENSUS_TIMEOUT_MS),
    headers: { ...crumbHeaders(), ...sent.headers },
  }).catch(() => {});
}
