import { eq } from 'drizzle-orm';
import { permissionsOf, type ContributorRole } from '#core/enumerations/permissions.ts';
import { toldOf, type News, type Told } from '#core/home/news.ts';
import type { Tx } from '../database/database.ts';
import { accounts, memberships } from '../database/schema.ts';

/** Whom a piece of news is mailed to, among the people of the site and the addresses named for it. */
export async function addressesFor(
  tx: Tx,
  kind: News,
  given: { named: readonly string[]; usual?: readonly string[] },
): Promise<string[]> {
  const rows = await tx
    .select({
      email: accounts.email,
      isOwner: memberships.isOwner,
      notify: memberships.notify,
      roles: memberships.roles,
      permissions: memberships.permissions,
    })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId));
  const people = rows.map(({ roles, permissions, ...person }): Told => ({
    ...person,
    permissions: permissionsOf(roles as ContributorRole[], permissions),
  }));
  return toldOf(kind, people, given);
}
