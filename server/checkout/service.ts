import { wordsOfSite } from '#core/settings/site-words.ts';
import type { Settings } from '#core/settings/groups.ts';
import { cartAsBuyerReads } from '#core/commerce/cart/cart.ts';
import { PAYMENT_PROBLEMS } from '#core/payments/payment.ts';
import type { PayChoice, Placed } from '#contract/shop/cart.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { AbandonedCarts } from '../cart/abandoned.ts';
import type { CartPricing } from '../cart/pricing.ts';
import type { Carts } from '../cart/service.ts';
import type { Database } from '../database/database.ts';
import type { Discounts } from '../discounts/service.ts';
import type { GiftCards } from '../gift-cards/service.ts';
import type { Site } from '../http/context.ts';
import type { Jobs } from '../jobs.ts';
import type { CustomerBook } from '../orders/customers.ts';
import type { OrderMails } from '../orders/mails.ts';
import type { Orders } from '../orders/service.ts';
import { saidChoices, type PayChoice as Offered, type Payments } from '../payments/service.ts';
import type { Stock } from '../products/stock.ts';
import type { Sites } from '../sites/service.ts';
import { makeGiftCheckout } from './gift-checkout.ts';
import { makeHolds } from './holds.ts';
import { makeOwnerOrders } from './owner-orders.ts';
import { makePaying } from './paying.ts';
import { makePlacing } from './placing.ts';
import { waysOf } from './refusals.ts';
import { contactOf } from './snapshot.ts';
import { makeOrderWriting } from './writing.ts';

/** From a cart to an order: once, however often it is asked for, and never at another price than the buyer saw. */
export async function makeCheckout(deps: {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  carts: Carts;
  orders: Orders;
  discounts: Discounts;
  giftCards: GiftCards;
  stock: Stock;
  payments: Payments;
  pricing: CartPricing;
  abandonedCarts: AbandonedCarts;
  mails: OrderMails;
  book: CustomerBook;
  now: () => Date;
}) {
  const { db, carts, payments, pricing } = deps;
  const writing = makeOrderWriting(deps);
  const paying = await makePaying(deps);
  const holds = await makeHolds({ ...deps, end: paying.giveUp });

  const place = makePlacing({ ...deps, paying, holds, writing });
  const offered = async (site: Site, settings: Settings) => choicesOf(settings, await payments.choices(site));

  async function confirm(site: Site, token: string, isApproved: boolean): Promise<Placed | Failure> {
    const found = await db.readSite(site.id, async (tx) => {
      const row = await carts.find(tx, token);
      const orderId = row?.orderId;
      return row && { orderId, payment: orderId ? await paying.find(tx, orderId) : undefined };
    });
    if (!found) return fail('noCart');
    const { payment, orderId } = found;
    // Whoever answers their bank after the goods were given back keeps the cart, and pays anew.
    if (!orderId) return fail('paymentFailed', {}, PAYMENT_PROBLEMS.notConfirmed);
    return paying.toPlaced(site, orderId, payment && (await payments.confirm(payment, isApproved)));
  }

  return {
    ...makeOwnerOrders({ ...deps, writing }),
    place,
    confirm,
    ofGiftCards: makeGiftCheckout({ ...deps, place, confirm, offered }),
    endHolds: holds.endAll,
    /** For orders that come about elsewhere, such as those of renewals. */
    writing,

    /** Whom the checkout's page must be allowed to load the payment form from. */
    formOrigins: (site: Site) => payments.formOrigins(site),
    returned: paying.returned,

    async read(site: Site, token: string) {
      const rules = await carts.rulesFor({ site, token });
      const found = await db.readSite(site.id, async (tx) => {
        const row = await carts.find(tx, token);
        if (!row || row.isPurchased) return undefined;
        const { cart } = await pricing.of(tx, site.id, row, rules);
        return { row, cart, payment: row.orderId === null ? undefined : await paying.find(tx, row.orderId) };
      });
      if (!found) return fail('noCart');
      const { row, cart, payment } = found;
      return {
        cart: cartAsBuyerReads(cart),
        contact: contactOf(row),
        choices: await offered(site, rules.settings),
        payment: payment?.state === 'needsConfirmation' ? await paying.toAsking(payment) : null,
      };
    },
  };
}

export type Checkout = Awaited<ReturnType<typeof makeCheckout>>;

/** Cards by everybody who takes them; other ways need nobody. */
export function choicesOf(settings: Settings, offered: readonly Offered[]): PayChoice[] {
  const words = wordsOfSite(settings);
  const label = words.of('paying')('bankTransferOrCash');
  return waysOf(settings).flatMap((way): PayChoice[] =>
    way === 'card' ? saidChoices(offered, words) : [{ way, provider: '', label, isTest: false, entry: null }],
  );
}
