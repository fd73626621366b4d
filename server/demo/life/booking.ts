import { salePostings, type Postings } from '#core/commerce/orders/ledger.ts';
import type { OrderEvent, OrderState, PayWay } from '#core/commerce/orders/orders.ts';
import { NO_CENTS, toCents, type Cents } from '#core/money/currency.ts';
import { price, subtotalOf } from '#core/commerce/pricing/pricing.ts';
import { shippingOptions } from '#core/commerce/pricing/shipping.ts';
import type { Discount } from '#core/commerce/pricing/discounts.ts';
import { taxesAt } from '#core/commerce/pricing/tax.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { OrderSnapshot } from '#contract/shop/orders.ts';
import { subjectOf } from '../../checkout/paying.ts';
import { stableId } from '../../ids.ts';
import { eventIdOf } from '../../orders/changing.ts';
import type { Chooser, Weighted } from '../random.ts';
import type { Person } from './people.ts';
import type { Purchase } from './purchases.ts';
import type { Rows } from './store.ts';
import { NOTES } from './words.ts';

export interface Shop {
  siteId: string;
  accountId: string;
  settings: Settings;
  people: readonly Person[];
  until: Date;
  choose: Chooser;
  rows: Rows;
  /** Those with a code, by it. */
  discounts: ReadonlyMap<string, Discount>;
}

type Fate = 'waits' | 'sent' | 'canceled' | 'refunded' | 'partlyRefunded';
const STATES: Readonly<Record<Fate, OrderState>> = {
  waits: 'PENDING',
  sent: 'FULFILLED',
  canceled: 'CANCELED',
  refunded: 'REFUNDED',
  partlyRefunded: 'FULFILLED',
};
const FATES: Weighted<Fate> = [
  ['sent', 90],
  ['canceled', 4],
  ['refunded', 3],
  ['partlyRefunded', 3],
];
/** Orders older than this have been dealt with. */
const SENT_AFTER_DAYS = 2.5;
const CARD = 'Test card ending in 4242';
const GOOD_CARD = 'test_card_succeeds';

export const idIn = (siteId: string, words: string) => stableId(`${siteId}:demo:${words}`);
export const customerIdOf = (siteId: string, { email }: Person) => idIn(siteId, `customer ${email}`);

/** A movement of money in the books, and its payment at the provider where there is one. */
export function bookOf({ siteId, settings, rows }: Pick<Shop, 'siteId' | 'settings' | 'rows'>) {
  const currency = settings.store.storeCurrency;
  return {
    currency,

    post(orderId: string, at: Date, postings: Postings): void {
      for (const [account, cents] of Object.entries(postings)) {
        const id = idIn(siteId, `money ${orderId} ${account} ${rows.ledgerEntries.length}`);
        if (cents !== 0) rows.ledgerEntries.push({ siteId, id, orderId, account, cents, currency, at });
      }
    },

    /** The id of the payment. */
    charge(key: string, subject: string, amount: Cents, at: Date): string {
      const id = idIn(siteId, `payment ${key}`);
      const providerId = `test_${idIn(siteId, `charge ${key}`)}`;
      const paid = { amount, currency, state: 'succeeded', createdAt: at };
      rows.payments.push({
        ...paid,
        siteId,
        id,
        key,
        subject,
        provider: 'test',
        providerId,
        methodToken: GOOD_CARD,
        methodLabel: CARD,
        settledAt: at,
      });
      // Nothing is ever told about it, so nobody has to know what would sign it.
      const secret = idIn(siteId, `nobody ${key}`);
      rows.testPayments.push({
        ...paid,
        id: providerId,
        key: `${siteId}:${key}`,
        reference: `${siteId}:${id}`,
        card: GOOD_CARD,
        secret,
      });
      return id;
    },

    giveBack(paymentId: string, key: string, amount: Cents): void {
      const payment = rows.payments.find(({ id }) => id === paymentId);
      const taken = rows.testPayments.find(({ id }) => id === payment?.providerId);
      if (!payment || !taken) return;
      payment.refunded = amount;
      taken.refunded = amount;
      rows.testRefunds.push({ key, paymentId: taken.id, amount });
    },
  };
}

