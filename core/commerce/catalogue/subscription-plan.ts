import { choice, group, money, number, type ValueOf } from '../../fields/index.ts';
import { formatMoney, toCents, type Cents, type CurrencyCode } from '../../money/currency.ts';

export const BILLING_UNITS = ['week', 'month', 'year'] as const;
export type BillingUnit = (typeof BILLING_UNITS)[number];

const MAX_PERIOD = 52;
const MAX_CYCLES = 999;
const MAX_PREPAID = 24;
const MAX_TRIAL_DAYS = 365;

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

const spanWords = (count: number, unit: BillingUnit) => `${count} ${count === 1 ? unit : `${unit}s`}`;

/** `week`, or `2 weeks`: what comes after "every". */
export const everyWords = ({ value, unit }: BillingPeriod) => (value === 1 ? unit : `${value} ${unit}s`);

/** `$5.00 every 2 weeks for 12 weeks`. */
export function subscriptionSentence(
  {
    billingPeriod,
    numBillingCycles = 0,
  }: Pick<SubscriptionPlan, 'billingPeriod'> & Partial<Pick<SubscriptionPlan, 'numBillingCycles'>>,
  price: string,
): string {
  const total = billingPeriod.value * numBillingCycles;
  const end = total === 0 ? '' : ` for ${spanWords(total, billingPeriod.unit)}`;
  return `${price} every ${everyWords(billingPeriod)}${end}`;
}

/** What else somebody agrees to: the trial, the fee, and how many periods are paid at once. */
export function planNotes(
  plan: SubscriptionPlan,
  about: { unitCents: Cents; currency: CurrencyCode; locale: string },
): string[] {
  const { trialDays, signUpFeeCents, prepaidCycles, billingPeriod } = plan;
  const shown = (cents: number) =>
    formatMoney({ cents: toCents(cents), currency: about.currency, locale: about.locale });
  const span = spanWords(prepaidCycles * billingPeriod.value, billingPeriod.unit);
  return [
    ...(trialDays > 0 ? [`Free for ${trialDays} ${trialDays === 1 ? 'day' : 'days'}.`] : []),
    ...(signUpFeeCents > 0 ? [`Sign-up fee: ${shown(signUpFeeCents)}.`] : []),
    ...(prepaidCycles > 1 ? [`Prepaid: ${shown(about.unitCents * prepaidCycles)} for ${span}.`] : []),
  ];
}
