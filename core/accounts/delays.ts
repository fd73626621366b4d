import type { Pace } from '../access/paces.ts';
import { DAY_MS } from '../durations.ts';

/** After a day without a failure all is forgiven. */
export const FAILURES_KEPT = DAY_MS;

/** Milliseconds that must pass after the last of so many failures: none, then ever twice as long. */
export function waitAfter(failures: number, { free, firstWait, longestWait }: Pace): number {
  if (failures < free) return 0;
  return Math.min(longestWait, firstWait * 2 ** (failures - free));
}

export interface Failures {
  count: number;
  lastAt: Date;
}

/** Milliseconds until the next try is allowed, and how many failures count by then. */
export function nextTry(
  failures: Failures | undefined,
  now: Date,
  pace: Pace,
): { wait: number; count: number } {
  // Who waited in line behind another try has an earlier time than it.
  const since = failures ? Math.max(0, now.getTime() - failures.lastAt.getTime()) : FAILURES_KEPT;
  if (!failures || since >= FAILURES_KEPT) return { wait: 0, count: 0 };
  return { wait: Math.max(0, waitAfter(failures.count, pace) - since), count: failures.count };
}
