import { statusAt } from '#core/access/site-access.ts';
import type { PlanList } from '#core/billing/plans.ts';
import { isSettled } from '#core/payments/payment.ts';
import type { BillingOverview } from '#contract/billing.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import type { Payments } from '../payments/service.ts';
import { INVOICE_SUBJECT, subjectOf } from './invoices.ts';
import { makeLetters, type LetterDeps } from './letters.ts';
import { makeBillPaying, makeClearWay, toReply } from './paying.ts';
import { makePlanChanges } from './plan-changes.ts';
import { makeRenewal } from './renewal.ts';
import { BILLING_CLOCK, makeSettlement } from './settlement.ts';
import * as store from './store.ts';

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
  if (!payments.platform.can.savedCards) throw new Error('Plans are renewed by cards that a provider keeps.');
  const letters = makeLetters(deps);
  const settlement = makeSettlement({ ...deps, letters });
  payments.whenSettled(INVOICE_SUBJECT, settlement.settlement);
  const keepTime = makeRenewal({ ...deps, letters, settlement });
  await jobs.handle(BILLING_CLOCK, ({ siteId = '' }) => keepTime(siteId));
  const clearWay = makeClearWay(payments);

  return {
    ...makeBillPaying({ ...deps, settlement, clearWay }),
    ...makePlanChanges({ ...deps, settlement, clearWay }),

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
          status: statusAt(site, now()),
          trialEndsAt: site.trialEndsAt?.toISOString() ?? null,
          isTestProvider: payments.platform.isTest,
          currency: plans.currency,
          plans: plans.plans.map((plan) => ({ ...plan, features: [...plan.features] })),
          subscription: subscription ? toSubscription(subscription) : null,
          pending: newest && !isSettled(newest.state) ? toReply(newest) : null,
          invoices: invoices.map(toEntry),
        };
      });
    },

    invoice: (siteId: string, id: string) => db.readSite(siteId, (tx) => store.findInvoice(tx, id)),
  };
}

export type Billing = Awaited<ReturnType<typeof makeBilling>>;

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
