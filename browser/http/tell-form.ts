import { CENSUS_TIMEOUT_MS } from '#core/visitors/census.ts';
import type { Address } from '#contract/address.ts';
import { request } from './request.ts';
import { crumbHeaders } from './tell.ts';

/** Tells the server something in passing, as the fields of a form. */
export function tellForm({ method, path }: Address, fields: Readonly<Record<string, string>>): void {
  void request(method, path, {
    body: new URLSearchParams(fields),
    keepalive: true,
    signal: AbortSignal.timeout(CENSUS_TIMEOUT_MS),
    headers: crumbHeaders(),
  }).catch(() => {});
}
