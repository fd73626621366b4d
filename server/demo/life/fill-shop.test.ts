import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { LISTED_STATES } from '#core/commerce/orders/orders.ts';
import { toCents } from '#core/money/currency.ts';
import { TEMPLATES } from '#site/templates/index.ts';
import { newId } from '../../ids.ts';
import { makeSite } from '../../sites/new-site.ts';
import { useApp } from '../../testing/app.ts';
import { fillShop } from './fill-shop.ts';

const kit = useApp();
const LONGEST_MS = 60_000;

type Row = Record<string, unknown>;

test(
  'four months of a shop, in every state, whose books and shelves agree and of which nobody was mailed',
  async () => {
    const [template] = TEMPLATES;
    if (!template) throw new Error('There is no shop to fill.');
    const { services } = kit.app;
    const { id: accountId } = await kit.anAccount();
    const identifier = `s${newId()}`;
    const siteId = await makeSite(services, { identifier, template, ownerId: accountId, readers: services });
    const shelves = () =>
      kit.db.readSite(siteId, async (tx) => {
        const { rows } = await tx.execute<Row>(
          sql`select id, qty_in_stock from product_variants order by id`,
        );
        return rows;
      });
    const before = await shelves();
    const until = new Date();
    const bought = await fillShop(services, { siteId, accountId, template, seed: 1, until });
    const one = (query: ReturnType<typeof sql>) =>
      kit.db.readSite(siteId, async (tx) => (await tx.execute<Row>(query)).rows);

    expect(bought.length).toBeGreaterThan(180);
    expect(bought.every(({ placedAt }) => placedAt < until)).toBe(true);
    const states = await one(sql`select distinct state from orders`);
    expect(states.map(({ state }) => String(state)).toSorted()).toEqual([...LISTED_STATES].toSorted());
    expect(
      await one(sql`select max(number) = count(*) as gapless, (select last_order from store_counters) = max(number)
      as counted, count(distinct cart_id) = count(*) as once from orders`),
    ).toEqual([{ gapless: true, counted: true, once: true }]);

    // Each movement comes to nothing, and each order to what was paid and not given back.
    expect(
      await one(sql`select order_id, at from ledger_entries group by 1, 2 having sum(cents) <> 0`),
    ).toEqual([]);
    expect(
      await one(sql`
        select o.number from orders o left join ledger_entries l
          on l.site_id = o.site_id and l.order_id = o.id and l.account = 'payments'
        group by o.number, o.is_paid, o.total_cents, o.refunded_cents, o.snapshot
        having coalesce(sum(l.cents), 0) <> case when o.is_paid then o.total_cents - o.refunded_cents - (
          select coalesce(sum((c->>'cents')::bigint), 0) from jsonb_array_elements(o.snapshot->'giftCards') c) else 0 end`),
    ).toEqual([]);
    expect(
      await one(sql`
        select o.number from orders o left join payments p on p.site_id = o.site_id and p.id = o.payment_id
        where (o.pay_way = 'card') <> (p.id is not null) or p.refunded <> o.refunded_cents`),
    ).toEqual([]);
    expect(
      await one(sql`
        select c.id from gift_cards c where c.balance_cents <>
          (select sum(m.cents) from gift_card_movements m where m.site_id = c.site_id and m.card_id = c.id)`),
    ).toEqual([]);
    const [owed] = await one(sql`
      select (select sum(balance_cents) from gift_cards) + sum(cents) as cents,
        (select count(*) from gift_card_movements where kind = 'spent') as spent
      from ledger_entries where account = 'giftCards'`);
    expect(Number(owed?.cents)).toBe(0);
    expect(Number(owed?.spent)).toBeGreaterThan(0);

    // Nothing is missing on the shelf, and nothing was ever sold that was not there.
    expect(await shelves()).toEqual(before);
    expect(
      await one(sql`
        select variant_id from stock_changes c join product_variants v on v.site_id = c.site_id and v.id = c.variant_id
        where not v.unlimited group by 1 having sum(delta) <> 0`),
    ).toEqual([]);
    expect(
      await one(sql`
        select id from site_users c where order_count <> (select count(*) from orders o where o.customer_id = c.id)`),
    ).toEqual([]);
    expect(
      await one(sql`
        select id from customer_subscriptions s where cycles <> (select count(*) from subscription_periods p
          join orders o on o.site_id = p.site_id and o.id = p.order_id where p.subscription_id = s.id)`),
    ).toEqual([]);
    const counts = await one(sql`select
      (select count(*)::int from mails) as mails,
      (select count(*)::int from form_submissions where not is_read and not is_spam) as unread,
      (select count(*)::int from comments where state = 'waiting') as comments,
      (select count(*)::int from reviews where state = 'waiting') as reviews,
      (select count(*)::int from letters where state = 'sent') as letters,
      (select count(*)::int from donations where state = 'PAID') as donations`);
    expect(counts).toEqual([{ mails: 0, unread: 3, comments: 2, reviews: 3, letters: 4, donations: 9 }]);

    // What was made up is as good as real: it can be given back at the provider.
    const [paid] = await one(sql`
      select id, total_cents::int as cents from orders
      where pay_way = 'card' and state = 'FULFILLED' and refunded_cents = 0
        and jsonb_array_length(snapshot->'giftCards') = 0 limit 1`);
    const owner = await kit.signIn(accountId, `${identifier}.plinth.test`, siteId);
    const body = {
      key: newId(),
      cents: toCents(Number(paid?.cents)),
      reason: '',
      restock: true,
      isMailed: false,
    };
    const refund = await kit.call('POST', `/api/commerce/orders/${String(paid?.id)}/refund`, {
      as: owner,
      body,
    });
    expect(refund.json()).toMatchObject({ state: 'REFUNDED' });
  },
  LONGEST_MS,
);
