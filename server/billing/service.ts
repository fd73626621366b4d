import type { AuditAction } from '#core/activity/actions.ts';
import { statusAt } from '#core/access/site-access.ts';
import type { Interval, PlanList } from '#core/billing/plans.ts';
import { mayBecome, type SubscriptionState } from '#core/billing/subscription.ts';
import { toCents } from '#core/money/currency.ts';
import { SiteStatus } from '#core/enumerations/sites.ts';
import { isSettled, PAYMENT_PROBLEMS } from '#core/payments/payment.ts';
import type { BillingOverview, BillingPayment } from '#contract/billing.ts';
import { fail, Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Database, Tx } from '../database/database.ts';
import { isUniqueViolation } from '../database/errors.ts';
import type { Site } from '../http/context.ts';
import type { Jobs } from '../jobs.ts';
import type { Method } from '../payments/provider.ts';
import type { Payment, Payments } from '../payments/service.ts';
import { INVOICE_SUBJECT, issueInvoice, subjectOf } from './invoices.ts';
import { makeLetters, type LetterDeps } from './letters.ts';
import { makeRenewal } from './renewal.ts';
import { BILLING_CLOCK, makeSettlement } from './settlement.ts';
import * as store from './store.ts';

/** Who pays for which site. */
export interface Payer {
  siteId: string;
  accountId: string;
  /** As it stands on the bill. */
  billedTo: string;
}

type Fields = Readonly<Record<string, string>>;

