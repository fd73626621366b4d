import type { Interval, Plan, PlanList } from '#core/billing/plans.ts';
import { SiteStatus } from '#core/enumerations/sites.ts';
import { isSettled, PAYMENT_PROBLEMS } from '#core/payments/payment.ts';
import type { BillingPayment } from '#contract/billing.ts';
import { fail, Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Database, Tx } from '../database/database.ts';
import { isUniqueViolation } from '../database/errors.ts';
import type { Method } from '../payments/providers/provider.ts';
import type { Payment, Payments } from '../payments/service.ts';
import type { Sites } from '../sites/service.ts';
import { issueInvoice, subjectOf } from './invoices.ts';
import type { BillingSettlement } from './settlement.ts';
import * as store from './store.ts';

/** Who pays for which site. */
export interface Payer {
  siteId: string;
  accountId: string;
  /** As it stands on the bill. */
  billedTo: string;
}

/** What was typed into the provider's form. */
export type MethodFields = Readonly<Record<string, string>>;

const PRESENT = { isPayerPresent: true, description: '' };
export const NO_SUCH_PLAN = { errors: { planId: 'Please choose one of the plans.' } };

/** Bills that somebody pays while they look on. */
export function makeBillPaying(deps: {
  db: Database;
  payments: Payments;
  sites: Sites;
  plans: PlanList;
  settlement: BillingSettlement;
  clearWay: (tx: Tx) => Promise<Failure | undefined>;
  now: () => Date;
}) {
  const { db, payments, sites, plans, settlement, clearWay, now } = deps;

  /** A repeated key answers with the payment it made before; nothing is charged for it again. */
  async function pay(
    payer: Payer,
    input: { key: string; method: () => Promise<Method | Failure> },
    bill: (tx: Tx) => Promise<store.Invoice | Failure>,
  ): Promise<BillingPayment | Failure> {
    const { siteId } = payer;
    const known = await db.readSite(siteId, (tx) => payments.findByKey(tx, input.key));
    if (known) return toReply(await payments.run(known, PRESENT));
    const method = await input.method();
    if (method instanceof Failure) return method;
    const reserved = await reserve(siteId, input.key, method, async (tx) => (await clearWay(tx)) ?? bill(tx));
    if (reserved instanceof Failure) {
      // The second half of a double click finds that the first one has made the payment meanwhile.
      const first = await db.readSite(siteId, (tx) => payments.findByKey(tx, input.key));
      return first ? toReply(await payments.run(first, PRESENT)) : reserved;
    }
    const payment = await payments.run(reserved.payment, {
      ...PRESENT,
      description: reserved.description,
    });
    const detail = { payment: payment.id, state: payment.state };
    await db.site(siteId, (tx) =>
      recordAction(tx, { siteId, accountId: payer.accountId, action: 'billing.pay', detail }),
    );
    return toReply(payment);
  }

  async function reserve(
    siteId: string,
    key: string,
    method: Method,
    bill: (tx: Tx) => Promise<store.Invoice | Failure>,
  ): Promise<{ payment: Payment; description: string } | Failure> {
    try {
      return await db.site(siteId, async (tx) => {
        await store.lock(tx, siteId);
        const invoice = await bill(tx);
        if (invoice instanceof Failure) return invoice;
        const payment = await payments.reserve(tx, {
          siteId,
          key,
          subject: subjectOf(invoice.id),
          amount: invoice.amount,
          currency: invoice.currency,
          method,
        });
        return { payment, description: invoice.description };
      });
    } catch (error) {
      if (isUniqueViolation(error, 'payments_key')) return fail('paymentUnderWay');
      throw error;
    }
  }

  /** The first bill of a plan; what else was open is void. */
  async function firstBill(
    tx: Tx,
    { siteId, billedTo }: Payer,
    plan: Plan,
    interval: Interval,
  ): Promise<store.Invoice | Failure> {
    const subscription = await store.findSubscription(tx);
    if (subscription && subscription.state !== 'ended') return fail('alreadySubscribed');
    const site = await sites.find(siteId);
    if (!site || site.siteStatus === SiteStatus.removed) return fail('notPossibleNow');
    await settlement.voidOpen(tx);
    const from = { anchor: now(), periods: 0, start: now() };
    return issueInvoice(tx, { siteId, plan, interval, currency: plans.currency, from, billedTo, now: now() });
  }

  return {
    async subscribe(
      payer: Payer,
      input: { key: string; planId: string; interval: Interval; method: MethodFields },
    ): Promise<BillingPayment | Failure> {
      const plan = plans.plans.find(({ id }) => id === input.planId);
      if (!plan) return fail('invalid', NO_SUCH_PLAN);
      const method = () => payments.saveMethod(input.method);
      return pay(payer, { key: input.key, method }, (tx) => firstBill(tx, payer, plan, input.interval));
    },

    /** An overdue bill, with the card on file unless another one is given. */
    async pay(payer: Payer, input: { key: string; method?: MethodFields | undefined }) {
      const method = async () => {
        if (input.method) return payments.saveMethod(input.method);
        const kept = await db.readSite(payer.siteId, store.findSubscription);
        return kept ? { token: kept.methodToken, label: kept.methodLabel } : fail('notPossibleNow');
      };
      return pay(payer, { key: input.key, method }, async (tx) => {
        const [open] = await store.listInvoices(tx, 'open');
        const subscription = await store.findSubscription(tx);
        return open && subscription?.state === 'pastDue' ? open : fail('notPossibleNow');
      });
    },

    async confirm(siteId: string, id: string, isApproved: boolean): Promise<BillingPayment | Failure> {
      const payment = await payments.find(siteId, id);
      if (!payment) return fail('notFound');
      if (payment.state === 'cancelled') return fail('notPossibleNow');
      return toReply(await payments.confirm(payment, isApproved));
    },
  };
}

/** What clears the way for a new payment, or says what stands in it. */
export function makeClearWay(payments: Payments) {
  return async function clearWay(tx: Tx): Promise<Failure | undefined> {
    for (const invoice of await store.listInvoices(tx, 'open')) {
      for (const payment of await payments.listBySubject(tx, subjectOf(invoice.id))) {
        if (payment.state === 'needsConfirmation') await payments.cancel(tx, payment.id);
        else if (!isSettled(payment.state)) return fail('paymentUnderWay');
      }
    }
    return undefined;
  };
}

export function toReply({ id, state, problem }: Payment): BillingPayment {
  return { id, state, problem: problem === null ? null : PAYMENT_PROBLEMS[problem] };
}
