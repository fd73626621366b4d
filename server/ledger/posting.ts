import type { Postings } from '#core/commerce/orders/ledger.ts';
import type { Tx } from '../database/database.ts';
import { statementForMany } from '../database/gathering.ts';
import { newId } from '../ids.ts';

const posting = statementForMany<Movement & { id: string; account: string; cents: number }>(
  'post-money',
  `insert into ledger_entries (site_id, order_id, currency, at, id, account, cents)
   select "siteId", "orderId", currency, at, id, account, cents from json_to_recordset($1::json)
     as asked("siteId" text, "orderId" text, currency text, at timestamptz, id text, account text, cents bigint)`,
);

/** What a movement of money is about. */
export interface Movement {
  siteId: string;
  /** Of the order, or of the gift card where there is no order. */
  orderId: string;
  currency: string;
  at: Date;
}

/** Each movement of money is written twice, so that all of them together come to nothing. */
export async function post(tx: Tx, about: Movement, postings: Postings): Promise<void> {
  const rows = Object.entries(postings).filter(([, cents]) => cents !== 0);
  if (rows.reduce((sum, [, cents]) => sum + cents, 0) !== 0)
    throw new Error('A movement of money does not balance.');
  if (rows.length === 0) return;
  await posting(
    tx,
    rows.map(([account, cents]) => ({ ...about, id: newId(), account, cents })),
  );
}
