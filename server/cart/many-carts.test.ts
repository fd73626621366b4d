import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forEachBeside } from '../database/gathering.ts';
import type { Tx } from '../database/database.ts';
import { useApp } from '../testing/app.ts';
import { markPurchased } from './store.ts';

const app = useApp();
const CARTS = 5000;
const BUYERS = 8;

/** How many carts this transaction has looked at, however it came to them. */
async function countRead(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables where relname = 'carts'`,
  );
  return rows[0]?.count ?? 0;
}

test('carts that are bought at once are found one by one, however many others the shop has', async () => {
  const { id: siteId } = await app.aSite();
  await app.db.site(siteId, (tx) =>
    tx.execute(sql`insert into carts (site_id, id, token_hash)
      select ${siteId}, lpad(n::text, 24, '0'), 'token ' || n from generate_series(1, ${CARTS}::int) n`),
  );
  const ids = Array.from({ length: BUYERS }, (_, index) => String(index * 100 + 1).padStart(24, '0'));
  const read = await app.db.siteGathered(siteId, async (tx) => {
    await forEachBeside(ids, (id) => markPurchased(tx, id));
    return countRead(tx);
  });
  expect(read).toBe(BUYERS);
  const { rows } = await app.db.site(siteId, (tx) =>
    tx.execute<{ id: string }>(sql`select id from carts where is_purchased order by id`),
  );
  expect(rows.map(({ id }) => id)).toEqual(ids);
});
