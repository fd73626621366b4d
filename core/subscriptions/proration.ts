import { toCents, type Cents } from '../money/currency.ts';
import type { Say } from '../words/words.ts';

/** A stretch of a period at one price, in milliseconds in which the subscription was not paused. */
export interface Stretch {
  cents: Cents;
  ms: number;
}

/**
 * What a period costs whose price changed on the way, each price for its share of the time. Always reckoned from the
 * whole period and rounded once, so that two changes never cost more than one.
 */
export function costOfPeriod(stretches: readonly Stretch[]): Cents {
  const whole = stretches.reduce((sum, { ms }) => sum + BigInt(ms), 0n);
  if (whole === 0n) return toCents(stretches.at(-1)?.cents ?? 0);
  const weighted = stretches.reduce((sum, { cents, ms }) => sum + BigInt(cents) * BigInt(ms), 0n);
  return toCents(Number((2n * weighted + whole) / (2n * whole)));
}

/** The prices of a period that has begun: what was paid for all of it, and since when something else holds. */
export interface PeriodPrices {
  /** What was paid for the period at its start. */
  paidCents: Cents;
  /** How long the whole period is. */
  lengthMs: number;
  /** Prices of the whole period, each from how far into it; the first at 0. */
  prices: readonly { fromMs: number; cents: Cents }[];
}

export function stretchesOf({ lengthMs, prices }: PeriodPrices): Stretch[] {
  return prices.map(({ fromMs, cents }, index) => ({
    cents,
    ms: (prices[index + 1]?.fromMs ?? lengthMs) - fromMs,
  }));
}

/** What is still to be paid for the period, or to be given back where it is below nothing. */
export function prorationOf(period: PeriodPrices): Cents {
  return toCents(costOfPeriod(stretchesOf(period)) - period.paidCents);
}

/** From this moment on another price holds. A change at the same moment takes the place of the one before. */
export function withPrice(period: PeriodPrices, fromMs: number, cents: Cents): PeriodPrices {
  const at = Math.max(0, Math.min(fromMs, period.lengthMs));
  return {
    ...period,
    prices: [...period.prices.filter((price) => price.fromMs < at), { fromMs: at, cents }],
  };
}

/** What a pause keeps of a period that is paid until then. */
export const leftOf = (periodEnd: Date, now: Date): number =>
  Math.max(0, periodEnd.getTime() - now.getTime());

/** When what a pause has kept is over, from the resume on. */
export const endAfterPause = (leftMs: number | null, now: Date): Date =>
  new Date(now.getTime() + (leftMs ?? 0));

/** The prices once another holds from now on; how far the period has come follows from its end, pauses left out. */
export const priceChangedAt = (period: PeriodPrices, periodEnd: Date, now: Date, cents: Cents) =>
  withPrice(period, period.lengthMs - (periodEnd.getTime() - now.getTime()), cents);

/** `Change of plan: 12 of 30 days at the new price`. */
export function prorationWords(period: PeriodPrices, say: Say<'paying'>): string {
  const last = period.prices.at(-1);
  const days = (ms: number) => Math.round(ms / 86_400_000);
  const whole = days(period.lengthMs);
  const rest = days(period.lengthMs - (last?.fromMs ?? 0));
  return say('changeOfPlan', { rest, whole });
}
