export type Direction = 'forward' | 'reverse';
export type End = 'reachedBeginning' | 'reachedEnd';

export interface Round {
  count: number;
  loop: boolean;
}

/** Any value as the index of a slide: what is no number is 0, everything else goes round. */
export function normalizeIndex(value: unknown, count: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || count <= 0) return 0;
  const whole = Math.trunc(value);
  return ((whole % count) + count) % count;
}

/** One step on or back. Without looping the ends hold, and say so. */
export function stepFrom(index: number, step: 1 | -1, { count, loop }: Round): { index: number; end?: End } {
  const next = index + step;
  if (count === 0) return { index: 0 };
  if (loop) return { index: normalizeIndex(next, count) };
  if (next < 0) return { index: 0, end: 'reachedBeginning' };
  return next >= count ? { index: count - 1, end: 'reachedEnd' } : { index: next };
}

/** Which way a jump goes: with looping the shorter one, forward when both are as long. */
export function directionTo(from: number, to: number, { count, loop }: Round): Direction {
  if (!loop) return to >= from ? 'forward' : 'reverse';
  const ahead = normalizeIndex(to - from, count);
  return ahead * 2 <= count ? 'forward' : 'reverse';
}

/** Another slide, by chance; with a single one there is no other. */
export function randomOther(index: number, count: number, random: () => number): number {
  if (count < 2) return index;
  const other = Math.floor(random() * (count - 1));
  return other < index ? other : other + 1;
}
