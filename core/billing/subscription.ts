import { DAY_MS } from '../durations.ts';
import { SiteStatus } from '../enumerations/sites.ts';

/** The plan of a site and what may become of it. */
export const SUBSCRIPTION_STATES = {
  active: ['cancelling', 'pastDue'],
  /** Paid until the end of the period, and not renewed. */
  cancelling: ['active', 'ended'],
  /** A renewal failed; the site stays open until the grace is over. */
  pastDue: ['active', 'ended'],
  ended: ['active'],
} as const satisfies Record<string, readonly string[]>;

export type SubscriptionState = keyof typeof SUBSCRIPTION_STATES;

export function mayBecome(from: SubscriptionState, to: SubscriptionState): boolean {
  return (SUBSCRIPTION_STATES[from] as readonly string[]).includes(to);
}

export const STATUS_OF_SUBSCRIPTION: Readonly<Record<SubscriptionState, SiteStatus>> = {
  active: SiteStatus.paid,
  cancelling: SiteStatus.paid,
  pastDue: SiteStatus.pastDue,
  ended: SiteStatus.expired,
};

/** How long a site stays open after a renewal failed. */
export const GRACE_DAYS = 14;
export const RETRY_EVERY_DAYS = 4;

export function graceEnd(periodEnd: Date): Date {
  return new Date(periodEnd.getTime() + GRACE_DAYS * DAY_MS);
}

/** When a failed renewal is tried again; at the end of the grace it is decided. */
export function nextRetry(now: Date, graceEndsAt: Date): Date {
  return new Date(Math.min(now.getTime() + RETRY_EVERY_DAYS * DAY_MS, graceEndsAt.getTime()));
}

export interface ClockFacts {
  state: SubscriptionState;
  periodEnd: Date;
  graceEndsAt: Date | null;
}

/** What time alone asks for. */
export function dueAt(
  { state, periodEnd, graceEndsAt }: ClockFacts,
  now: Date,
): 'nothing' | 'charge' | 'end' {
  if (state === 'ended' || now.getTime() < periodEnd.getTime()) return 'nothing';
  if (state === 'cancelling') return 'end';
  const isOver = graceEndsAt !== null && now.getTime() >= graceEndsAt.getTime();
  return state === 'pastDue' && isOver ? 'end' : 'charge';
}
