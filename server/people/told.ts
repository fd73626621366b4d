import { permissionsOf, type ContributorRole } from '#core/enumerations/permissions.ts';
import { toldOf, type News, type Told } from '#core/home/news.ts';
import type { Tx } from '../database/database.ts';
import { askOnce } from '../database/gathering.ts';
import { statement } from '../database/statement.ts';

interface Person extends Pick<Told, 'email' | 'isOwner' | 'notify'> {
  roles: ContributorRole[];
  permissions: number[];
}

const listing = statement<Person>(
  'list-people-to-tell',
  `select email, is_owner as "isOwner", notify, roles, permissions from memberships
   join accounts on accounts.id = memberships.account_id`,
);

/** Whom a piece of news is mailed to, among the people of the site and the addresses named for it. */
export async function addressesFor(
  tx: Tx,
  kind: News,
  given: { named: readonly string[]; usual?: readonly string[] },
): Promise<string[]> {
  const rows = await askOnce(tx, 'list-people-to-tell', () => listing(tx, []));
  const people = rows.map(({ roles, permissions, ...person }): Told => ({
    ...person,
    permissions: permissionsOf(roles, permissions),
  }));
  return toldOf(kind, people, given);
}
