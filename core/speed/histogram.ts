import { SPEED_METRICS, type SpeedMetric } from './metrics.ts';

/**
 * Figures are counted in classes that each reach 15 % further than the one before: any percentile of any number of
 * visits is known to within half of that, in the room of one short row.
 */
const FIRST_END = 10;
const GROWTH = 1.15;
export const CLASSES = 70;

const startOf = (index: number) => (index === 0 ? 0 : FIRST_END * GROWTH ** (index - 1));

export function classOf(metric: SpeedMetric, value: number): number {
  const scaled = value * SPEED_METRICS[metric].scale;
  if (scaled < FIRST_END) return 0;
  return Math.min(CLASSES - 1, 1 + Math.floor(Math.log(scaled / FIRST_END) / Math.log(GROWTH)));
}

export function add(counts: readonly number[], others: readonly number[]): number[] {
  return Array.from({ length: CLASSES }, (_, index) => (counts[index] ?? 0) + (others[index] ?? 0));
}

export const one = (index: number): number[] =>
  Array.from({ length: CLASSES }, (_, each) => (each === index ? 1 : 0));

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** What this share of all visits stays below; nothing where there was none. */
export function percentile(
  metric: SpeedMetric,
  counts: readonly number[],
  share: number,
): number | undefined {
  const wanted = total(counts) * share;
  if (wanted === 0) return undefined;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    if (below + count >= wanted) {
      const [from, to] = [startOf(index), startOf(index + 1)];
      return (from + ((to - from) * (wanted - below)) / count) / SPEED_METRICS[metric].scale;
    }
    below += count;
  }
  return undefined;
}
