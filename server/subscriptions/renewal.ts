import { NO_CENTS, toCents } from '#core/money/currency.ts';
import { graceEnd } from '#core/subscriptions/dunning.ts';
import { isOver } from '#core/subscriptions/states.ts';
import { Failure } from '#contract/errors.ts';
import type { Carts } from '../cart/service.ts';
import type { Database, End, Tx } from '../database/database.ts';
import { forEachBeside } from '../database/gathering.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Orders } from '../orders/service.ts';
import type { Payment } from '../payments/service.ts';
import { isComplete, isPrepaid } from './advancing.ts';
import { LOOK_AGAIN_MS, SUBSCRIPTION, type AttemptDeps, type Attempting } from './attempting.ts';
import type { InShop } from './outcomes.ts';
import * as store from './store.ts';
import type { SubscriptionRow } from './store.ts';

export interface RenewalDeps extends AttemptDeps {
  db: Database;
  carts: Carts;
  orders: Orders;
  attempting: Attempting;
}

/** Where a subscription is at home; nothing where the site is gone. */
async function shopOf({ sites, carts }: RenewalDeps, siteId: string): Promise<InShop | undefined> {
  const site = await sites.find(siteId);
  return site && { site, rules: await carts.rulesOf(site) };
}

/** The same, asked for once in a transaction: it is always of one site. */
function makeShopFor(deps: RenewalDeps) {
  const known = new WeakMap<Tx, Promise<InShop | undefined>>();
  return (tx: Tx, siteId: string): Promise<InShop | undefined> => {
    const shop = known.get(tx) ?? shopOf(deps, siteId);
    known.set(tx, shop);
    return shop;
  };
}

/** What comes of a payment, in the transaction that settles it. */
export function settleSubscriptions(deps: RenewalDeps): void {
  const { sites, orders, payments, outcomes } = deps;
  const shopFor = makeShopFor(deps);
  payments.whenSettled(SUBSCRIPTION, {
    async inside(tx, payment, finish) {
      const { siteId, subject, state, amount, problem } = payment;
      const row = await store.lock(tx, subject.slice(SUBSCRIPTION.length + 1));
      const shop = row?.attempt ? await shopFor(tx, siteId) : undefined;
      if (!row?.attempt || !shop) throw new Error('Nobody waits for this payment.');
      const { attempt: waiting } = row;
      const hasEnded = isOver(row.state);
      if (hasEnded) await store.update(tx, row.id, { attempt: null });
      if (state === 'succeeded') {
        if (!hasEnded) await outcomes.begin(tx, shop, row, waiting);
        await orders.lifecycle.confirm(tx, { siteId, orderId: waiting.orderId, isPaid: true }, finish);
        return;
      }
      await orders.lifecycle.release(tx, siteId, waiting.orderId);
      if (hasEnded) return;
      if (row.state === 'awaiting') await outcomes.moveTo(tx, row, 'failed', { attempt: null, dueAt: null });
      else await outcomes.decline(tx, shop, row, { cents: amount, problem });
    },
    after: ({ siteId, state }) => {
      if (state !== 'succeeded') sites.forget(siteId);
    },
  });
}

