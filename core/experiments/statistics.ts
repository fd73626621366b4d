/** Visitors who saw a variant, and how many of them reached the goal. */
export interface Arm {
  visitors: number;
  conversions: number;
}

export const ALPHA = 0.05;

const rateOf = ({ visitors, conversions }: Arm) => (visitors === 0 ? 0 : conversions / visitors);

/** Of a rate. One more of each kind is assumed, so that a few visitors who all agree prove nothing. */
function varianceOf({ visitors, conversions }: Arm): number {
  const rate = (conversions + 1) / (visitors + 2);
  return (rate * (1 - rate)) / (visitors + 2);
}

/** Differences that are looked for, as a share of the rate: the test is sharpest for those of about this size. */
const EXPECTED_LIFT = 0.2;

function mixtureVariance(base: Arm, other: Arm): number {
  const rate = (base.conversions + other.conversions + 1) / (base.visitors + other.visitors + 2);
  return (EXPECTED_LIFT * rate) ** 2;
}

export interface Interval {
  low: number;
  high: number;
}

/**
 * Where the difference of the rates lies, by the mixture sequential probability ratio test. It may be looked at after
 * every visitor: the chance that any of all looks leaves the true difference out is at most α.
 */
export function difference(base: Arm, other: Arm, alpha = ALPHA): Interval {
  const variance = varianceOf(base) + varianceOf(other);
  const mixture = mixtureVariance(base, other);
  const reach = Math.sqrt(
    ((variance * (variance + mixture)) / mixture) *
      (2 * Math.log(1 / alpha) + Math.log((variance + mixture) / variance)),
  );
  const middle = rateOf(other) - rateOf(base);
  return { low: middle - reach, high: middle + reach };
}

/** The same as a share of the first rate, of which no more than all can be lost; nothing while nobody has reached the goal. */
export function lift(base: Arm, other: Arm, alpha = ALPHA): Interval | undefined {
  const rate = rateOf(base);
  if (rate === 0) return undefined;
  const { low, high } = difference(base, other, alpha);
  return { low: Math.max(-1, low / rate), high: high / rate };
}

/** What chance exceeds once in ten thousand looks, by the number of variants besides the first. */
const UNEVEN = [0, 15.14, 18.42, 21.11];

/** Whether visitors were shared out other than they should be: then something is wrong with the counting. */
export function isUneven(visitors: readonly number[]): boolean {
  const all = visitors.reduce((sum, count) => sum + count, 0);
  const expected = all / visitors.length;
  if (all === 0) return false;
  const chiSquare = visitors.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return chiSquare > (UNEVEN[visitors.length - 1] ?? Infinity);
}
