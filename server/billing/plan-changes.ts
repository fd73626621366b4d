import type { AuditAction } from '#core/activity/actions.ts';
import type { Interval, PlanList } from '#core/billing/plans.ts';
import { mayBecome, type SubscriptionState } from '#core/billing/subscription.ts';
import { fail, Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Payments } from '../payments/service.ts';
import type { Sites } from '../sites/service.ts';
import { NO_SUCH_PLAN, type MethodFields, type Payer } from './paying.ts';
import type { BillingSettlement } from './settlement.ts';
import * as store from './store.ts';

/** What an owner changes about the plan of a site. */
export function makePlanChanges(deps: {
  db: Database;
  payments: Payments;
  sites: Sites;
  plans: PlanList;
  settlement: BillingSettlement;
  clearWay: (tx: Tx) => Promise<Failure | undefined>;
  now: () => Date;
}) {
  const { db, payments, sites, plans, settlement, clearWay, now } = deps;

  /** In one step of its own, if the site has a plan. */
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

  async function moveTo(
    tx: Tx,
    siteId: string,
    from: SubscriptionState,
    to: SubscriptionState,
  ): Promise<Failure | undefined> {
    if (!mayBecome(from, to)) return fail('notPossibleNow');
    await settlement.moveTo(tx, siteId, to);
    return undefined;
  }

  return {
    /** From the next period on; what is paid for is kept to its end. */
    async changePlan(payer: Payer, input: { planId: string; interval: Interval }) {
      if (plans.plans.every(({ id }) => id !== input.planId)) return fail('invalid', NO_SUCH_PLAN);
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

    async changeMethod(payer: Payer, fields: MethodFields): Promise<Failure | undefined> {
      const method = await payments.saveMethod(fields);
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
  };
}
