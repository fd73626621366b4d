import { periodsPaidAt } from '#core/commerce/catalogue/subscription-plan.ts';
import { wordsInLanguage } from '#core/languages/words-in.ts';
import type { Settings } from '#core/settings/groups.ts';
import { NO_CENTS, toCents, type Cents } from '#core/money/currency.ts';
import { periodsAfter } from '#core/subscriptions/calendar.ts';
import { prorationOf, prorationWords, type PeriodPrices } from '#core/subscriptions/proration.ts';
import { priceAtRenewal } from '#core/subscriptions/price-change.ts';
import type { SubscriptionChange, SubscriptionRow } from './store.ts';
import type { PlanTerms } from './pricing.ts';

type Attempt = NonNullable<SubscriptionRow['attempt']>;

/** Whether the coming period was paid with an earlier one. */
export const isPrepaid = ({ paidCycles, cycles }: Pick<SubscriptionRow, 'paidCycles' | 'cycles'>) =>
  paidCycles > cycles;

/** What of a subscription its next payment is made of. */
export type Agreed = Pick<
  SubscriptionRow,
  | 'plan'
  | 'type'
  | 'state'
  | 'quantity'
  | 'cycles'
  | 'paidCycles'
  | 'prices'
  | 'unitCents'
  | 'announcedCents'
  | 'creditCents'
  | 'language'
>;

/** Whether all periods it was bought for have begun. */
export const isComplete = ({ plan, cycles }: SubscriptionRow) =>
  plan.numBillingCycles > 0 && cycles >= plan.numBillingCycles;

/** What the next payment is made of, beside the goods of the day. */
export function termsOf(row: Agreed, settings: Settings): PlanTerms {
  if (isPrepaid(row))
    return {
      periods: 0,
      unitCents: () => NO_CENTS,
      fees: [],
      creditCents: NO_CENTS,
      creditReason: '',
      isRenewal: true,
    };
  const say = wordsInLanguage(settings, row.language).of('paying');
  const { plan, prices } = row;
  const isFirst = row.paidCycles === 0;
  const owed = prices ? prorationOf(prices) : NO_CENTS;
  const words = prices ? prorationWords(prices, say) : '';
  return {
    periods: periodsPaidAt(plan, row.paidCycles),
    unitCents: (shopCents) =>
      isFirst && row.state === 'awaiting' ? shopCents : pricesAt(row, shopCents).cents,
    fees: [
      ...(isFirst && plan.signUpFeeCents > 0
        ? [{ reason: say('signUpFee'), cents: plan.signUpFeeCents }]
        : []),
      ...(owed > 0 ? [{ reason: words, cents: owed }] : []),
    ],
    creditCents: toCents(row.creditCents + Math.max(0, 0 - owed)),
    creditReason: owed < 0 ? words : say('credit'),
    isRenewal: row.state !== 'awaiting',
  };
}

export const pricesAt = (row: Pick<Agreed, 'unitCents' | 'announcedCents'>, shopCents: Cents) =>
  priceAtRenewal({ agreedCents: row.unitCents, announcedCents: row.announcedCents, shopCents });

/** The prices of a period of a service that begins now. Goods cost the same whenever they are sent. */
export function freshPrices(row: Agreed, unitCents: Cents, lengthMs: number): PeriodPrices | null {
  if (row.type === 'PHYSICAL' || row.plan.prepaidCycles > 1) return null;
  const cents = toCents(unitCents * row.quantity);
  return { paidCents: cents, lengthMs, prices: [{ fromMs: 0, cents }] };
}

/** What a subscription is once its next period is paid. */
export function afterPayment(row: SubscriptionRow, attempt: Attempt, now: Date) {
  const isFirst = row.state === 'awaiting';
  const { plan, timeZone } = row;
  const endOf = (anchor: Date, count: number) =>
    periodsAfter(anchor, plan.billingPeriod, { count, timeZone });
  const plannedEnd = endOf(row.anchor, row.steps + 1);
  // Paid today, and begun on the day that was chosen.
  const first = row.anchor > now ? row.anchor : now;
  // Paid so late that the period would be over: it begins with the payment, and nobody pays for time that is gone.
  const { anchor, steps, periodStart, periodEnd } =
    isFirst || plannedEnd <= now
      ? { anchor: first, steps: 1, periodStart: first, periodEnd: endOf(first, 1) }
      : { anchor: row.anchor, steps: row.steps + 1, periodStart: row.periodEnd, periodEnd: plannedEnd };
  const change = {
    // A renewal is never early, however a clock was set.
    state: isFirst && periodStart > now ? 'scheduled' : 'active',
    anchor,
    steps,
    periodStart,
    periodEnd,
    cycles: row.cycles + 1,
    paidCycles: row.paidCycles + attempt.periods,
    ...(attempt.periods > 0 && {
      unitCents: attempt.unitCents,
      announcedCents: attempt.announceCents,
      creditCents: attempt.creditCents,
      prices: freshPrices(row, attempt.unitCents, periodEnd.getTime() - periodStart.getTime()),
    }),
    pastDueSince: null,
    attempts: 0,
    attempt: null,
  } satisfies SubscriptionChange;
  return change;
}
