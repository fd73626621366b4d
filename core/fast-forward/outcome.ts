import type { SubscriptionEvent } from '../subscriptions/states.ts';

/** So many months are played. */
export const PLAYED_MONTHS = 12;
export const DECLINE_SHARES = [0, 5, 10, 25, 100] as const;
/** A copy of a larger shop would keep the database busy for longer than anybody waits. */
export const PLAYED_AT_MOST = { renewing: 2000, orders: 200_000 };

/** What happens besides subscriptions. */
export const PLAYED_EVENTS = {
  given: 'Monthly donation',
  notGiven: 'Monthly donation declined',
  expired: 'Gift card expired',
} as const;
export type PlayedEvent = SubscriptionEvent | keyof typeof PLAYED_EVENTS;

/** What of all that is counted, and as what. */
const COUNTED: Partial<Record<PlayedEvent, 'started' | 'renewed' | 'declined' | 'ended' | 'expired'>> = {
  started: 'started',
  trialStarted: 'started',
  renewed: 'renewed',
  declined: 'declined',
  paused: 'ended',
  cancelled: 'ended',
  finished: 'ended',
  given: 'renewed',
  notGiven: 'declined',
  expired: 'expired',
};

export interface PlayedDay {
  /** On the shop's calendar. */
  day: string;
  started: number;
  renewed: number;
  declined: number;
  ended: number;
  /** Gift cards. */
  expired: number;
  mails: number;
  paidCents: number;
}

interface Happened {
  events: readonly { at: Date; kind: PlayedEvent }[];
  mails: readonly { at: Date }[];
  /** Orders that stand and donations, with what they came to. */
  paid: readonly { at: Date; cents: number }[];
}

/** Every day on which something happened, in their order. */
export function daysOf({ events, mails, paid }: Happened, timeZone: string): PlayedDay[] {
  const days = new Map<string, PlayedDay>();
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const on = (at: Date): PlayedDay => {
    const day = format.format(at);
    const known = days.get(day) ?? {
      day,
      started: 0,
      renewed: 0,
      declined: 0,
      ended: 0,
      expired: 0,
      mails: 0,
      paidCents: 0,
    };
    days.set(day, known);
    return known;
  };
  for (const { at, kind } of events) {
    const counted = COUNTED[kind];
    if (counted) on(at)[counted] += 1;
  }
  for (const { at } of mails) on(at).mails += 1;
  for (const { at, cents } of paid) on(at).paidCents += cents;
  return [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** Whether a card is one of those that are declined: spread evenly, and the same ones every time. */
export const isDeclined = (index: number, percent: number): boolean =>
  Math.floor(((index + 1) * percent) / 100) > Math.floor((index * percent) / 100);
