import { MINUTE_MS } from '#core/durations.ts';
import { PAYMENT_PROBLEMS } from '#core/payments/payment.ts';
import { giftCheckoutPath } from '#core/commerce/gift-cards/gift-card.ts';
import { shopPages, type Placed } from '#contract/shop/cart.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Jobs } from '../jobs.ts';
import type { Orders } from '../orders/service.ts';
import { ProviderSilent } from '../payments/providers/provider.ts';
import type { Payment, Payments } from '../payments/service.ts';
import type { Sites } from '../sites/service.ts';

const ORDER = 'order';
const ASK_AGAIN = 'order-payment-ask-again';
const GIVE_UP = 'order-payment-give-up';
const CHECKOUT_PATH = shopPages.checkout.path;
const ASK_AGAIN_MS = 20_000;
const LOOK_AGAIN_MS = 5 * MINUTE_MS;

export const subjectOf = (orderId: string) => `${ORDER}:${orderId}`;

/** The payment of an order, from the first try to what comes of it. */
export async function makePaying(deps: {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  orders: Orders;
  payments: Payments;
  now: () => Date;
}) {
  const { db, jobs, sites, orders, payments, now } = deps;

  payments.whenSettled(ORDER, {
    async inside(tx, { siteId, subject, state }, end) {
      const orderId = subject.slice(ORDER.length + 1);
      if (state === 'succeeded') await orders.lifecycle.confirm(tx, { siteId, orderId, isPaid: true }, end);
      else await orders.lifecycle.release(tx, siteId, orderId);
    },
    // Goods that nobody paid for are on the shelf again.
    after: ({ siteId, state }) => {
      if (state !== 'succeeded') sites.forget(siteId);
    },
  });

  const later = (job: string, siteId: string, orderId: string, afterMs: number) =>
    db.site(siteId, (tx) => jobs.enqueue(tx, job, { siteId, orderId }, new Date(now().getTime() + afterMs)));

  async function find(tx: Tx, orderId: string): Promise<Payment | undefined> {
    const [newest] = await payments.listBySubject(tx, subjectOf(orderId));
    return newest;
  }

  /** Where the buyer reads the site, whose cart is not known at another of its hosts. */
  async function whereBought(site: Site, orderId: string): Promise<string> {
    const order = site.languageDomains.length === 0 ? undefined : await orders.findRow(site.id, orderId);
    return sites.publicUrlOf(site, order?.snapshot.language);
  }

  async function run(site: Site, orderId: string, payment: Payment, isPayerPresent: boolean) {
    return payments.run(payment, {
      isPayerPresent,
      description: `Order at ${site.identifier}`,
      returnUrl: (await whereBought(site, orderId)) + (await orders.links.returnPathOf(site.id, orderId)),
      origin: sites.urlOf(site),
    });
  }

  /** After a crash, or when the provider kept silent: asks it again, and comes back until it has decided. */
  async function reconcile(siteId: string, orderId: string): Promise<Payment | undefined> {
    const site = await sites.find(siteId);
    const payment = site && (await db.readSite(siteId, (tx) => find(tx, orderId)));
    if (!payment) return undefined;
    const asked =
      payment.state === 'started' ? await run(site, orderId, payment, false) : await payments.look(payment);
    if (asked.state === 'processing') await later(ASK_AGAIN, siteId, orderId, LOOK_AGAIN_MS);
    return asked;
  }

  /** Whoever went away while paying no longer keeps the goods from others. */
  async function giveUp(siteId: string, orderId: string): Promise<void> {
    const payment = await reconcile(siteId, orderId);
    if (payment?.state !== 'needsConfirmation') return;
    const ended = await payments.confirm(payment, false);
    // Some cannot be ended from here, and run out by themselves. Until then somebody may still pay.
    if (ended.state === 'needsConfirmation') await later(GIVE_UP, siteId, orderId, LOOK_AGAIN_MS);
  }

  await jobs.handle(ASK_AGAIN, async ({ siteId = '', orderId = '' }) => {
    await reconcile(siteId, orderId);
  });
  await jobs.handle(GIVE_UP, ({ siteId = '', orderId = '' }) => giveUp(siteId, orderId));

  /** Nothing when the provider does not answer: neither yes nor no. */
  async function unlessSilent<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof ProviderSilent) return undefined;
      throw error;
    }
  }

  /** Where its buyer began to pay. */
  async function checkoutOf(site: Site, orderId: string): Promise<string> {
    const order = await orders.findRow(site.id, orderId);
    const [first] = order?.snapshot.lines ?? [];
    if (first?.type !== 'GIFT_CARD') return CHECKOUT_PATH;
    return giftCheckoutPath({ websiteId: site.id, productId: first.productId, sku: first.sku });
  }

  return {
    find,
    giveUp,

    /** Without an answer the goods stay kept, and the provider is asked again. */
    async charge(site: Site, orderId: string, payment: Payment): Promise<Payment> {
      const paid = await unlessSilent(run(site, orderId, payment, true));
      if (paid) return paid;
      await later(ASK_AGAIN, site.id, orderId, ASK_AGAIN_MS);
      return { ...payment, state: 'processing' };
    },

    /** Somebody comes back from a page of the provider. Where they go depends on what it says of the payment. */
    async returned(this: void, site: Site, orderId: string): Promise<string> {
      const payment = await db.readSite(site.id, (tx) => find(tx, orderId));
      const checkout = await checkoutOf(site, orderId);
      const asked = payment && (await unlessSilent(payments.confirm(payment, true)));
      switch (asked?.state) {
        case 'needsConfirmation':
          return checkout;
        case 'failed':
        case 'cancelled':
          return `${checkout}${checkout.includes('?') ? '&' : '?'}payment=${asked.problem ?? 'notConfirmed'}`;
        default:
          return orders.links.pathOf(site.id, orderId);
      }
    },

    /** What the buyer is told; an order without a payment stands already. */
    async toPlaced(site: Site, orderId: string, payment: Payment | undefined): Promise<Placed | Failure> {
      const state = payment?.state ?? 'succeeded';
      if (state === 'failed' || state === 'cancelled') {
        const problem = payment?.problem ? PAYMENT_PROBLEMS[payment.problem] : undefined;
        return fail('paymentFailed', {}, problem);
      }
      if (payment && state === 'needsConfirmation') return toAsking(payment);
      return { state, url: await orders.links.pathOf(site.id, orderId), provider: '', secret: '' };
    },

    toAsking,
  };

  /** A payment that waits for its buyer, with what they need to go on. */
  async function toAsking(payment: Payment): Promise<Placed> {
    const { secret = '', url = '' } = await payments.nextStep(payment);
    return { state: payment.state, url, provider: payment.provider, secret };
  }
}

export type Paying = Awaited<ReturnType<typeof makePaying>>;
