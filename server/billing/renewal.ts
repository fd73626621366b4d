import type { PlanList } from '#core/billing/plans.ts';
import { dueAt } from '#core/billing/subscription.ts';
import { isSettled } from '#core/payments/payment.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Payment, Payments } from '../payments/service.ts';
import type { Sites } from '../sites/service.ts';
import { issueInvoice, renewalKey, subjectOf } from './invoices.ts';
import type { Letters } from './letters.ts';
import type { BillingSettlement } from './settlement.ts';
import * as store from './store.ts';

/** Carries out what time asks for. Called at the end of each period, and safe to call at any time. */
export function makeRenewal(deps: {
  db: Database;
  payments: Payments;
  sites: Sites;
  settlement: BillingSettlement;
  letters: Letters;
  plans: PlanList;
  now: () => Date;
}) {
  const { db, payments, sites, settlement, letters, plans, now } = deps;

  /** The bill of the next period: the one that waits already, or a new one. */
  async function nextInvoice(tx: Tx, siteId: string, subscription: store.Subscription) {
    const [open] = await store.listInvoices(tx, 'open');
    if (open) return open;
    const [last] = await store.listInvoices(tx, 'paid');
    const interval = subscription.nextInterval ?? subscription.interval;
    const wanted = subscription.nextPlanId ?? subscription.planId;
    const isSame = interval === subscription.interval;
    return issueInvoice(tx, {
      siteId,
      plan: plans.plans.find(({ id }) => id === wanted) ?? planAsBefore(subscription),
      interval,
      currency: subscription.currency,
      from: {
        anchor: isSame ? subscription.anchor : subscription.periodEnd,
        periods: isSame ? subscription.periods : 0,
        start: subscription.periodEnd,
      },
      billedTo: last?.billedTo ?? '',
      now: now(),
    });
  }

  /** Keeps the next try; one that is under way is left alone, one that a crash interrupted is taken up again. */
  async function nextPayment(tx: Tx, siteId: string, subscription: store.Subscription) {
    const invoice = await nextInvoice(tx, siteId, subscription);
    const tries = await payments.listBySubject(tx, subjectOf(invoice.id));
    const open = tries.find(({ state }) => !isSettled(state));
    if (open?.state === 'needsConfirmation') await payments.cancel(tx, open.id);
    else if (open) return { payment: open, invoice };
    const payment = await payments.reserve(tx, {
      siteId,
      key: renewalKey(invoice.id, tries.length + 1),
      subject: subjectOf(invoice.id),
      amount: invoice.amount,
      currency: invoice.currency,
      method: { token: subscription.methodToken, label: subscription.methodLabel },
    });
    return { payment, invoice };
  }

  async function isUnderWay(tx: Tx): Promise<boolean> {
    for (const { id } of await store.listInvoices(tx, 'open')) {
      const tries = await payments.listBySubject(tx, subjectOf(id));
      if (tries.some(({ state }) => state === 'processing')) return true;
    }
    return false;
  }

  return async function keepTime(siteId: string): Promise<void> {
    const due: { payment: Payment; invoice: store.Invoice } | undefined = await db.site(
      siteId,
      async (tx) => {
        await store.lock(tx, siteId);
        const subscription = await store.findSubscription(tx);
        const wanted = subscription ? dueAt(subscription, now()) : 'nothing';
        if (!subscription || wanted === 'nothing') return undefined;
        if (wanted === 'charge') return nextPayment(tx, siteId, subscription);
        // Money that is on its way may still arrive; what comes of it decides.
        if (await isUnderWay(tx)) return undefined;
        await settlement.voidOpen(tx);
        await settlement.moveTo(tx, siteId, 'ended');
        await letters.planEnded(tx, siteId, subscription);
        return undefined;
      },
    );
    if (due) await payments.run(due.payment, { isPayerPresent: false, description: due.invoice.description });
    sites.forget(siteId);
  };
}

/** A plan that is no longer sold goes on for those who have it. */
function planAsBefore({ planId, planName, amount }: store.Subscription) {
  return { id: planId, name: planName, summary: '', features: [], prices: { month: amount, year: amount } };
}
