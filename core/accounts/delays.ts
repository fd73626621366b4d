import { DAY_MS } from '../durations.ts';
/** How often one may be wrong before guessing is slowed. */
export const FREE_FAILURES = 5;
const FIRST_WAIT = 15_000;
export const LONGEST_WAIT = 15 * 60_000;
/** After a day without a failure all is forgiven. */
export const FAILURES_KEPT = DAY_MS;

/** Milliseconds that must pass after the last of so many failures: none, then ever twice as long. */
export function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - FREE_FAILURES));
}

export interface Failures {
  count: number;
  lastAt: Date;
}

/** Milliseconds until the next try is allowed, and how many failures count by then. */
export function nextTry(failures: Failures | undefined, now: Date): { wait: number; count: number } {
  const since = failures ? now.getTime() - failures.lastAt.getTime() : FAILURES_KEPT;
  if (!failures || since >= FAILURES_KEPT) return { wait: 0, count: 0 };
  return { wait: Math.max(0, waitAfter(failures.count) - since), count: failures.count };
}