/** What it cost on the day, by the one function that prices everything. */
function snapshotOf(
  { settings, choose, discounts }: Shop,
  person: Person,
  bought: Purchase & {
    code: string | undefined;
    card: { id: string; last: string; balanceCents: Cents } | null;
  },
): OrderSnapshot & { dueCents: Cents } {
  const { lines } = bought;
  const items = lines.map(({ good, quantity }) => ({
    id: good.variantId,
    productId: good.productId,
    unitCents: good.unitCents,
    quantity,
    isTaxable: good.isTaxable,
  }));
  const weight = lines.reduce((sum, { good, quantity }) => sum + good.weight * quantity, 0);
  const options = shippingOptions(settings.shipping.zones, person.address, {
    subtotalCents: subtotalOf(items),
    weight,
  });
  const shipping = (choose.random() < 0.12 ? options[1] : undefined) ?? options[0] ?? null;
  const discount = bought.code === undefined ? undefined : discounts.get(bought.code);
  const sums = price({
    items,
    discounts: discount ? [discount] : [],
    shipping,
    taxes: taxesAt(settings.taxes.rules, person.address),
    pricesIncludeTax: settings.taxes.pricesIncludeTax,
    giftCards: bought.card ? [bought.card] : [],
  });
  const parts = new Map(sums.lines.map((line) => [line.id, line]));
  return {
    lines: lines.map(({ good, quantity }) => ({
      productId: good.productId,
      variantId: good.variantId,
      type: good.type,
      title: good.title,
      optionValues: good.optionValues,
      sku: good.sku,
      image: good.image,
      quantity,
      unitPriceCents: good.unitCents,
      totalCents: toCents(good.unitCents * quantity),
      discountCents: parts.get(good.variantId)?.discountCents ?? NO_CENTS,
      taxCents: parts.get(good.variantId)?.taxCents ?? NO_CENTS,
      addOns: [],
      answers: [],
    })),
    adjustments: sums.adjustments,
    subtotalCents: sums.subtotalCents,
    discountCents: sums.discountCents,
    shippingCostCents: sums.shippingCostCents,
    taxCents: sums.taxCents,
    grandTotalCents: sums.grandTotalCents,
    giftCards: sums.giftCards.map(({ id, cents }) => ({ id, last: bought.card?.last ?? '', cents })),
    discounts: discount ? [{ id: discount.id, name: discount.name, code: discount.code }] : [],
    shipping: person.address,
    billing: null,
    shippingOption: shipping?.name ?? '',
    notes: choose.random() < 0.08 ? choose.of(NOTES) : '',
    payLabel: '',
    dueCents: sums.dueCents,
  };
}

/** Writes down everything that follows from a purchase: cart, order, payment, books, stock, and what became of it. */
export function bookOrder(shop: Shop, purchase: Purchase, { isPlan = false } = {}): string {
  const { siteId, accountId, people, until, choose, rows } = shop;
  const book = bookOf(shop);
  const { at, key } = purchase;
  const person = people[purchase.person];
  if (!person) throw new Error('Nobody bought it.');
  const orderId = idIn(siteId, `order ${key}`);
  const cartId = idIn(siteId, `cart ${key}`);
  const customerId = customerIdOf(siteId, person);
  const ageDays = (until.getTime() - at.getTime()) / DAY_MS;
  const isFirst = !rows.customers.some(({ id }) => id === customerId);
  const card = isPlan ? null : cardFor(shop, purchase);
  const code = isPlan || card ? undefined : codeFor(shop, { ageDays, isFirst });
  const { dueCents, ...snapshot } = snapshotOf(shop, person, { ...purchase, code, card });
  const isManual = !isPlan && card === null && choose.random() < 0.16;
  const payWay: PayWay = dueCents === 0 ? 'free' : isManual ? 'manual' : 'card';
  const fate: Fate =
    ageDays < SENT_AFTER_DAYS || (isPlan && ageDays < 5)
      ? 'waits'
      : card || isPlan
        ? 'sent'
        : choose.weighted(FATES);
  const isPaid = payWay !== 'manual' || (ageDays > SENT_AFTER_DAYS && fate !== 'canceled');
  const later = (hours: number) =>
    new Date(Math.min(at.getTime() + hours * HOUR_MS, until.getTime() - MINUTE_MS));
  const paidAt = payWay === 'manual' ? later(30) : new Date(at.getTime() + 1);
  const endedAt = later(choose.whole(36, 54));
  const total = snapshot.grandTotalCents;
  const payLabel = payWay === 'card' ? CARD : '';
  const paymentId =
    payWay === 'card' ? book.charge(`order-${orderId}`, subjectOf(orderId), dueCents, at) : null;
  const refundedCents =
    !isPaid || fate === 'waits' || fate === 'sent'
      ? NO_CENTS
      : fate === 'partlyRefunded'
        ? toCents(Math.min(snapshot.lines[0]?.unitPriceCents ?? 0, total))
        : total;
  const state = fate === 'refunded' && refundedCents < total ? 'FULFILLED' : STATES[fate];
  const event = (kind: OrderEvent, when: Date, more: Partial<Rows['orderEvents'][number]> = {}) =>
    rows.orderEvents.push({
      siteId,
      orderId,
      id: idIn(siteId, `event ${key} ${kind}`),
      kind,
      at: when,
      ...more,
    });

  event('placed', at);
  if (isPaid && payWay === 'manual') event('markedPaid', paidAt, { accountId });
  else if (isPaid) event('paid', paidAt, { detail: { label: payLabel } });
  if (isPaid) book.post(orderId, paidAt, salePostings(snapshot));
  const tracking = { carrier: 'Royal Mail', number: `RM${choose.whole(10_000_000, 99_999_999)}GB`, url: '' };
  const isSent = state === 'FULFILLED' || fate === 'refunded';
  if (isSent) {
    const detail = { tracking: `${tracking.carrier} ${tracking.number}` };
    event('fulfilled', endedAt, { detail, accountId });
  }
  if (refundedCents > 0) {
    const refundKey = fate === 'canceled' ? 'cancel-0' : 'refund';
    const when = fate === 'canceled' ? endedAt : later(24 * 6);
    const reason = fate === 'canceled' ? '' : choose.of(['Arrived broken', 'Did not like it', 'Sent twice']);
    event('refunded', when, {
      id: eventIdOf(orderId, refundKey),
      detail: { cents: refundedCents, reason },
      accountId,
    });
    book.post(orderId, when, { payments: toCents(0 - refundedCents), refunds: refundedCents });
    if (paymentId !== null) book.giveBack(paymentId, `${siteId}:${orderId}:${refundKey}`, refundedCents);
  }
  const moved = (delta: number, reason: string, variantId: string, when: Date) =>
    rows.stockChanges.push({
      siteId,
      id: idIn(siteId, `stock ${key} ${reason} ${variantId}`),
      variantId,
      delta,
      reason,
      orderId,
      at: when,
    });
  for (const { good, quantity } of purchase.lines) moved(-quantity, 'order', good.variantId, at);
  if (fate === 'canceled') {
    event('canceled', new Date(endedAt.getTime() + 1), { accountId });
    event('restocked', new Date(endedAt.getTime() + 2), { id: eventIdOf(orderId, 'restock'), accountId });
    for (const { good, quantity } of purchase.lines) moved(quantity, 'restock', good.variantId, endedAt);
  }
  for (const { id, cents } of snapshot.giftCards ?? []) spend(shop, id, { orderId, cents, at });
  for (const { id: discountId } of snapshot.discounts)
    rows.discountUses.push({ siteId, discountId, orderId, email: person.email });

  const email = person.email;
  if (isFirst)
    rows.customers.push({
      siteId,
      id: customerId,
      email,
      name: person.name,
      passwordHash: '',
      addresses: [person.address],
      acceptsMarketing: choose.random() < 0.5,
      joinedAt: choose.random() < 0.3 ? at : null,
      createdAt: at,
    });
  rows.carts.push({
    siteId,
    id: cartId,
    tokenHash: idIn(siteId, `token ${key}`),
    entries: purchase.lines.map(({ good, quantity }) => ({
      id: good.variantId,
      variantId: good.variantId,
      quantity,
      ...(isPlan && { isPlan }),
    })),
    coupons: code === undefined ? [] : [code],
    contact: { email, shipping: person.address, billing: null, notes: snapshot.notes, mayRemind: false },
    orderId,
    isPurchased: true,
    createdAt: new Date(at.getTime() - 12 * MINUTE_MS),
    updatedAt: at,
  });
  rows.orders.push({
    siteId,
    id: orderId,
    number: rows.orders.length + 1,
    state,
    cartId,
    customerId,
    payWay,
    isPaid,
    paymentId,
    email,
    name: person.name,
    currency: book.currency,
    totalCents: total,
    refundedCents,
    snapshot: { ...snapshot, payLabel },
    words: [person.name, email, ...snapshot.lines.flatMap(({ title, sku }) => [title, sku])].join(' '),
    tracking: isSent ? tracking : null,
    createdAt: at,
    placedAt: at,
  });
  return orderId;
}

