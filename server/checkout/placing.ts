import type { Placed } from '#contract/shop/cart.ts';
import { fail, Failure } from '#contract/errors.ts';
import { emailOf, type CartPricing } from '../cart/pricing.ts';
import type { Carts } from '../cart/service.ts';
import type { Database } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Site } from '../http/context.ts';
import type { CustomerBook } from '../orders/customers.ts';
import type { Method } from '../payments/providers/provider.ts';
import { saveMethod } from '../payments/save-method.ts';
import type { Payments } from '../payments/service.ts';
import type { Sites } from '../sites/service.ts';
import type { Holds } from './holds.ts';
import type { Paying } from './paying.ts';
import { buyerRefusal, noSuchWay, type Wish } from './refusals.ts';
import { contactOf } from './snapshot.ts';
import type { OrderWriting, Written } from './writing.ts';

export const NO_CARD: Method = { token: '', label: '' };

interface Taker {
  provider: string;
  paidBy: Method | undefined;
  /** No money moves. */
  isTest: boolean;
  /** Nobody takes cards here. */
  isClosed: boolean;
}

const NOBODY: Taker = { provider: '', paidBy: undefined, isTest: false, isClosed: false };
const CLOSED: Taker = { ...NOBODY, isClosed: true };

/** A buyer places their order: any number of clicks for one cart is one order and one charge. */
export function makePlacing(deps: {
  db: Database;
  sites: Sites;
  carts: Carts;
  payments: Payments;
  pricing: CartPricing;
  paying: Paying;
  holds: Holds;
  writing: OrderWriting;
  book: CustomerBook;
}) {
  const { db, sites, carts, payments, pricing, paying, holds, writing, book } = deps;

  async function begin(
    site: Site,
    token: string,
    wish: Wish & Taker,
  ): Promise<Pick<Written, 'orderId' | 'payment'> | Failure> {
    const rules = await carts.rulesFor({ site, token });
    const { settings: written } = await carts.rulesOf(site);
    const heldUntil = writing.holdEnd();
    await holds.watch(site.id, heldUntil);
    const begun = await unlessRefused<Written>(db.siteRelaxed, site.id, async (tx, end) => {
      const row = await carts.findLocked(tx, token);
      if (!row || row.entries.some(({ isPlan }) => isPlan)) return fail('noCart');
      // Another click, tab or try of the same cart has begun before: it is the same order.
      if (row.orderId !== null)
        return { orderId: row.orderId, payment: await paying.find(tx, row.orderId), hasFlipped: false };
      const { settings } = rules;
      // Checked again from the database.
      const [{ cart, discounts }, isBlocked] = await Promise.all([
        pricing.of(tx, site.id, row, rules),
        book.isBlocked(tx, emailOf(row)),
      ]);
      if (isBlocked) return fail('customerBlocked');
      const { customerId, quote, way, provider, isTest, isClosed, paidBy: method = NO_CARD } = wish;
      const hasMethod = wish.paidBy !== undefined;
      const refusal = buyerRefusal({
        cart,
        contact: contactOf(row),
        settings,
        quote,
        way,
        hasMethod,
        isClosed,
      });
      if (refusal) return refusal;
      const by = { customerId, way, provider, method, isTest, heldUntil };
      return writing.write(tx, { site, settings: written, row, cart, discounts, ...by }, end);
    });
    if (begun instanceof Failure) return withCart(begun, site, token);
    if (begun.hasFlipped) sites.forget(site.id);
    // Without a payment the order stands already.
    if (begun.payment === undefined) await db.flush();
    return begun;
  }

  /** The buyer is shown the cart as it is now. */
  async function withCart(refusal: Failure, site: Site, token: string): Promise<Failure> {
    if (refusal.code === 'invalid' || refusal.code === 'noCart') return refusal;
    const cart = await carts.read({ site, token });
    return fail(refusal.code, { ...refusal.details, cart }, refusal.sentence);
  }

  /** Who takes the money for an order, and what it is paid with. */
  async function takerOf(site: Site, token: string, wish: Wish): Promise<Taker | Failure> {
    const account = await payments.chosen(site, wish.provider);
    if (!account)
      return (await payments.choices(site)).length === 0
        ? CLOSED
        : noSuchWay((await carts.rulesFor({ site, token })).settings);
    const { kind, provider } = account;
    // What is chosen on the provider's page is not typed here.
    const fields = kind.can.redirects ? {} : wish.method;
    const paidBy = fields ? await saveMethod(provider, fields) : undefined;
    if (paidBy instanceof Failure) return paidBy;
    return { provider: kind.name, paidBy, isTest: provider.isTest, isClosed: false };
  }

  return async function place(site: Site, token: string, wish: Wish): Promise<Placed | Failure> {
    const taker = wish.way === 'card' ? await takerOf(site, token, wish) : NOBODY;
    if (taker instanceof Failure) return taker;
    const begun = await begin(site, token, { ...wish, ...taker });
    if (begun instanceof Failure) return begun;
    const { orderId, payment } = begun;
    return paying.toPlaced(site, orderId, payment && (await paying.charge(site, orderId, payment)));
  };
}
