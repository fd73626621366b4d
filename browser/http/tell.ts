import { CENSUS_TIMEOUT_MS } from '#core/visitors/census.ts';
import { fillPath, type Address, type Link } from '#contract/address.ts';
import type { GivenTo } from '#contract/index.ts';
import { request, type Headers } from './request.ts';

/** Tells the server something in passing: nobody waits for the answer, and leaving the page does not stop it. */
export function tell<A extends Address>(address: A, ...given: GivenTo<A, { headers?: Headers }>): void;
export function tell(
  { method, path }: Address,
  { body, headers, ...link }: Link & { body?: unknown; headers?: Headers } = {},
): void {
  void request(method, fillPath(path, link), {
    json: body,
    keepalive: true,
    signal: AbortSignal.timeout(CENSUS_TIMEOUT_MS),
    headers,
  }).catch(() => {});
}
