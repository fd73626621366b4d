import { fillPath, type Address, type Link } from '#contract/address.ts';
import type { LinkTo, ReplyAt } from '#contract/index.ts';
import { request } from './request.ts';

/** Reads what everybody may know, without what changes need: no crumb, no queue, no log-in. */
export function ask<A extends Address>(
  address: A,
  ...given: LinkTo<A, { signal?: AbortSignal }>
): Promise<ReplyAt<A>>;
export async function ask(
  { method, path }: Address,
  { signal, ...link }: Link & { signal?: AbortSignal } = {},
): Promise<unknown> {
  const answer = await request(method, fillPath(path, link), { signal: signal ?? null });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
}
