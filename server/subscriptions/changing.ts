import { addressProblems, type Address } from '#core/commerce/cart/address.ts';
import { effectivePrice, isInStock, isVisible } from '#core/commerce/catalogue/product.ts';
import { toCents } from '#core/money/currency.ts';
import { periodsAfter } from '#core/subscriptions/calendar.ts';
import { withPrice } from '#core/subscriptions/proration.ts';
import { actionsFor, type SubscriptionAction, type SubscriptionEvent } from '#core/subscriptions/states.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Subscribed, SubscriptionWish } from '#contract/shop/subscriptions.ts';
import { recordAction } from '../audit.ts';
import type { CartPricing } from '../cart/pricing.ts';
import type { Tx } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Site } from '../http/context.ts';
import { saveMethod } from '../payments/save-method.ts';
import type { Payment } from '../payments/service.ts';
import type { InShop, Renewal, RenewalDeps } from './renewal.ts';
import * as store from './store.ts';
import type { SubscriptionRow } from './store.ts';
import type { Subscribing } from './subscribing.ts';

/** Who changes a subscription: its customer, or somebody of the shop. */
export interface Changer {
  site: Site;
  accountId: string | null;
  /** Only their own; owners change everybody's. */
  customerId?: string;
}

export const factsOf = (row: SubscriptionRow) => ({
  state: row.state,
  isShipped: row.type === 'PHYSICAL',
  isCard: row.payWay === 'card',
  isPrepaid: row.plan.prepaidCycles > 1,
});

