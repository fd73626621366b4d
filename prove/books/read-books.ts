import type { Client } from 'pg';
import type { BookedOrder, Books } from './books.ts';

/** Reads what everybody wrote down, past the walls between sites. */
export async function readBooks(
  client: Client,
  siteId: string,
  given: { firstStock: ReadonlyMap<string, number>; acknowledged: Iterable<string> },
): Promise<Books> {
  const rows = async <Row extends object>(text: string, values: unknown[] = [siteId]) =>
    (await client.query<Row>(text, values)).rows;
  const orders = await rows<BookedOrder>(
    `select id, cart_id as "cartId", number, state, pay_way as "payWay", is_paid as "isPaid",
       total_cents::int as "totalCents", refunded_cents::int as "refundedCents", currency,
       (select coalesce(sum((card->>'cents')::int), 0)::int from jsonb_array_elements(coalesce(snapshot->'giftCards', '[]')) card)
         as "cardCents",
       exists (select from order_events e where e.site_id = o.site_id and e.order_id = o.id and e.kind = 'restocked')
         as "isRestocked",
       (select jsonb_agg(jsonb_build_object('variantId', line->>'variantId', 'quantity', (line->>'quantity')::int))
        from jsonb_array_elements(snapshot->'lines') line) as lines
     from orders o where site_id = $1`,
  );
  const left = await rows<{ id: string; left: number }>(
    'select id, qty_in_stock as left from product_variants where site_id = $1 and id = any($2)',
    [siteId, [...given.firstStock.keys()]],
  );
  return {
    orders,
    variants: left.map(({ id, left: now }) => ({ id, left: now, first: given.firstStock.get(id) ?? 0 })),
    charges: await rows(
      `select split_part(p.subject, ':', 2) as "orderId", t.state, t.amount::int as amount,
         t.refunded::int as refunded, t.currency
       from test_payments t join payments p on t.reference = p.site_id || ':' || p.id
       where p.site_id = $1 and p.subject like 'order:%'`,
    ),
    ledger: await rows(
      'select order_id as "orderId", account, cents::int as cents from ledger_entries where site_id = $1',
    ),
    codes: await rows(
      `select d.id, d.max_uses as "maxUses", d.used,
         coalesce((select array_agg(u.order_id) from discount_uses u
           where u.site_id = d.site_id and u.discount_id = d.id), '{}') as uses
       from discounts d where d.site_id = $1`,
    ),
    cards: await rows(
      `select c.id, c.issued_cents::int as issued, c.balance_cents::int as balance,
         (select coalesce(sum(m.cents), 0)::int from gift_card_movements m
          where m.site_id = c.site_id and m.card_id = c.id) as moved
       from gift_cards c where c.site_id = $1`,
    ),
    acknowledged: [...given.acknowledged],
  };
}

/** Lets the hours pass that the jobs left over from a crash would wait for. */
export async function letTimePass(client: Client): Promise<void> {
  await client.query(`update orders set held_until = now() where state = 'AWAITING' and held_until > now()`);
  await client.query(`update jobs.job set state = 'retry', start_after = now() where state = 'active'`);
  await client.query(
    `update jobs.job set start_after = now() where state in ('created', 'retry') and start_after > now()
       and name in ('order-hold-ends', 'order-payment-ask-again', 'test-payment-settle')`,
  );
}

export async function countWaiting(client: Client, siteId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from orders where site_id = $1 and state = 'AWAITING'`,
    [siteId],
  );
  return rows[0]?.count ?? 0;
}

/** A stock that never falls, whatever is taken: the proof has to notice it. */
export async function plantBug(client: Client): Promise<void> {
  await client.query(`
    create function planted() returns trigger language plpgsql as
      'begin new.qty_in_stock := old.qty_in_stock; return new; end';
    create trigger planted before update on product_variants for each row execute function planted()`);
}
