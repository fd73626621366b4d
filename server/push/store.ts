import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { askOnce } from '../database/gathering.ts';
import { pushDevices } from '../database/schema.ts';
import { statement } from '../database/statement.ts';

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

type Listening = Pick<DeviceRow, 'id' | 'accountId' | 'p256dh' | 'auth'> & {
  browserLanguage: string;
  language: string;
  pushed: string[] | null;
  roles: number[];
  permissions: number[];
};

const listening = statement<Listening>(
  'list-listening',
  `select d.id, d.account_id as "accountId", d.p256dh, d.auth, d.language as "browserLanguage", a.language, m.pushed,
     m.roles, m.permissions
   from push_devices d
   join memberships m on m.account_id = d.account_id
   join accounts a on a.id = d.account_id`,
);

/** Every browser of the site, with what its person may hear of and wants to, and the language they read. */
export async function listListening(tx: Tx) {
  return askOnce(tx, 'list-listening', () => listening(tx, []));
}
