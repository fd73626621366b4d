import type { Cart } from '#core/commerce/cart/cart.ts';
import { lineWords, type OwnerPayment } from '#core/commerce/orders/orders.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { OwnerWish } from '#contract/shop/orders.ts';
import { recordAction } from '../audit.ts';
import type { AbandonedCarts } from '../cart/abandoned.ts';
import { emailOf, type CartPricing, type ShopRules } from '../cart/pricing.ts';
import type { CartRow, Carts } from '../cart/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { OrderMails } from '../orders/mails.ts';
import type { OrderActor, Orders } from '../orders/service.ts';
import type { Sites } from '../sites/service.ts';
import { NO_CARD } from './placing.ts';
import { ownerRefusal } from './refusals.ts';
import { contactOf, nameOf } from './snapshot.ts';
import type { OrderWriting } from './writing.ts';

/** Orders that somebody of the shop makes for a customer. */
export function makeOwnerOrders(deps: {
  db: Database;
  sites: Sites;
  carts: Carts;
  orders: Orders;
  pricing: CartPricing;
  abandonedCarts: AbandonedCarts;
  mails: OrderMails;
  writing: OrderWriting;
}) {
  const { db, sites, carts, orders, pricing, abandonedCarts, mails, writing } = deps;

  async function sendLink(
    tx: Tx,
    { site, accountId }: OrderActor,
    { settings }: ShopRules,
    { row, cart }: { row: CartRow; cart: Cart },
  ): Promise<{ orderId: null; url: string }> {
    const url = await abandonedCarts.linkTo(site, row);
    await mails.aboutCart(tx, { site, settings }, 'payLink', {
      email: emailOf(row),
      name: nameOf(contactOf(row)),
      lines: cart.entries.map((entry) => `${entry.quantity} × ${lineWords(entry)}`),
      totalCents: cart.grandTotalCents,
      currency: settings.store.storeCurrency,
      language: row.language,
      url,
    });
    await recordAction(tx, { siteId: site.id, accountId, action: 'order.link', detail: { id: row.id } });
    return { orderId: null, url };
  }

  return {
    /** What {@link placeByOwner} would make of it, by the same function. */
    async quote(site: OrderActor['site'], wish: OwnerWish): Promise<Cart> {
      const rules = await carts.rulesOf(site);
      const priced = await db.readSite(site.id, (tx) => pricing.of(tx, site.id, carts.fill(wish), rules));
      return priced.cart;
    },

    /** At once, or once its link is paid. */
    async placeByOwner(
      actor: OrderActor,
      wish: OwnerWish & { payment: OwnerPayment; quote?: string | undefined },
    ): Promise<{ orderId: string | null; url: string } | Failure> {
      const { site, accountId } = actor;
      const rules = await carts.rulesOf(site);
      const { settings } = rules;
      const made = await unlessRefused(db.site, site.id, async (tx, end) => {
        const row = carts.fill(wish);
        const { cart, discounts } = await pricing.of(tx, site.id, row, rules);
        const { quote = cart.quote } = wish;
        const refusal = ownerRefusal({ cart, contact: contactOf(row), settings, quote });
        if (refusal) return fail(refusal.code, { ...refusal.details, cart }, refusal.sentence);
        await carts.keep(tx, site.id, row, accountId);
        if (wish.payment === 'link') return sendLink(tx, actor, rules, { row, cart });
        const by = {
          way: 'manual' as const,
          customerId: null,
          method: NO_CARD,
          provider: '',
          isTest: false,
          heldUntil: writing.holdEnd(),
        };
        const written = await writing.write(tx, { site, settings, row, cart, discounts, ...by }, end);
        if (written instanceof Failure) return written;
        const { orderId } = written;
        const detail = { id: orderId };
        await recordAction(tx, { siteId: site.id, accountId, action: 'order.create', detail });
        return { orderId, url: '' };
      });
      if (made instanceof Failure) return made;
      sites.forget(site.id);
      if (made.orderId !== null && wish.payment === 'paid') {
        const paid = await orders.markPaid(actor, made.orderId);
        // What costs nothing is paid by itself.
        if (paid instanceof Failure && paid.code !== 'orderState') return paid;
      }
      return made;
    },
  };
}