/** Moves subscriptions on when their time has come. */
export function makeRenewal(deps: RenewalDeps) {
  const { db, payments, attempting, outcomes, letters, now } = deps;

  /** Two weeks without a payment: as the owner chose. */
  async function giveUp(tx: Tx, { site, rules }: InShop, row: SubscriptionRow): Promise<undefined> {
    const { settings } = rules;
    const to = settings.store.unpaidSubscriptions;
    const end = to === 'paused' ? 'unpaidPaused' : 'unpaidCancelled';
    await letters.ended(tx, { site, settings }, row, end);
    if (to === 'cancelled') return outcomes.end(tx, row, to, 'It was not paid.').then(() => undefined);
    const change = { dueAt: null, leftMs: 0, attempts: 0, pastDueSince: null };
    await outcomes.moveTo(tx, row, 'paused', change);
    await store.note(tx, row, { kind: 'paused', words: 'It was not paid.', at: now() });
    return undefined;
  }

  /** The next period of a subscription that goes on. */
  async function renew(tx: Tx, shop: InShop, row: SubscriptionRow, end: End) {
    if (isComplete(row) && !isPrepaid(row)) {
      await letters.ended(tx, { site: shop.site, settings: shop.rules.settings }, row, 'complete');
      await outcomes.end(tx, row, 'finished', '');
      return undefined;
    }
    const [last] = row.payWay === 'manual' ? await store.listPeriods(tx, row.id, 1) : [];
    if (last && !last.isPaid) {
      const cents = toCents(last.totalCents ?? NO_CENTS);
      await outcomes.decline(tx, shop, row, { cents, problem: null });
      return undefined;
    }
    return attempting.attempt(tx, shop, row, { end });
  }

  /** What time asks for; a payment comes back to be carried out. */
  async function whatIsDue(tx: Tx, shop: InShop, row: SubscriptionRow, finish: End) {
    const open = row.attempt ? await attempting.findOpen(tx, row.id) : undefined;
    if (open) {
      await outcomes.setDue(tx, row, new Date(now().getTime() + LOOK_AGAIN_MS));
      return open;
    }
    switch (row.state) {
      case 'awaiting':
        await outcomes.moveTo(tx, row, 'failed', { dueAt: null });
        return undefined;
      case 'cancelling': {
        if (isPrepaid(row)) return renew(tx, shop, row, finish);
        await letters.ended(tx, { site: shop.site, settings: shop.rules.settings }, row, 'endedAsAsked');
        await outcomes.end(tx, row, 'cancelled', '');
        return undefined;
      }
      case 'pastDue': {
        const isGivenUp = row.pastDueSince !== null && graceEnd(row.pastDueSince) <= now();
        return isGivenUp ? giveUp(tx, shop, row) : renew(tx, shop, row, finish);
      }
      case 'scheduled': {
        if (row.cycles > 0) return outcomes.start(tx, row).then(() => undefined);
        if (row.plan.trialDays > 0) return outcomes.beginTrial(tx, row).then(() => undefined);
        return renew(tx, shop, row, finish);
      }
      case 'trial':
      case 'active':
        return renew(tx, shop, row, finish);
      default:
        await outcomes.setDue(tx, row, null);
        return undefined;
    }
  }

  /** Does what is due of these, in one transaction; payments come back to be carried out. */
  const begin = (shop: InShop, ids: readonly string[]): Promise<Payment[] | Failure> =>
    unlessRefused<Payment[]>(db.siteGathered, shop.site.id, async (tx, finish) => {
      const rows = await store.lockDue(tx, ids, now());
      const open: Payment[] = [];
      for (const each of await forEachBeside(rows, (row) => whatIsDue(tx, shop, row, finish))) {
        if (each instanceof Failure) return each;
        if (each) open.push(each);
      }
      return open;
    });

  async function carryOut({ site }: InShop, open: readonly Payment[]): Promise<void> {
    const started = open.filter(({ state }) => state === 'started');
    const problems = await attempting.runAll(site, started);
    for (const payment of open) {
      if (payment.state === 'processing') await payments.look(payment);
      // Nobody has answered their bank in time.
      else if (payment.state === 'needsConfirmation') await payments.confirm(payment, false);
    }
    if (problems.length > 0) throw problems[0];
  }

  /** Half by half, down to the one it is about. What goes wrong with one is told about once the others are done. */
  async function inHalves(siteId: string, ids: readonly string[]): Promise<void> {
    const middle = Math.ceil(ids.length / 2);
    const problems: unknown[] = [];
    for (const half of [ids.slice(0, middle), ids.slice(middle)])
      await keepTime(siteId, half).catch((error: unknown) => problems.push(error));
    if (problems.length > 0) throw problems[0];
  }

  async function keepTime(siteId: string, ids: readonly string[]): Promise<void> {
    const shop = await shopOf(deps, siteId);
    if (!shop) return;
    const [only, ...others] = ids;
    if (only === undefined) return;
    const open = await begin(shop, ids).catch((error: unknown) => ({ error }));
    if (Array.isArray(open)) return carryOut(shop, open);
    // What one of them is refused or fails with undoes all of it.
    if (others.length > 0) return inHalves(siteId, ids);
    if ('error' in open) throw open.error;
    // Somebody bought the last one meanwhile.
    await db.site(siteId, async (tx) => {
      const row = await store.lock(tx, only);
      if (row) await outcomes.waitForStock(tx, shop, row);
    });
  }

  return {
    shopOf: (siteId: string) => shopOf(deps, siteId),

    /** Carries out what is due of these. Safe to call at any time and from several nodes at once. */
    keepTime,
  };
}

export type Renewal = ReturnType<typeof makeRenewal>;
