/** What is measured: times in milliseconds, and how much a page jumps. Limits are those of Core Web Vitals. */
export const SPEED_METRICS = {
  lcp: { name: 'Largest Contentful Paint', good: 2500, poor: 4000, max: 120_000, scale: 1 },
  inp: { name: 'Interaction to Next Paint', good: 200, poor: 500, max: 120_000, scale: 1 },
  cls: { name: 'Cumulative Layout Shift', good: 0.1, poor: 0.25, max: 100, scale: 10_000 },
  fcp: { name: 'First Contentful Paint', good: 1800, poor: 3000, max: 120_000, scale: 1 },
  ttfb: { name: 'Time to First Byte', good: 800, poor: 1800, max: 120_000, scale: 1 },
  /** Of the slowest picture. */
  image: { name: 'Slowest picture', good: 1000, poor: 3000, max: 120_000, scale: 1 },
} as const;
export type SpeedMetric = keyof typeof SPEED_METRICS;
export const SPEED_METRIC_NAMES = Object.keys(SPEED_METRICS) as SpeedMetric[];

export type Rating = 'good' | 'fair' | 'poor';

export function ratingOf(metric: SpeedMetric, value: number): Rating {
  const { good, poor } = SPEED_METRICS[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}

/** "2.4 s", "180 ms", "0.08". */
export function speedText(metric: SpeedMetric, value: number): string {
  if (metric === 'cls') return value.toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}
