import { getTableColumns, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { landings, workEvents } from '../database/schema.ts';

export async function addEvents(tx: Tx, rows: (typeof workEvents.$inferInsert)[]): Promise<void> {
  await tx.insert(workEvents).values(rows);
}

export async function forgetEvents(tx: Tx, days: number): Promise<void> {
  await tx.execute(sql`delete from work_events where at < now() - make_interval(days => ${days})`);
}

export async function countEvents(tx: Tx): Promise<{ channel: string; event: string; count: number }[]> {
  const { rows } = await tx.execute<{ channel: string; event: string; count: number }>(
    sql`select channel, event, count(*)::int as count from work_events group by 1, 2 order by 3 desc, 1, 2 limit 500`,
  );
  return rows;
}

export async function countLanding(tx: Tx, row: Omit<typeof landings.$inferInsert, 'count'>): Promise<void> {
  await tx
    .insert(landings)
    .values({ ...row, count: 1 })
    .onConflictDoUpdate({ target: landings.id, set: { count: sql`${landings.count} + 1` } });
}

export async function listLandings(tx: Tx) {
  const { id: _, ...columns } = getTableColumns(landings);
  return tx
    .select(columns)
    .from(landings)
    .where(sql`${landings.day} > current_date - 30`)
    .orderBy(sql`${landings.count} desc`)
    .limit(500);
}
