import type { PlanList } from '#core/billing/plans.ts';
import type { Tx } from '../database/database.ts';
import * as store from './store.ts';

/** How many people the plan of a site lets work on it; without a plan there is no such limit. */
export function makeContributorLimit({ plans }: PlanList) {
  return async (tx: Tx): Promise<number> => {
    const subscription = await store.findSubscription(tx);
    const plan = plans.find(({ id }) => id === subscription?.planId);
    return plan?.contributors ?? Number.POSITIVE_INFINITY;
  };
}
