import type { PlanList } from '#core/billing/plans.ts';
import {
  graceEnd,
  nextRetry,
  STATUS_OF_SUBSCRIPTION,
  type SubscriptionState,
} from '#core/billing/subscription.ts';
import { recordAction } from '../audit.ts';
import type { Tx } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import type { Payment, Settlement } from '../payments/settling.ts';
import type { Sites } from '../sites/service.ts';
import { invoiceIdOf, isRenewalKey } from './invoices.ts';
import type { Letters } from './letters.ts';
import * as store from './store.ts';

export const BILLING_CLOCK = 'billing-clock';

export interface SettlementDeps {
  jobs: Jobs;
  sites: Sites;
  plans: PlanList;
  letters: Letters;
  now: () => Date;
}

/** What a payment that came to an end means for the bill, the plan and the site. */
export function makeSettlement(deps: SettlementDeps) {
  const { jobs, sites, plans, letters, now } = deps;

  async function moveTo(
    tx: Tx,
    siteId: string,
    state: SubscriptionState,
    change: Partial<store.Subscription> = {},
  ): Promise<void> {
    await store.updateSubscription(tx, siteId, { ...change, state });
    await sites.setFacts(tx, siteId, { siteStatus: STATUS_OF_SUBSCRIPTION[state], trialEndsAt: null });
    await recordAction(tx, { siteId, accountId: null, action: `billing.${state}` });
  }

  const wake = (tx: Tx, siteId: string, at: Date) => jobs.enqueue(tx, BILLING_CLOCK, { siteId }, at);

  async function whenPaid(tx: Tx, payment: Payment, invoice: store.Invoice): Promise<void> {
    const { siteId } = payment;
    const before = await store.findSubscription(tx);
    const isRenewal = before !== undefined && before.state !== 'ended';
    await store.endInvoice(tx, invoice.id, 'paid', now());
    await store.putSubscription(tx, siteId, {
      state: 'active',
      planId: invoice.planId,
      planName: plans.plans.find(({ id }) => id === invoice.planId)?.name ?? invoice.planId,
      interval: invoice.interval,
      amount: invoice.amount,
      currency: invoice.currency,
      // Another interval is counted anew from where it begins.
      ...(isRenewal && before.interval === invoice.interval
        ? { anchor: before.anchor, periods: before.periods + 1 }
        : { anchor: invoice.periodStart, periods: 1 }),
      periodStart: invoice.periodStart,
      periodEnd: invoice.periodEnd,
      graceEndsAt: null,
      nextPlanId: null,
      nextInterval: null,
      methodToken: payment.methodToken,
      methodLabel: payment.methodLabel,
    });
    await moveTo(tx, siteId, 'active');
    await wake(tx, siteId, invoice.periodEnd);
  }

  async function whenFailed(tx: Tx, payment: Payment, invoice: store.Invoice): Promise<void> {
    const { siteId } = payment;
    const before = await store.findSubscription(tx);
    if (!before || before.state === 'ended') {
      await store.endInvoice(tx, invoice.id, 'void', null);
      return;
    }
    const graceEndsAt = before.graceEndsAt ?? graceEnd(before.periodEnd);
    if (before.state !== 'pastDue') await moveTo(tx, siteId, 'pastDue', { graceEndsAt });
    // Whoever pays by hand sees what became of it.
    if (isRenewalKey(payment.key)) await letters.renewalFailed(tx, payment, before, graceEndsAt);
    await wake(tx, siteId, nextRetry(now(), graceEndsAt));
  }

  const settlement: Settlement = {
    async inside(tx, payment) {
      await store.lock(tx, payment.siteId);
      const invoice = await store.findInvoice(tx, invoiceIdOf(payment.subject));
      if (invoice?.state !== 'open') return;
      if (payment.state === 'succeeded') await whenPaid(tx, payment, invoice);
      else await whenFailed(tx, payment, invoice);
    },
    after: ({ siteId }) => sites.forget(siteId),
  };
  async function voidOpen(tx: Tx): Promise<void> {
    for (const { id } of await store.listInvoices(tx, 'open')) await store.endInvoice(tx, id, 'void', null);
  }

  return { settlement, moveTo, voidOpen };
}

export type BillingSettlement = ReturnType<typeof makeSettlement>;
