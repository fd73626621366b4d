import type { Cart } from '#core/commerce/cart/cart.ts';
import { HOLD_MINUTES, type PayWay } from '#core/commerce/orders/orders.ts';
import { MINUTE_MS } from '#core/durations.ts';
import { toCents } from '#core/money/currency.ts';
import type { Settings } from '#core/settings/groups.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { emailOf } from '../cart/pricing.ts';
import type { CartRow, Carts } from '../cart/service.ts';
import type { End, Tx } from '../database/database.ts';
import type { Discounts } from '../discounts/service.ts';
import type { GiftCards } from '../gift-cards/service.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { Orders } from '../orders/service.ts';
import type { Method } from '../payments/providers/provider.ts';
import type { Payment, Payments } from '../payments/service.ts';
import type { Stock } from '../products/stock.ts';
import { subjectOf } from './paying.ts';
import { contactOf, nameOf, snapshotOf, type AppliedDiscount } from './snapshot.ts';

export interface PricedPurchase {
  site: Site;
  settings: Settings;
  row: CartRow;
  /** Made of what was agreed for this order alone: no cart of the shop becomes it. */
  isWithoutCart?: boolean;
  /** Whoever is logged in while they buy. */
  customerId: string | null;
  cart: Cart;
  discounts: readonly AppliedDiscount[];
  way: PayWay;
  method: Method;
  provider: string;
  /** No money moves. */
  isTest: boolean;
  /** Until then its goods are kept. */
  heldUntil: Date;
  /** Who answers for the payment; without it the checkout does. */
  subject?: string;
  /** How many periods of a subscription it pays for. */
  periods?: number;
  /** When that subscription starts, where it is paid ahead. */
  startsAt?: Date | undefined;
}

export interface Written {
  orderId: string;
  /** What is left to be paid; without it the order stands already. */
  payment: Payment | undefined;
  /** Whether a product is sold out from here on. */
  hasFlipped: boolean;
}

/** Writes an order: takes the goods, uses the codes and keeps the wish to take money, in the caller's transaction. */
export function makeOrderWriting(deps: {
  carts: Carts;
  orders: Orders;
  discounts: Discounts;
  giftCards: GiftCards;
  stock: Stock;
  payments: Payments;
  now: () => Date;
}) {
  const { carts, orders, discounts, giftCards, stock, payments, now } = deps;

  return {
    /** Until then goods are kept for an order that is written now. */
    holdEnd: () => new Date(now().getTime() + HOLD_MINUTES * MINUTE_MS),

    async write(tx: Tx, bought: PricedPurchase, end: End): Promise<Written | Failure> {
      const { site, settings, row, cart, method } = bought;
      const siteId = site.id;
      const orderId = newId();
      const email = emailOf(row);
      const cartId = bought.isWithoutCart ? null : row.id;
      const ids = bought.discounts.map(({ id }) => id);
      if (!(await discounts.use(tx, { siteId, orderId, email, ids }))) return fail('cartChanged');
      const currency = settings.store.storeCurrency;
      if (!(await giftCards.take(tx, { siteId, orderId, currency }, cart.giftCards)))
        return fail('cartChanged');
      const way = cart.dueCents === 0 ? 'free' : bought.way;
      const isCard = way === 'card';
      const contact = contactOf(row);
      const payLabel = isCard ? method.label : '';
      const snapshot = snapshotOf(cart, {
        contact,
        discounts: bought.discounts,
        payLabel,
        language: row.language,
        isTest: isCard && bought.isTest,
        periods: bought.periods,
        startsAt: bought.startsAt,
      });
      const payment = payments.make({
        siteId,
        key: `order-${orderId}`,
        subject: bought.subject ?? subjectOf(orderId),
        amount: toCents(cart.dueCents),
        currency,
        method,
        provider: bought.provider,
      });
      const lines = cart.entries.map(({ variantId, quantity }) => ({ variantId, quantity }));
      // None of these waits for another, so they go out together. The goods come last: they are what many want, and
      // locked from then on.
      const [, , , taken] = await Promise.all([
        orders.insert(tx, {
          siteId,
          id: orderId,
          cartId,
          customerId: bought.customerId,
          payWay: way,
          paymentId: isCard ? payment.id : null,
          email,
          name: nameOf(contact),
          currency,
          totalCents: cart.grandTotalCents,
          snapshot,
          heldUntil: bought.heldUntil,
          createdAt: now(),
        }),
        cartId !== null && carts.bind(tx, cartId, orderId),
        isCard && payments.keep(tx, payment),
        stock.take(tx, siteId, { orderId, lines }),
      ]);
      if ('missing' in taken) return fail('soldOut', { variantId: taken.missing });
      const scarce = orders.lifecycle.scarceAfter(snapshot.lines, taken.left, settings.store.lowStock);
      await orders.warnOfLowStock(tx, { site, settings }, scarce);
      if (!isCard) await orders.lifecycle.confirm(tx, { siteId, orderId, isPaid: way === 'free' }, end);
      return { orderId, payment: isCard ? payment : undefined, hasFlipped: taken.hasFlipped };
    },
  };
}

export type OrderWriting = ReturnType<typeof makeOrderWriting>;
