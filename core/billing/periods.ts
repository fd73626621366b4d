import type { Interval } from './plans.ts';

const MONTHS: Readonly<Record<Interval, number>> = { month: 1, year: 12 };

/**
 * The moment so many periods after the first one, by the calendar: a month after 31 January is the last
 * day of February, and the month after that is 31 March again, because it is counted from the start.
 */
export function periodsAfter(anchor: Date, interval: Interval, count: number): Date {
  const months = anchor.getUTCMonth() + MONTHS[interval] * count;
  const lastDay = new Date(Date.UTC(anchor.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const moved = new Date(anchor);
  moved.setUTCMonth(months, Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}
