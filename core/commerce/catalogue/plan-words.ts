import { formatMoney, toCents, type Cents, type CurrencyCode } from '../../money/currency.ts';
import type { BillingPeriod, BillingUnit, SubscriptionPlan } from './subscription-plan.ts';

const spanWords = (count: number, unit: BillingUnit) => `${count} ${count === 1 ? unit : `${unit}s`}`;

/** `week`, or `2 weeks`: what comes after "every". */
const everyWords = ({ value, unit }: BillingPeriod) => (value === 1 ? unit : `${value} ${unit}s`);

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
