import { formatMoney, toCents, type Cents, type CurrencyCode } from '../../money/currency.ts';
import type { Say } from '../../words/words.ts';
import type { SubscriptionPlan } from './subscription-plan.ts';

/** `$5.00 every 2 weeks for 12 weeks`. */
export function subscriptionSentence(
  {
    billingPeriod: { value: count, unit },
    numBillingCycles = 0,
  }: Pick<SubscriptionPlan, 'billingPeriod'> & Partial<Pick<SubscriptionPlan, 'numBillingCycles'>>,
  price: string,
  say: Say<'plans'>,
): string {
  const total = count * numBillingCycles;
  return total === 0 ? say(unit, { price, count }) : say(`${unit}Until`, { price, count, total });
}

/** What else somebody agrees to: the trial, the fee, and how many periods are paid at once. */
export function planNotes(
  plan: SubscriptionPlan,
  about: { unitCents: Cents; currency: CurrencyCode; locale: string; say: Say<'plans'> },
): string[] {
  const { trialDays, signUpFeeCents, prepaidCycles, billingPeriod } = plan;
  const { say } = about;
  const shown = (cents: number) =>
    formatMoney({ cents: toCents(cents), currency: about.currency, locale: about.locale });
  const prepaid = {
    amount: shown(about.unitCents * prepaidCycles),
    count: prepaidCycles * billingPeriod.value,
  };
  return [
    ...(trialDays > 0 ? [say('freeFor', { count: trialDays })] : []),
    ...(signUpFeeCents > 0 ? [say('signUpFee', { amount: shown(signUpFeeCents) })] : []),
    ...(prepaidCycles > 1 ? [say(`${billingPeriod.unit}Prepaid`, prepaid)] : []),
  ];
}
