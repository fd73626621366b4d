import { choice, group, money, number, type ValueOf } from '../../fields/index.ts';

export const BILLING_UNITS = ['week', 'month', 'year'] as const;

const MAX_PERIOD = 52;
const MAX_CYCLES = 999;
const MAX_PREPAID = 24;
const MAX_TRIAL_DAYS = 365;
const MAX_START_DAYS = 365;

/** When a subscription that starts later is charged for the first time. */
export const START_CHARGES = ['start', 'now'] as const;

/** How often a subscription is billed, and for how long. */
export const subscriptionPlanField = group(
  {
    billingPeriod: group({
      value: number({ min: 1, max: MAX_PERIOD, initial: 1, label: 'Every' }),
      unit: choice(BILLING_UNITS, 'month', {
        label: 'Period',
        labels: { week: 'Weeks', month: 'Months', year: 'Years' },
      }),
    }),
    numBillingCycles: number({
      min: 0,
      max: MAX_CYCLES,
      initial: 0,
      label: 'Number of periods',
      help: '0 goes on until it is cancelled.',
    }),
    prepaidCycles: number({
      min: 1,
      max: MAX_PREPAID,
      initial: 1,
      label: 'Periods paid at once',
      help: 'Above 1 the subscription is prepaid: one payment, and an order in each period it covers.',
    }),
    trialDays: number({ min: 0, max: MAX_TRIAL_DAYS, initial: 0, label: 'Free trial', unit: 'days' }),
    signUpFeeCents: money({ label: 'Sign-up fee', help: 'Charged once, with the first payment.' }),
    startDays: number({
      min: 0,
      max: MAX_START_DAYS,
      initial: 0,
      label: 'Start day',
      unit: 'days ahead',
      help: 'Buyers choose a start day up to this many days ahead. 0 starts at once.',
    }),
    startCharge: choice(START_CHARGES, 'start', {
      label: 'First payment',
      labels: { start: 'On the start day', now: 'At checkout' },
    }),
  },
  { label: 'Subscription plan' },
);
export type SubscriptionPlan = ValueOf<typeof subscriptionPlanField>;
export type BillingPeriod = SubscriptionPlan['billingPeriod'];

/** The plan of a product that is sold as a subscription; nothing for all others. */
export function planOf(product: {
  isSubscription: boolean;
  subscriptionPlan: SubscriptionPlan;
}): SubscriptionPlan | null {
  return product.isSubscription ? product.subscriptionPlan : null;
}

/** So many periods as one payment covers, whatever the end leaves of them. */
export function periodsPaidAt(plan: SubscriptionPlan, paidPeriods: number): number {
  const left = plan.numBillingCycles === 0 ? plan.prepaidCycles : plan.numBillingCycles - paidPeriods;
  return Math.max(0, Math.min(plan.prepaidCycles, left));
}
