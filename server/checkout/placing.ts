import type { Placed } from '#contract/shop/cart.ts';
import { fail, Failure } from '#contract/errors.ts';
import { firstsOf } from '../cart/changing.ts';
import { emailOf, variantIdsOf, type CartPricing, type PricedCart, type ShopRules } from '../cart/pricing.ts';
import type { CartRow, Carts } from '../cart/service.ts';
import type { Database, End, Tx } from '../database/database.ts';
import { forEachBeside, makeTogether } from '../database/gathering.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Site } from '../http/context.ts';
import { speechIn } from '../languages/in-language.ts';
import type { CustomerBook } from '../orders/customers.ts';
import type { Method } from '../payments/providers/provider.ts';
import { saveMethod } from '../payments/save-method.ts';
import type { Payments } from '../payments/service.ts';
import type { Sites } from '../sites/service.ts';
import type { Holds } from './holds.ts';
import type { Paying } from './paying.ts';
import { buyerRefusal, noSuchWay, type Wish } from './refusals.ts';
import { contactOf } from './snapshot.ts';
import type { OrderWriting, PricedPurchase, Written } from './writing.ts';

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

/** What a buyer asks for, with what is read before anything is locked. */
interface Asked {
  site: Site;
  token: string;
  wish: Wish & Taker;
  /** What they are told of the shop, and what its owner wrote. */
  rules: ShopRules;
  written: ShopRules['settings'];
  heldUntil: Date;
}

/** What is better done by itself. */
const APART = Symbol('apart');
const PLACED_TOGETHER = { lanes: 1, atMost: 50 };

const isOfPlan = ({ entries }: CartRow) => entries.some(({ isPlan }) => isPlan);

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

  /** What is bought, checked again from the database, unless something is wrong with it. */
  async function check(
    tx: Tx,
    { site, wish, rules, written, heldUntil }: Asked,
    row: CartRow,
    priced: Promise<PricedCart> | PricedCart,
  ): Promise<PricedPurchase | Failure> {
    const [{ cart, discounts }, isBlocked] = await Promise.all([priced, book.isBlocked(tx, emailOf(row))]);
    if (isBlocked) return fail('customerBlocked');
    const { settings } = rules;
    const { customerId, quote, way, provider, isTest, isClosed, paidBy: method = NO_CARD } = wish;
    const hasMethod = wish.paidBy !== undefined;
    const contact = contactOf(row);
    const refusal = buyerRefusal({ cart, contact, settings, quote, way, hasMethod, isClosed });
    const by = { customerId, way, provider, method, isTest, heldUntil };
    return refusal ?? { site, settings: written, row, cart, discounts, ...by };
  }

  const writeAlone = (asked: Asked): Promise<Written | Failure> =>
    unlessRefused<Written>(db.siteRelaxed, asked.site.id, async (tx, end) => {
      const { site, token, rules } = asked;
      const row = await carts.findLocked(tx, token);
      if (!row || isOfPlan(row)) return fail('noCart');
      // Another click, tab or try of the same cart has begun before: it is the same order.
      if (row.orderId !== null)
        return { orderId: row.orderId, payment: await paying.find(tx, row.orderId), hasFlipped: false };
      const bought = await check(tx, asked, row, pricing.of(tx, site.id, row, rules));
      return bought instanceof Failure ? bought : writing.write(tx, bought, end);
    });

  /** Beside others in one transaction, where nobody waits for a cart, nor for a code or card that others use as well. */
  async function writeBeside(tx: Tx, end: End, asked: Asked): Promise<Written | Failure | typeof APART> {
    const { site, token, rules } = asked;
    const row = await carts.findFree(tx, token);
    if (!row || isOfPlan(row) || row.orderId !== null) return APART;
    if (row.coupons.length > 0 || row.giftCards.length > 0) return APART;
    const facts = await pricing.lookTogether(tx, variantIdsOf(row), speechIn(rules.languages, row.language));
    if (facts.offers.found.length > 0) return APART;
    const bought = await check(tx, asked, row, pricing.priced(site.id, row, facts, rules));
    if (bought instanceof Failure) return bought;
    const begun = await writing.write(tx, bought, end);
    // What the others have written is undone with it, and each of them goes by itself.
    if (begun instanceof Failure) throw begun;
    return begun;
  }

  /** Buyers who place their orders at once share a transaction: the goods they want are locked for one of them at a time anyway. */
  const writeTogether = makeTogether<Asked, Written | Failure | typeof APART>(async (siteId, all) => {
    const firsts = firstsOf(all, ({ token }) => token);
    const begun = await unlessRefused<(Written | Failure | typeof APART)[]>(
      db.siteGathered,
      siteId,
      (tx, end) =>
        forEachBeside(all, async (asked) => (firsts.has(asked) ? writeBeside(tx, end, asked) : APART)),
    );
    if (!(begun instanceof Failure)) return begun;
    if (all.length > 1) throw begun;
    return [begun];
  }, PLACED_TOGETHER);

  async function begin(
    site: Site,
    token: string,
    wish: Wish & Taker,
  ): Promise<Pick<Written, 'orderId' | 'payment'> | Failure> {
    const rules = await carts.rulesFor({ site, token });
    const { settings: written } = await carts.rulesOf(site);
    const heldUntil = writing.holdEnd();
    await holds.watch(site.id, heldUntil);
    const asked = { site, token, wish, rules, written, heldUntil };
    const beside = await writeTogether(site.id, asked);
    const begun = beside === APART ? await writeAlone(asked) : beside;
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
