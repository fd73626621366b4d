import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { accounts, domains, invitations, memberships } from '../database/schema.ts';

/** One change of a site's people at a time, so that two cannot each remove what the other relies on. */
export async function lockPeople(tx: Tx, siteId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`people:${siteId}`}, 0))`);
}

const person = {
  id: accounts.id,
  name: accounts.name,
  email: accounts.email,
  roles: memberships.roles,
  permissions: memberships.permissions,
  isOwner: memberships.isOwner,
};

export async function listPeople(tx: Tx) {
  return tx
    .select(person)
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .orderBy(desc(memberships.isOwner), accounts.name, accounts.email);
}

export async function findPerson(tx: Tx, accountId: string) {
  const [row] = await tx
    .select(person)
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(eq(memberships.accountId, accountId));
  return row;
}

export async function insertPerson(
  tx: Tx,
  row: { siteId: string; accountId: string; roles: number[] },
): Promise<void> {
  await tx.insert(memberships).values({ ...row, isOwner: false });
}

export async function updatePerson(
  tx: Tx,
  accountId: string,
  values: { roles?: number[]; permissions?: number[]; isOwner?: boolean },
): Promise<void> {
  await tx.update(memberships).set(values).where(eq(memberships.accountId, accountId));
}

export async function deletePerson(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(memberships).where(eq(memberships.accountId, accountId));
}

export async function listDomains(tx: Tx, siteId: string): Promise<string[]> {
  const rows = await tx.select({ host: domains.host }).from(domains).where(eq(domains.ownerSite, siteId));
  return rows.map(({ host }) => host);
}

const invitation = {
  id: invitations.id,
  email: invitations.email,
  roles: invitations.roles,
  message: invitations.message,
  invitedBy: accounts.name,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  acceptedAt: invitations.acceptedAt,
  revokedAt: invitations.revokedAt,
};

export type InvitationRow = Awaited<ReturnType<typeof listUnanswered>>[number];

/** Neither accepted nor taken back; some of them may be too old. */
export async function listUnanswered(tx: Tx) {
  return tx
    .select(invitation)
    .from(invitations)
    .leftJoin(accounts, eq(accounts.id, invitations.invitedBy))
    .where(and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
    .orderBy(desc(invitations.createdAt), invitations.id);
}

async function findOne(tx: Tx, is: ReturnType<typeof eq>): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select(invitation)
    .from(invitations)
    .leftJoin(accounts, eq(accounts.id, invitations.invitedBy))
    .where(is);
  return row;
}

export const findInvitation = (tx: Tx, id: string) => findOne(tx, eq(invitations.id, id));
export const findByHash = (tx: Tx, hash: string) => findOne(tx, eq(invitations.tokenHash, hash));

export async function insertInvitation(tx: Tx, row: typeof invitations.$inferInsert): Promise<void> {
  await tx.insert(invitations).values(row);
}

export async function updateInvitation(
  tx: Tx,
  id: string,
  values: Partial<typeof invitations.$inferInsert>,
): Promise<void> {
  await tx.update(invitations).set(values).where(eq(invitations.id, id));
}