/** What customers and owners do with a subscription. */
export function makeChanging(
  deps: RenewalDeps & { pricing: CartPricing; renewal: Renewal; subscribing: Subscribing },
) {
  const { db, payments, pricing, letters, renewal, subscribing, now } = deps;

  interface Change {
    tx: Tx;
    shop: InShop;
    row: SubscriptionRow;
    by: Changer;
  }

  const note = ({ tx, row, by }: Change, kind: SubscriptionEvent, words = '') =>
    store.note(tx, row, { kind, words, accountId: by.accountId, at: now() });

  async function skip(change: Change) {
    const { tx, row } = change;
    const steps = row.steps + 1;
    const { anchor, plan, timeZone } = row;
    const periodEnd = periodsAfter(anchor, plan.billingPeriod, { count: steps, timeZone });
    await renewal.moveTo(tx, row, row.state, { steps, periodEnd, dueAt: periodEnd });
    await note(change, 'skipped');
  }

  /** What is left of the paid period is kept for later. */
  async function pause(change: Change) {
    const { tx, row } = change;
    const leftMs = row.state === 'pastDue' ? 0 : Math.max(0, row.periodEnd.getTime() - now().getTime());
    await renewal.moveTo(tx, row, 'paused', { leftMs, pastDueSince: null, attempts: 0, dueAt: null });
    await note(change, 'paused');
  }

  async function resume(change: Change) {
    const { tx, row } = change;
    const periodEnd = new Date(now().getTime() + (row.leftMs ?? 0));
    const isTrial = row.paidCycles === 0;
    await renewal.moveTo(tx, row, isTrial ? 'trial' : 'active', {
      anchor: periodEnd,
      steps: 0,
      periodEnd,
      leftMs: null,
      dueAt: periodEnd,
    });
    await note(change, 'resumed');
  }

  /** Goods change with the next order; a service at once, and the next payment makes up the difference. */
  async function swap(
    change: Change,
    wish: { variantId: string; quantity: number },
  ): Promise<void | Failure> {
    const { tx, row } = change;
    const facts = await pricing.look(tx, { variantIds: [wish.variantId], codes: [], email: '' });
    const found = facts.known.get(wish.variantId);
    if (!found || found.productId !== row.productId || !isVisible(found, now())) return fail('notForSale');
    if (!isInStock(found, wish.quantity)) return fail('notEnough', { available: found.qtyInStock });
    const isSameVariant = wish.variantId === row.variantId;
    const unitCents = isSameVariant ? row.unitCents : effectivePrice(found);
    const elapsed = row.prices && row.prices.lengthMs - (row.periodEnd.getTime() - now().getTime());
    const prices =
      row.prices && elapsed !== null
        ? withPrice(row.prices, elapsed, toCents(unitCents * wish.quantity))
        : null;
    const title = [found.title, ...found.optionValues].join(', ');
    await store.update(tx, row.id, {
      ...wish,
      title,
      unitCents,
      prices,
      ...(!isSameVariant && { announcedCents: null }),
    });
    await note(change, 'swapped', `${wish.quantity} × ${title}`);
    return undefined;
  }

  async function setAddress(change: Change, shipping: Address): Promise<void | Failure> {
    const { tx, row } = change;
    const errors = Object.fromEntries(
      Object.entries(addressProblems(shipping)).map(([name, problem]) => [`shipping.${name}`, problem]),
    );
    const [first] = Object.values(errors);
    if (first !== undefined) return fail('invalid', { errors }, first);
    await store.update(tx, row.id, { contact: { ...row.contact, shipping } });
    await note(change, 'address');
    return undefined;
  }

  async function cancel(change: Change, isNow: boolean) {
    const { tx, shop, row, by } = change;
    if (!isNow) {
      await renewal.moveTo(tx, row, 'cancelling', { dueAt: row.periodEnd });
      return note(change, 'cancelPlanned');
    }
    const words = `Your subscription to ${row.title} is cancelled. Nothing more is charged.`;
    await letters.ended(tx, { site: shop.site, settings: shop.rules.settings }, row, words);
    await renewal.moveTo(tx, row, 'cancelled', { dueAt: null, endedAt: now(), leftMs: null });
    return store.note(tx, row, { kind: 'cancelled', accountId: by.accountId, at: now() });
  }

  async function keep(change: Change) {
    const { tx, row } = change;
    await renewal.moveTo(tx, row, row.paidCycles === 0 ? 'trial' : 'active', { dueAt: row.periodEnd });
    await note(change, 'kept');
  }

  function carryOut(change: Change, wish: SubscriptionWish): Promise<unknown> {
    switch (wish.action) {
      case 'skip':
        return skip(change);
      case 'pause':
        return pause(change);
      case 'resume':
        return resume(change);
      case 'swap':
        return swap(change, { variantId: wish.variantId, quantity: wish.quantity });
      case 'address':
        return setAddress(change, wish.shipping);
      case 'cancelAtEnd':
        return cancel(change, false);
      case 'cancelNow':
        return cancel(change, true);
      case 'keep':
        return keep(change);
    }
  }

  /** The subscription, if it is theirs and this can be done to it now. */
  async function lockFor(
    tx: Tx,
    by: Changer,
    id: string,
    action: SubscriptionAction,
  ): Promise<SubscriptionRow | Failure> {
    const row = await store.lock(tx, id);
    const isTheirs = by.customerId === undefined || row?.customerId === by.customerId;
    if (!row || !isTheirs || row.state === 'awaiting' || row.state === 'failed') return fail('notFound');
    // What a payment under way comes to decides what can be changed.
    if (row.attempt) return fail('subscriptionBusy');
    return actionsFor(factsOf(row)).includes(action) ? row : fail('subscriptionState');
  }

  return {
    async change(by: Changer, id: string, wish: SubscriptionWish): Promise<{ ok: true } | Failure> {
      const shop = await renewal.shopOf(by.site.id);
      if (!shop) return fail('notFound');
      return unlessRefused<{ ok: true }>(db.site, by.site.id, async (tx) => {
        const row = await lockFor(tx, by, id, wish.action);
        if (row instanceof Failure) return row;
        const result = await carryOut({ tx, shop, row, by }, wish);
        if (result instanceof Failure) return result;
        const { accountId } = by;
        if (accountId !== null)
          await recordAction(tx, {
            siteId: by.site.id,
            accountId,
            action: 'subscription.change',
            detail: { id, change: wish.action },
          });
        return { ok: true as const };
      });
    },

    /** Another card for everything to come; what is past due is paid with it at once. */
    async setCard(
      by: Changer,
      id: string,
      input: { provider?: string | undefined; method: Readonly<Record<string, string>> },
    ): Promise<Subscribed | Failure> {
      const { site } = by;
      const shop = await renewal.shopOf(site.id);
      const account = await payments.chosen(site, input.provider);
      if (!shop || !account?.kind.can.savedCards) return fail('paymentsClosed');
      const method = await saveMethod(account.provider, input.method, true);
      if (method instanceof Failure) return method;
      const card = { methodToken: method.token, methodLabel: method.label, provider: account.kind.name };
      const due = await unlessRefused<Payment | undefined>(db.site, site.id, async (tx, end) => {
        const row = await lockFor(tx, by, id, 'card');
        if (row instanceof Failure) return row;
        await store.update(tx, id, card);
        await note({ tx, shop, row, by }, 'card', method.label);
        return row.state === 'pastDue' ? renewal.attempt(tx, shop, { ...row, ...card }, { end }) : undefined;
      });
      if (due instanceof Failure) return due;
      if (!due) return subscribing.toSubscribed(site, id, undefined);
      const run = await renewal.run(site, due, true);
      return subscribing.toSubscribed(site, id, run ?? { ...due, state: 'processing' });
    },

    /** What the customer answered to their bank about a renewal. */
    async confirm(by: Changer, id: string, isApproved: boolean): Promise<Subscribed | Failure> {
      const { site, customerId } = by;
      const open = await db.readSite(site.id, async (tx) => {
        const row = await store.find(tx, id);
        const isTheirs = customerId === undefined || row?.customerId === customerId;
        return row && isTheirs ? renewal.findOpen(tx, id) : undefined;
      });
      if (!open) return fail('subscriptionState');
      return subscribing.toSubscribed(site, id, await payments.confirm(open, isApproved));
    },

    /** A customer whose account goes no longer pays for anything. */
    async leaveCustomer(tx: Tx, customerId: string): Promise<void> {
      for (const row of await store.listRunning(tx, customerId)) {
        await store.update(tx, row.id, { state: 'cancelled', endedAt: now(), leftMs: null });
        await store.setDue(tx, row, null);
        await store.note(tx, row, { kind: 'cancelled', words: 'The account was deleted.', at: now() });
      }
    },

    moveCustomer: store.moveCustomer,
  };
}
