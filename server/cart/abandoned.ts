import { cartAsBuyerReads, type Cart } from '#core/commerce/cart/cart.ts';
import { lineWords } from '#core/commerce/orders/orders.ts';
import { HOUR_MS } from '#core/durations.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { AbandonedCart } from '#contract/shop/abandoned-carts.ts';
import { recordAction } from '../audit.ts';
import { newSecret } from '../secrets/secrets.ts';
import type { Database, Tx } from '../database/database.ts';
import { isSignature, sign, type SiteSecrets } from '../secrets/site-secrets.ts';
import type { Site } from '../http/context.ts';
import type { OrderMails } from '../orders/mails.ts';
import type { Sites } from '../sites/service.ts';
import { emailOf, shippingOf, type CartPricing, type ShopRules } from './pricing.ts';
import { hashToken } from './changing.ts';
import type { Carts } from './service.ts';
import * as store from './store.ts';

export const CART_LINK_PATH = '/commerce/cart';
const LISTED = 100;
const ABANDONED_AFTER_MS = HOUR_MS;

const linesOf = ({ entries }: Cart) => entries.map((entry) => `${entry.quantity} × ${lineWords(entry)}`);

const purpose = (id: string) => `cart:${id}`;

/** Carts that were filled and left, and links that bring somebody back to one. */
export function makeAbandonedCarts(deps: {
  db: Database;
  sites: Sites;
  secrets: SiteSecrets;
  carts: Carts;
  pricing: CartPricing;
  mails: OrderMails;
  now: () => Date;
}) {
  const { db, sites, secrets, carts, pricing, mails, now } = deps;

  async function toAbandoned(
    tx: Tx,
    siteId: string,
    row: store.AbandonedRow,
    rules: ShopRules,
  ): Promise<{ abandoned: AbandonedCart; toldLines: string[] }> {
    const { cart } = await pricing.of(tx, siteId, row, rules);
    const { firstName, lastName } = shippingOf(row);
    const abandoned = {
      id: row.id,
      email: emailOf(row),
      name: `${firstName} ${lastName}`.trim(),
      lines: linesOf(cart),
      totalCents: cart.grandTotalCents,
      currency: rules.settings.store.storeCurrency,
      mayRemind: row.contact.mayRemind ?? false,
      updatedAt: row.updatedAt.toISOString(),
      remindedAt: row.remindedAt?.toISOString() ?? null,
    };
    return { abandoned, toldLines: linesOf(cartAsBuyerReads(cart)) };
  }

  /** Asked before the secret of links, which is made when it is first needed: an id that is nobody's needs none. */
  const cartOf = (siteId: string, id: string) => db.site(siteId, (tx) => store.findById(tx, id));

  async function linkTo(
    site: Site,
    { id, language }: Pick<store.CartRow, 'id' | 'language'>,
  ): Promise<string> {
    const token = sign(await secrets.of(site.id, 'orders'), purpose(id));
    return `${sites.publicUrlOf(site, language)}${CART_LINK_PATH}/${id}?token=${token}`;
  }

  return {
    linkTo,

    async list(site: Site): Promise<{ carts: AbandonedCart[] }> {
      const rules = await carts.rulesOf(site);
      return db.readSite(site.id, async (tx) => {
        const rows = await store.listAbandoned(tx, new Date(now().getTime() - ABANDONED_AFTER_MS), LISTED);
        const found: AbandonedCart[] = [];
        for (const row of rows) found.push((await toAbandoned(tx, site.id, row, rules)).abandoned);
        return { carts: found };
      });
    },

    /** Once, and only to those who have said that they want it. */
    async remind(site: Site, accountId: string, id: string): Promise<AbandonedCart | Failure> {
      const known = await cartOf(site.id, id);
      if (!known) return fail('notFound');
      const rules = await carts.rulesOf(site);
      const url = await linkTo(site, known);
      return db.site(site.id, async (tx) => {
        const row = await store.findById(tx, id);
        if (!row || row.isPurchased || row.entries.length === 0) return fail('notFound');
        if (!row.contact.mayRemind || emailOf(row) === '') return fail('mayNotRemind');
        if (row.remindedAt !== null) return fail('remindedBefore');
        const { abandoned, toldLines } = await toAbandoned(tx, site.id, row, rules);
        const { settings } = await carts.rulesOf(site, row.language);
        await mails.aboutCart(tx, { site, settings }, 'left', {
          ...abandoned,
          lines: toldLines,
          language: row.language,
          url,
        });
        const at = now();
        await store.markReminded(tx, id, at);
        await recordAction(tx, { siteId: site.id, accountId, action: 'order.remind', detail: { id } });
        return { ...abandoned, remindedAt: at.toISOString() };
      });
    },

    /** The cart behind a signed link, under a token of its own. One that was bought leads to its order. */
    async open(
      siteId: string,
      id: string,
      token: string,
    ): Promise<{ token: string } | { orderId: string } | undefined> {
      if (token === '' || !(await cartOf(siteId, id))) return undefined;
      const secret = await secrets.of(siteId, 'orders');
      if (!isSignature(secret, purpose(id), token)) return undefined;
      return db.site(siteId, async (tx) => {
        const row = await store.findById(tx, id);
        if (!row) return undefined;
        if (row.isPurchased) return row.orderId === null ? undefined : { orderId: row.orderId };
        const fresh = newSecret();
        await store.setToken(tx, id, hashToken(fresh));
        return { token: fresh };
      });
    },
  };
}

export type AbandonedCarts = ReturnType<typeof makeAbandonedCarts>;
