import { toCents } from '../../core/money/currency.ts';
import { prorationOf, withPrice, type PeriodPrices } from '../../core/subscriptions/proration.ts';

const MAX_SECONDS = 400;
const MAX_CENTS = 10_000;
const MAX_STEPS = 12;

/** Switches and pauses at random seconds of a period, reckoned by the rules and second by second; by how much they differ. */
export function centsOff(random: () => number): number {
  const below = (end: number) => Math.floor(random() * end);
  const lengthMs = 1 + below(MAX_SECONDS);
  const first = toCents(below(MAX_CENTS));
  let period: PeriodPrices = { paidCents: first, lengthMs, prices: [{ fromMs: 0, cents: first }] };
  let price = first;
  let used = 0;
  let owed = 0n;
  for (let step = below(MAX_STEPS); step > 0; step -= 1) {
    // A pause passes time on the wall and none of the period.
    const passing = below(3) === 0 ? 0 : below(lengthMs - used + 1);
    for (let second = 0; second < passing; second += 1) owed += BigInt(price);
    used += passing;
    price = toCents(below(MAX_CENTS));
    period = withPrice(period, used, price);
  }
  for (; used < lengthMs; used += 1) owed += BigInt(price);
  const whole = BigInt(lengthMs);
  const exact = Number((2n * owed + whole) / (2n * whole)) - first;
  return Math.abs(exact - prorationOf(period));
}
