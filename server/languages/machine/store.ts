import { desc, eq, gte, sql, and } from 'drizzle-orm';
import type { RunState } from '#core/languages/machine/runs.ts';
import type { Tx } from '../../database/database.ts';
import { machineTranslations, translationServices } from '../../database/schema.ts';
import { translationKeysPlace } from '../../secrets/places.ts';
import type { Vault } from '../../secrets/vault.ts';

export interface Account {
  service: string;
  key: string;
  address: string;
  monthlyLimit: number;
}

export async function readAccount(tx: Tx, vault: Vault): Promise<Account | undefined> {
  const [row] = await tx.select().from(translationServices);
  if (!row) return undefined;
  const keys = vault.open(translationKeysPlace(row.siteId), row.keys.sealed);
  const { key, address } = JSON.parse(keys) as Pick<Account, 'key' | 'address'>;
  return { service: row.service, monthlyLimit: row.monthlyLimit, key, address };
}

export async function putAccount(
  tx: Tx,
  vault: Vault,
  { siteId, key, address, ...row }: Account & { siteId: string; updatedAt: Date },
): Promise<void> {
  const sealed = vault.seal(translationKeysPlace(siteId), JSON.stringify({ key, address }));
  await dropAccount(tx, siteId);
  await tx.insert(translationServices).values({ siteId, ...row, keys: { sealed } });
}

export async function dropAccount(tx: Tx, siteId: string): Promise<void> {
  await tx.delete(translationServices).where(eq(translationServices.siteId, siteId));
}

export type RunRow = typeof machineTranslations.$inferSelect;

export async function latestRun(tx: Tx): Promise<RunRow | undefined> {
  const [row] = await tx
    .select()
    .from(machineTranslations)
    .orderBy(desc(machineTranslations.startedAt), desc(machineTranslations.id))
    .limit(1);
  return row;
}

export async function findRun(tx: Tx, id: string): Promise<RunRow | undefined> {
  const [row] = await tx.select().from(machineTranslations).where(eq(machineTranslations.id, id));
  return row;
}

/** Nothing while another one goes on. */
export async function insertRun(
  tx: Tx,
  row: typeof machineTranslations.$inferInsert,
): Promise<RunRow | undefined> {
  const [begun] = await tx.insert(machineTranslations).values(row).onConflictDoNothing().returning();
  return begun;
}

/** What a run has done, added to what it had. */
export async function addToRun(
  tx: Tx,
  id: string,
  more: Readonly<Partial<Record<'done' | 'refused' | 'characters', number>>>,
): Promise<void> {
  await tx
    .update(machineTranslations)
    .set({
      done: sql`${machineTranslations.done} + ${more.done ?? 0}`,
      refused: sql`${machineTranslations.refused} + ${more.refused ?? 0}`,
      characters: sql`${machineTranslations.characters} + ${more.characters ?? 0}`,
    })
    .where(eq(machineTranslations.id, id));
}

/** Nothing where it was in another state by then. */
export async function endRun(
  tx: Tx,
  id: string,
  { from, to, problem }: { from: RunState; to: RunState; problem?: string },
): Promise<RunRow | undefined> {
  const [row] = await tx
    .update(machineTranslations)
    .set({ state: to, ...(problem !== undefined && { problem }) })
    .where(and(eq(machineTranslations.id, id), eq(machineTranslations.state, from)))
    .returning();
  return row;
}

export async function charactersSince(tx: Tx, since: Date): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${machineTranslations.characters}), 0)::int` })
    .from(machineTranslations)
    .where(gte(machineTranslations.startedAt, since));
  return row?.sum ?? 0;
}
