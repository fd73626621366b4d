import { wordsInLanguage } from '#core/languages/words-in.ts';
import { addressProblems, type Address } from '#core/commerce/cart/address.ts';
import { effectivePrice, isInStock, isVisible } from '#core/commerce/catalogue/product.ts';
import { toCents } from '#core/money/currency.ts';
import { periodsAfter } from '#core/subscriptions/calendar.ts';
import { endAfterPause, leftOf, priceChangedAt } from '#core/subscriptions/proration.ts';
import type { SubscriptionEvent } from '#core/subscriptions/states.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { SubscriptionWish } from '#contract/shop/subscriptions.ts';
import type { CartPricing } from '../cart/pricing.ts';
import type { Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { InShop, OutcomeDeps, Outcomes } from './outcomes.ts';
import * as store from './store.ts';
import type { SubscriptionRow } from './store.ts';

/** Who changes a subscription: its customer, or somebody of the shop. */
export interface Changer {
  site: Site;
  accountId: string | null;
  /** Only their own; owners change everybody's. */
  customerId?: string;
}

interface Change {
  tx: Tx;
  shop: InShop;
  row: SubscriptionRow;
  by: Changer;
}

/** Everything that can be done to a subscription but paying for it. */
export function makeActs(deps: OutcomeDeps & { pricing: CartPricing; outcomes: Outcomes }) {
  const { pricing, letters, outcomes, now } = deps;

  const note = ({ tx, row, by }: Change, kind: SubscriptionEvent, words = '') =>
    store.note(tx, row, { kind, words, accountId: by.accountId, at: now() });

  async function skip(change: Change) {
    const { tx, row } = change;
    const steps = row.steps + 1;
    const { anchor, plan, timeZone } = row;
    const periodEnd = periodsAfter(anchor, plan.billingPeriod, { count: steps, timeZone });
    await outcomes.moveTo(tx, row, row.state, { steps, periodEnd, dueAt: periodEnd });
    await note(change, 'skipped');
  }

  /** What is left of the paid period is kept for later. */
  async function pause(change: Change) {
    const { tx, row } = change;
    const leftMs = row.state === 'pastDue' ? 0 : leftOf(row.periodEnd, now());
    await outcomes.moveTo(tx, row, 'paused', { leftMs, pastDueSince: null, attempts: 0, dueAt: null });
    await note(change, 'paused');
  }

  async function resume(change: Change) {
    const { tx, row } = change;
    const periodEnd = endAfterPause(row.leftMs, now());
    const isTrial = row.paidCycles === 0;
    await outcomes.moveTo(tx, row, isTrial ? 'trial' : 'active', {
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
    const cents = toCents(unitCents * wish.quantity);
    const prices = row.prices && priceChangedAt(row.prices, row.periodEnd, now(), cents);
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
    const say = wordsInLanguage(change.shop.rules.settings, row.language).of('checkout');
    const errors = Object.fromEntries(
      Object.entries(addressProblems(shipping, say)).map(([name, problem]) => [`shipping.${name}`, problem]),
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
      await outcomes.moveTo(tx, row, 'cancelling', { dueAt: row.periodEnd });
      return note(change, 'cancelPlanned');
    }
    await letters.ended(tx, { site: shop.site, settings: shop.rules.settings }, row, 'cancelled');
    await outcomes.moveTo(tx, row, 'cancelled', { dueAt: null, endedAt: now(), leftMs: null });
    return store.note(tx, row, { kind: 'cancelled', accountId: by.accountId, at: now() });
  }

  async function keep(change: Change) {
    const { tx, row } = change;
    await outcomes.moveTo(tx, row, row.paidCycles === 0 ? 'trial' : 'active', { dueAt: row.periodEnd });
    await note(change, 'kept');
  }

  /** Answers with a failure where it cannot be done. */
  return function carryOut(change: Change, wish: SubscriptionWish): Promise<unknown> {
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
  };
}
