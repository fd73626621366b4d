import { MINUTE_MS } from '#core/durations.ts';
import { PAYMENT_PROBLEMS } from '#core/payments/payment.ts';
import type { Placed } from '#contract/cart.ts';
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

  const askAgain = (siteId: string, orderId: string, afterMs: number) =>
    db.site(siteId, (tx) =>
      jobs.enqueue(tx, ASK_AGAIN, { siteId, orderId }, new Date(now().getTime() + afterMs)),
    );

  async function find(tx: Tx, orderId: string): Promise<Payment | undefined> {
    const [newest] = await payments.listBySubject(tx, subjectOf(orderId));
    return newest;
  }

  /** After a crash, or when the provider kept silent: asks it again, and comes back until it has decided. */
  async function reconcile(siteId: string, orderId: string): Promise<Payment | undefined> {
    const payment = await db.readSite(siteId, (tx) => find(tx, orderId));
    const asked =
      payment?.state === 'started'
        ? await payments.run(payment, false, '')
        : payment && (await payments.look(payment));
    if (asked?.state === 'processing') await askAgain(siteId, orderId, LOOK_AGAIN_MS);
    return asked;
  }
  await jobs.handle(ASK_AGAIN, async ({ siteId = '', orderId = '' }) => {
    await reconcile(siteId, orderId);
  });

  return {
    find,

    /** No answer is neither yes nor no: the goods stay kept, and the provider is asked again. */
    async charge(site: Site, orderId: string, payment: Payment): Promise<Payment> {
      try {
        return await payments.run(payment, true, `Order at ${site.identifier}`);
      } catch (error) {
        if (!(error instanceof ProviderSilent)) throw error;
        await askAgain(site.id, orderId, ASK_AGAIN_MS);
        return { ...payment, state: 'processing' };
      }
    },

    /** Whoever went away while paying no longer keeps the goods from others. */
    async giveUp(siteId: string, orderId: string): Promise<void> {
      const payment = await reconcile(siteId, orderId);
      if (payment?.state === 'needsConfirmation') await payments.confirm(payment, false);
    },

    /** What the buyer is told; an order without a payment stands already. */
    async toPlaced(site: Site, orderId: string, payment: Payment | undefined): Promise<Placed | Failure> {
      const state = payment?.state ?? 'succeeded';
      if (state === 'failed' || state === 'cancelled') {
        const problem = payment?.problem ? PAYMENT_PROBLEMS[payment.problem] : undefined;
        return fail('paymentFailed', {}, problem);
      }
      const url = state === 'needsConfirmation' ? '' : await orders.links.pathOf(site.id, orderId);
      const secret = payment ? await payments.nextStep(payment) : '';
      return { state, url, problem: '', secret };
    },
  };
}

export type Paying = Awaited<ReturnType<typeof makePaying>>;
