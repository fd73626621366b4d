import { DAY_MS } from '../durations.ts';
import type { PaymentProblem } from '../payments/payment.ts';

/** What becomes of a subscription that stays unpaid, as the owner chooses. */
export const UNPAID_ENDS = ['paused', 'cancelled'] as const;

/** A declined renewal is tried again on these days after it was due; at the last it is decided. */
const RETRY_DAYS = [3, 7, 11] as const;
export const GRACE_DAYS = 14;

/** To charge the same card again would fail again: these wait for whoever pays. */
const HARD: ReadonlySet<PaymentProblem> = new Set([
  'expiredCard',
  'unknownMethod',
  'needsOwner',
  'notConfirmed',
]);

export const isHardDecline = (problem: PaymentProblem | null) => problem !== null && HARD.has(problem);

export function graceEnd(pastDueSince: Date): Date {
  return new Date(pastDueSince.getTime() + GRACE_DAYS * DAY_MS);
}

/** When a declined renewal is looked at again. A hard decline waits for a new card until the grace is over. */
export function nextRetry(facts: { pastDueSince: Date; now: Date; isHard: boolean }): Date {
  const { pastDueSince, now, isHard } = facts;
  const end = graceEnd(pastDueSince);
  if (isHard) return end;
  const next = RETRY_DAYS.map((days) => pastDueSince.getTime() + days * DAY_MS).find(
    (at) => at > now.getTime(),
  );
  return next === undefined ? end : new Date(next);
}
