import { CENSUS_TIMEOUT_MS } from '#core/visitors/census.ts';
import { fillPath, type Address, type Link } from '#contract/address.ts';
import type { GivenTo } from '#contract/index.ts';
import { crumbCookie } from './crumb.ts';
import { request } from './request.ts';

/** Tells the server something in passing: nobody waits for the answer, and leaving the page does not stop it. */
export function tell<A extends Address>(address: A, ...given: GivenTo<A>): void;
export function tell({ method, path }: Address, { body, ...link }: Link & { body?: unknown } = {}): void {
  void request(method, fillPath(path, link), {
    json: body,
    headers: { 'x-csrf-token': crumbCookie.read() ?? '' },
    keepalive: true,
    signal: AbortSignal.timeout(CENSUS_TIMEOUT_MS),
  }).catch(() => {});
}
