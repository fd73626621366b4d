import { toCents, type Cents } from '../../money/currency.ts';

/** `cents × part / whole`, half a cent up. Whole numbers all the way, so no digit is lost on the way. */
export function portionOf(cents: number, part: number, whole: number): Cents {
  if (cents < 0 || part < 0 || whole <= 0)
    throw new RangeError('Portions are of amounts that are not negative.');
  const doubled = cents * part * 2 + whole;
  if (Number.isSafeInteger(doubled)) return toCents((doubled - (doubled % (whole * 2))) / (whole * 2));
  const [amount, over, under] = [BigInt(cents), BigInt(part), BigInt(whole)];
  return toCents(Number((amount * over * 2n + under) / (under * 2n)));
}

/** Splits an amount over weights so that the parts sum to it: whole shares first, left cents to the largest rests. */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((share) => Number(share / total));
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRest = exact
    .map((share, index) => ({ index, rest: share % total }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
  for (const { index } of byRest) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