/** Codes are used while they are talked about. */
function codeFor(
  { choose, discounts, rows }: Shop,
  { ageDays, isFirst }: { ageDays: number; isFirst: boolean },
): string | undefined {
  const usesOf = (code: string) =>
    rows.discountUses.filter(({ discountId }) => discountId === discounts.get(code)?.id).length;
  if (ageDays < 17 && choose.random() < 0.25) return 'NEWOIL';
  if (isFirst && choose.random() < 0.2) return 'WELCOME5';
  const summer = discounts.get('SUMMER');
  const isLeft = summer?.maxUses == null || usesOf('SUMMER') < summer.maxUses;
  return ageDays > 60 && ageDays < 110 && isLeft && choose.random() < 0.1 ? 'SUMMER' : undefined;
}

/** A card of the buyer that still holds something. */
function cardFor({ siteId, people, rows }: Shop, { person, at }: Purchase) {
  const email = people[person]?.email;
  const card = rows.giftCards.find(
    (each) => each.recipientEmail === email && (each.createdAt ?? at) < at && each.balanceCents > 0,
  );
  return card && card.siteId === siteId
    ? { id: card.id, last: card.last, balanceCents: card.balanceCents }
    : null;
}

function spend(
  shop: Shop,
  cardId: string,
  { orderId, cents, at }: { orderId: string; cents: Cents; at: Date },
): void {
  const { siteId, rows } = shop;
  const card = rows.giftCards.find(({ id }) => id === cardId);
  if (!card || cents === 0) return;
  card.balanceCents = toCents(card.balanceCents - cents);
  const id = idIn(siteId, `spent ${cardId} ${orderId}`);
  const moved = { siteId, id, cardId, kind: 'spent', cents: toCents(0 - cents), orderId, at };
  rows.giftCardMovements.push(moved);
  bookOf(shop).post(orderId, at, { giftCards: cents, giftCardsHeld: toCents(0 - cents) });
}
