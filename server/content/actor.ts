import { mayEdit, mayList, type DocumentKind, type Which } from '#core/content/kinds.ts';
import { fail } from '#contract/errors.ts';
import type { Visitor } from '../http/context.ts';

/** Who acts on which site. `accountId` is null for the system itself. */
export interface Actor {
  siteId: string;
  accountId: string | null;
  /** What the account holds; without it no document is refused, as for the system itself. */
  permissions?: readonly number[];
}

export type Reader = Pick<Actor, 'siteId' | 'permissions'>;

export function isAllowed({ permissions }: Pick<Actor, 'permissions'>, document: Which): boolean {
  return permissions === undefined || mayEdit(permissions, document);
}

export function isListed({ permissions }: Pick<Actor, 'permissions'>, kind: DocumentKind): boolean {
  return permissions === undefined || mayList(permissions, kind);
}

/** Who makes a call. */
export const actorOf = ({ site, visitor }: { site: { id: string }; visitor: Visitor }): Actor => ({
  siteId: site.id,
  accountId: visitor.accountId,
  permissions: visitor.permissions,
});

/** Who did it, for the log of activity. */
export const by = ({ siteId, accountId }: Actor) => ({ siteId, accountId });

export const refuseKind = () => fail('forbidden', { authorizationFail: true });

/** What it means when an address is in use already, by the index that says so. */
export const TAKEN = {
  documents_key: () => fail('conflict'),
  documents_draft_path: () => fail('pathTaken'),
  live_pages_path: () => fail('pathTaken'),
  items_slug: () =>
    fail(
      'pathTaken',
      {},
      'Another item of this collection already uses this address. Please choose a different one.',
    ),
} as const;
