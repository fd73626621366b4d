import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { accounts, memberships, pushDevices } from '../database/schema.ts';

export type DeviceRow = typeof pushDevices.$inferSelect;

/** A browser has one endpoint: whoever turned it on last is who it tells. Returns the id it has. */
export async function keepDevice(tx: Tx, row: typeof pushDevices.$inferInsert): Promise<string> {
  const { accountId, sessionHash, p256dh, auth, device, language } = row;
  const [kept] = await tx
    .insert(pushDevices)
    .values(row)
    .onConflictDoUpdate({
      target: [pushDevices.siteId, pushDevices.endpoint],
      set: { accountId, sessionHash, p256dh, auth, device, language },
    })
    .returning({ id: pushDevices.id });
  return kept?.id ?? row.id;
}

export async function listDevices(tx: Tx, accountId: string): Promise<DeviceRow[]> {
  return tx
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.accountId, accountId))
    .orderBy(desc(pushDevices.createdAt), asc(pushDevices.id));
}

export async function findDevice(tx: Tx, id: string): Promise<DeviceRow | undefined> {
  const [row] = await tx.select().from(pushDevices).where(eq(pushDevices.id, id));
  return row;
}

/** Says whether the account had such a one. */
export async function dropDevice(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.accountId, accountId), eq(pushDevices.id, id)))
    .returning({ id: pushDevices.id });
  return gone.length > 0;
}

export async function dropDevices(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(pushDevices).where(inArray(pushDevices.id, [...ids]));
}

/** Every browser of the site, with what its person may hear of and wants to, and the language they read. */
export async function listListening(tx: Tx) {
  return tx
    .select({
      id: pushDevices.id,
      accountId: pushDevices.accountId,
      p256dh: pushDevices.p256dh,
      auth: pushDevices.auth,
      browserLanguage: pushDevices.language,
      language: accounts.language,
      pushed: memberships.pushed,
      roles: memberships.roles,
      permissions: memberships.permissions,
    })
    .from(pushDevices)
    .innerJoin(memberships, eq(memberships.accountId, pushDevices.accountId))
    .innerJoin(accounts, eq(accounts.id, pushDevices.accountId));
}
