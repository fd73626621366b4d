import { CRUMB_COOKIE } from '#core/visitors/cookies.ts';
import { fillPath, type Address, type Link } from './address.ts';
import type { LinkTo } from './index.ts';

interface Proof {
  /** Shows that a change comes from a page of ours; empty for strangers, who need none. */
  crumb?: string | undefined;
}

/** The address of a call as links and the actions of forms have it. */
export function hrefTo<A extends Address>(address: A, ...link: LinkTo<A, Proof>): string;
export function hrefTo({ path }: Address, { params, query, crumb }: Link & Proof = {}): string {
  return fillPath(path, { params, query: { ...query, [CRUMB_COOKIE]: crumb || undefined } });
}
