import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';

/** The next Monday at eight in the morning, where the site is. */
const nextAfter = (moment: Date, timeZone: string): SQL =>
  sql`(date_trunc('week', ${moment}::timestamptz at time zone ${timeZone}) + interval '7 days 8 hours') at time zone ${timeZone}`;

/** Says when, unless that is known already. */
export async function plan(tx: Tx, moment: Date, timeZone: string): Promise<Date | undefined> {
  const { rows } = await tx.execute<{ due: string }>(sql`
    insert into weekly_reports (site_id, due_at)
    values (current_setting('plinth.site_id'), ${nextAfter(moment, timeZone)})
    on conflict do nothing returning due_at as due`);
  return rows[0] && new Date(rows[0].due);
}

/** Of all who find it due, one takes it, and plans the next. */
export async function take(tx: Tx, moment: Date, timeZone: string): Promise<Date | undefined> {
  const { rows } = await tx.execute<{ due: string }>(sql`
    update weekly_reports set due_at = ${nextAfter(moment, timeZone)}
    where site_id = current_setting('plinth.site_id') and due_at <= ${moment} returning due_at as due`);
  return rows[0] && new Date(rows[0].due);
}

/** Of all sites, after the one named. */
export async function listDue(
  tx: Tx,
  moment: Date,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select site_id as id from weekly_reports where due_at <= ${moment} and site_id > ${after}
    order by site_id limit ${limit}`);
  return rows.map(({ id }) => id);
}
