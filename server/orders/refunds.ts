import { refundParts } from '#core/commerce/gift-cards/spending.ts';
import { mayBecome } from '#core/commerce/orders/orders.ts';
import { isReturnable, type LineQuantity } from '#core/commerce/orders/returns.ts';
import { toCents, type Cents, sumCents } from '#core/money/currency.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Order } from '#contract/shop/orders.ts';
import type { Database, Tx } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { GiftCards } from '../gift-cards/service.ts';
import { post } from '../ledger/posting.ts';
import type { Payments } from '../payments/service.ts';
import type { Stock } from '../products/stock.ts';
import { eventIdOf, type OrderActor, type OrderChanging } from './changing.ts';
import { makeReturns } from './returns.ts';
import * as store from './store.ts';

interface Refund {
  /** The same key is the same refund, however often it is sent. */
  key: string;
  cents: Cents;
  reason: string;
}

/** What undoes an order: refunds, in part or whole, and cancelling. */
export function makeRefunds(deps: {
  db: Database;
  stock: Stock;
  giftCards: GiftCards;
  payments: Payments;
  changing: OrderChanging;
  now: () => Date;
}) {
  const { db, stock, giftCards, payments, changing, now } = deps;
  const { change, tellBuyer } = changing;
  const { leftOf, restock } = makeReturns({ stock, now });

  const findPlaced = async (siteId: string, id: string): Promise<store.OrderRow | undefined> => {
    const order = await db.readSite(siteId, (tx) => store.findOrder(tx, id));
    return order?.number === null ? undefined : order;
  };

  const isNoted = async (siteId: string, orderId: string, key: string): Promise<boolean> => {
    const events = await db.readSite(siteId, (tx) => store.listEvents(tx, orderId));
    return events.some(({ id }) => id === eventIdOf(orderId, key));
  };

  /** Money goes back once for each key: first at the provider, then in our books. */
  async function refundAtProvider(
    siteId: string,
    order: store.OrderRow,
    { key, cents }: Pick<Refund, 'key' | 'cents'>,
  ): Promise<Failure | undefined> {
    // Asked before any money moves: what is left of the payment alone says nothing about the whole.
    if (!order.isPaid || sumCents([order.refundedCents, cents]) > order.totalCents)
      return fail('refundTooHigh');
    if (order.payWay !== 'card' || order.paymentId === null) return undefined;
    const { moneyCents } = refundParts(paidOf(order), order.refundedCents, cents);
    if (moneyCents === 0) return undefined;
    const once = `${siteId}:${order.id}:${key}`;
    return payments.refund(siteId, order.paymentId, { key: once, amount: moneyCents });
  }

  /** Gift cards that were bought with an order are taken back before its buyer gets the money. */
  async function refundMoney(
    siteId: string,
    order: store.OrderRow,
    refund: Pick<Refund, 'key' | 'cents'>,
  ): Promise<Failure | undefined> {
    if (await isNoted(siteId, order.id, refund.key)) return undefined;
    if (!sellsCards(order) || !order.isPaid) return refundAtProvider(siteId, order, refund);
    const about = aboutCards(siteId, order);
    const spent = await unlessRefused(db.site, siteId, (tx) => giftCards.withdraw(tx, about, refund));
    if (spent) return spent;
    const refusal = await refundAtProvider(siteId, order, refund);
    if (refusal) await db.site(siteId, (tx) => giftCards.undoWithdrawal(tx, about, refund.key));
    return refusal;
  }

  /** False when this refund was written down before. */
  async function noteRefund(
    tx: Tx,
    { site, accountId }: OrderActor,
    order: store.OrderRow,
    { key, cents, reason }: Refund,
  ): Promise<boolean | Failure> {
    const id = eventIdOf(order.id, key);
    const event = { id, kind: 'refunded' as const, detail: { cents, reason }, accountId, at: now() };
    if (!(await store.insertEventOnce(tx, site.id, order.id, event))) return false;
    const refundedCents = sumCents([order.refundedCents, cents]);
    if (refundedCents > order.totalCents) return fail('refundTooHigh');
    const isWhole = refundedCents === order.totalCents;
    await store.updateOrder(tx, order.id, {
      refundedCents,
      ...(isWhole && mayBecome(order.state, 'REFUNDED') && { state: 'REFUNDED' as const }),
    });
    const { moneyCents, cards } = refundParts(paidOf(order), order.refundedCents, cents);
    await giftCards.refund(tx, aboutCards(site.id, order), cards);
    const from = sellsCards(order) ? 'giftCardsHeld' : 'refunds';
    const about = { siteId: site.id, orderId: order.id, currency: order.currency, at: now() };
    await post(tx, about, { payments: toCents(0 - moneyCents), [from]: moneyCents });
    return true;
  }

  return {
    async refund(
      actor: OrderActor,
      id: string,
      input: Refund & { restock: boolean; lines?: LineQuantity[] | undefined; isMailed: boolean },
    ): Promise<Order | Failure> {
      const before = await findPlaced(actor.site.id, id);
      if (!before) return fail('notFound');
      // Asked before any money moves.
      if (input.restock && input.lines && !(await isNoted(actor.site.id, id, input.key))) {
        const left = await db.readSite(actor.site.id, (tx) => leftOf(tx, before));
        if (!isReturnable(left, input.lines)) return fail('returnTooHigh');
      }
      const refusal = await refundMoney(actor.site.id, before, input);
      if (refusal) return refusal;
      return change(actor, id, 'order.refund', async (tx, order, context) => {
        const noted = await noteRefund(tx, actor, order, input);
        if (noted instanceof Failure) return noted;
        if (!noted) return undefined;
        if (input.restock) await restock(tx, actor, order, input.lines);
        if (input.isMailed)
          await tellBuyer(tx, context, order, { kind: 'refunded', refundedCents: input.cents });
        return undefined;
      });
    },

    /** Refunds what was paid; what was fulfilled cannot be cancelled. */
    async cancel(
      actor: OrderActor,
      id: string,
      input: { restock: boolean; isMailed: boolean },
    ): Promise<Order | Failure> {
      const before = await findPlaced(actor.site.id, id);
      if (!before) return fail('notFound');
      if (!mayBecome(before.state, 'CANCELED')) return fail('orderState');
      const cents = toCents(before.isPaid ? before.totalCents - before.refundedCents : 0);
      const refund = { key: `cancel-${before.refundedCents}`, cents, reason: '' };
      const refusal = cents > 0 ? await refundMoney(actor.site.id, before, refund) : undefined;
      if (refusal) return refusal;
      return change(actor, id, 'order.cancel', async (tx, order, context) => {
        if (!mayBecome(order.state, 'CANCELED')) return fail('orderState');
        const noted = cents > 0 ? await noteRefund(tx, actor, order, refund) : true;
        if (noted instanceof Failure) return noted;
        // What cards gave for an order that was never paid in full.
        if (!order.isPaid) await giftCards.release(tx, aboutCards(actor.site.id, order));
        await store.updateOrder(tx, id, { state: 'CANCELED' });
        await store.insertEvents(tx, actor.site.id, id, [
          { kind: 'canceled', accountId: actor.accountId, at: new Date(now().getTime() + 1) },
        ]);
        if (input.restock) await restock(tx, actor, order);
        if (input.isMailed) await tellBuyer(tx, context, order, { kind: 'canceled' });
        return undefined;
      });
    },
  };
}

const paidOf = ({ totalCents, snapshot }: store.OrderRow) => ({
  totalCents,
  cards: snapshot.giftCards ?? [],
});

const sellsCards = ({ snapshot }: store.OrderRow) => snapshot.lines.some(({ type }) => type === 'GIFT_CARD');

const aboutCards = (siteId: string, { id, currency }: store.OrderRow) => ({ siteId, orderId: id, currency });