export async function makeBilling(
  deps: LetterDeps & {
    db: Database;
    jobs: Jobs;
    payments: Payments;
    plans: PlanList;
    now: () => Date;
  },
) {
  const { db, jobs, payments, sites, plans, now } = deps;
  const letters = makeLetters(deps);
  const settlement = makeSettlement({ ...deps, letters });
  payments.whenSettled(INVOICE_SUBJECT, settlement.settlement);
  const keepTime = makeRenewal({ ...deps, letters, settlement });
  await jobs.handle(BILLING_CLOCK, ({ siteId = '' }) => keepTime(siteId));

  async function saveMethod(fields: Fields): Promise<Method | Failure> {
    const saved = await payments.saveMethod(fields);
    return 'errors' in saved
      ? fail('invalid', { errors: prefixed(saved.errors) }, Object.values(saved.errors)[0])
      : saved;
  }

  /** Clears the way for a new payment, or says what stands in it. */
  async function clearWay(tx: Tx): Promise<Failure | undefined> {
    for (const invoice of await store.listInvoices(tx, 'open')) {
      for (const payment of await payments.listBySubject(tx, subjectOf(invoice.id))) {
        if (payment.state === 'needsConfirmation') await payments.cancel(tx, payment.id);
        else if (!isSettled(payment.state)) return fail('paymentUnderWay');
      }
    }
    return undefined;
  }

  /** A repeated key answers with the payment it made before; nothing is charged for it again. */
  async function pay(
    payer: Payer,
    input: { key: string; method: () => Promise<Method | Failure> },
    bill: (tx: Tx) => Promise<store.Invoice | Failure>,
  ): Promise<BillingPayment | Failure> {
    const { siteId } = payer;
    const known = await db.readSite(siteId, (tx) => payments.findByKey(tx, input.key));
    if (known) return toReply(await payments.run(known, true, ''));
    const method = await input.method();
    if (method instanceof Failure) return method;
    const reserved = await reserve(siteId, input.key, method, async (tx) => (await clearWay(tx)) ?? bill(tx));
    if (reserved instanceof Failure) {
      // The second half of a double click finds that the first one has made the payment meanwhile.
      const first = await db.readSite(siteId, (tx) => payments.findByKey(tx, input.key));
      return first ? toReply(await payments.run(first, true, '')) : reserved;
    }
    const payment = await payments.run(reserved.payment, true, reserved.description);
    await db.site(siteId, (tx) =>
      recordAction(tx, {
        siteId,
        accountId: payer.accountId,
        action: 'billing.pay',
        detail: { payment: payment.id, state: payment.state },
      }),
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
          amount: toCents(invoice.amount),
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

  const planOf = (planId: string) => plans.plans.find(({ id }) => id === planId);

  /** Changes the plan of a site in one step of its own, if it has one. */
  async function change(
    { siteId, accountId }: Payer,
    action: AuditAction,
    work: (tx: Tx, subscription: store.Subscription) => Promise<Failure | undefined>,
  ): Promise<Failure | undefined> {
    const result = await db.site(siteId, async (tx) => {
      await store.lock(tx, siteId);
      const subscription = await store.findSubscription(tx);
      const refusal = subscription ? await work(tx, subscription) : fail('notPossibleNow');
      if (!refusal) await recordAction(tx, { siteId, accountId, action });
      return refusal;
    });
    sites.forget(siteId);
    return result;
  }

  const moveTo = (tx: Tx, siteId: string, from: SubscriptionState, to: SubscriptionState) =>
    mayBecome(from, to) ? settlement.moveTo(tx, siteId, to).then(() => undefined) : fail('notPossibleNow');

  return {
    /** What time asks for; called by the job at the end of each period. */
    keepTime,

    async read(siteId: string): Promise<BillingOverview> {
      const site = await sites.find(siteId);
      if (!site) throw new Error('The site is gone.');
      return db.readSite(siteId, async (tx) => {
        const subscription = await store.findSubscription(tx);
        const invoices = await store.listInvoices(tx);
        const open = invoices.find(({ state }) => state === 'open');
        const [newest] = open ? await payments.listBySubject(tx, subjectOf(open.id)) : [];
        return {
          ...statusOf(site, now()),
          isTestProvider: payments.provider.isTest,
          currency: plans.currency,
          plans: plans.plans.map((plan) => ({ ...plan, features: [...plan.features] })),
          subscription: subscription ? toSubscription(subscription) : null,
          pending: newest && !isSettled(newest.state) ? toReply(newest) : null,
          invoices: invoices.map(toEntry),
        };
      });
    },

    async subscribe(
      payer: Payer,
      input: { key: string; planId: string; interval: Interval; method: Fields },
    ): Promise<BillingPayment | Failure> {
      const plan = planOf(input.planId);
      if (!plan) return fail('invalid', { errors: { planId: 'Please choose one of the plans.' } });
      return pay(payer, { key: input.key, method: () => saveMethod(input.method) }, async (tx) => {
        const subscription = await store.findSubscription(tx);
        if (subscription && subscription.state !== 'ended') return fail('alreadySubscribed');
        const site = await sites.find(payer.siteId);
        if (!site || site.siteStatus === SiteStatus.removed) return fail('notPossibleNow');
        await settlement.voidOpen(tx);
        return issueInvoice(tx, {
          siteId: payer.siteId,
          plan,
          interval: input.interval,
          currency: plans.currency,
          from: { anchor: now(), periods: 0, start: now() },
          billedTo: payer.billedTo,
          now: now(),
        });
      });
    },

    /** An overdue bill, with the card on file unless another one is given. */
    async pay(payer: Payer, input: { key: string; method?: Fields | undefined }) {
      const method = async () => {
        if (input.method) return saveMethod(input.method);
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

    /** From the next period on; what is paid for is kept to its end. */
    async changePlan(payer: Payer, input: { planId: string; interval: Interval }) {
      if (!planOf(input.planId))
        return fail('invalid', { errors: { planId: 'Please choose one of the plans.' } });
      return change(payer, 'billing.changePlan', async (tx, subscription) => {
        if (subscription.state !== 'active') return fail('notPossibleNow');
        const isSame = input.planId === subscription.planId && input.interval === subscription.interval;
        await store.updateSubscription(tx, payer.siteId, {
          nextPlanId: isSame ? null : input.planId,
          nextInterval: isSame ? null : input.interval,
        });
        return undefined;
      });
    },

    async changeMethod(payer: Payer, fields: Fields): Promise<Failure | undefined> {
      const method = await saveMethod(fields);
      if (method instanceof Failure) return method;
      return change(payer, 'billing.changeMethod', async (tx, { state }) => {
        if (state === 'ended') return fail('notPossibleNow');
        await store.updateSubscription(tx, payer.siteId, {
          methodToken: method.token,
          methodLabel: method.label,
        });
        return undefined;
      });
    },

    /** At the end of the period; a plan that is overdue has no such end and stops at once. */
    cancel: (payer: Payer) =>
      change(payer, 'billing.cancel', async (tx, { state }) => {
        if (state !== 'pastDue') return moveTo(tx, payer.siteId, state, 'cancelling');
        const obstacle = await clearWay(tx);
        if (obstacle) return obstacle;
        await settlement.voidOpen(tx);
        return moveTo(tx, payer.siteId, state, 'ended');
      }),

    resume: (payer: Payer) =>
      change(payer, 'billing.resume', async (tx, { state, periodEnd }) =>
        state === 'cancelling' && now().getTime() < periodEnd.getTime()
          ? moveTo(tx, payer.siteId, state, 'active')
          : fail('notPossibleNow'),
      ),

    invoice: (siteId: string, id: string) => db.readSite(siteId, (tx) => store.findInvoice(tx, id)),
  };
}

export type Billing = Awaited<ReturnType<typeof makeBilling>>;

function statusOf(site: Site, now: Date) {
  return { status: statusAt(site, now), trialEndsAt: site.trialEndsAt?.toISOString() ?? null };
}

function toReply({ id, state, problem }: Payment): BillingPayment {
  return { id, state, problem: problem === null ? null : PAYMENT_PROBLEMS[problem] };
}

function toSubscription(row: store.Subscription): NonNullable<BillingOverview['subscription']> {
  const { state, planId, planName, interval, amount, currency, nextPlanId, nextInterval } = row;
  return {
    state,
    planId,
    planName,
    interval,
    amount,
    currency,
    periodEnd: row.periodEnd.toISOString(),
    graceEndsAt: row.graceEndsAt?.toISOString() ?? null,
    next: nextPlanId && nextInterval ? { planId: nextPlanId, interval: nextInterval } : null,
    method: row.methodLabel,
  };
}

function toEntry({ id, number, state, description, amount, currency, issuedAt }: store.Invoice) {
  return { id, number, state, description, amount, currency, issuedAt: issuedAt.toISOString() };
}

/** The fields of the card stand inside `method`. */
function prefixed(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, words]) => [`method.${name}`, words]));
}
