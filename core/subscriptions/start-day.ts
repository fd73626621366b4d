import { DAY_MS } from '../durations.ts';
import { daysAfter } from './calendar.ts';

/** The day on the shop's calendar, as date fields write it. */
export const dayIn = (timeZone: string, at: Date): string => at.toLocaleDateString('en-CA', { timeZone });

/** Days that a buyer may choose from; nothing where a plan starts at once. */
export function startRange(
  plan: { startDays: number },
  { now, timeZone }: { now: Date; timeZone: string },
): { first: string; last: string } | null {
  if (!(plan.startDays > 0)) return null;
  return {
    first: dayIn(timeZone, now),
    last: dayIn(timeZone, daysAfter(now, plan.startDays, timeZone)),
  };
}

/** The moment a chosen day stands for: the same time of day, by the shop's clock. Undefined for a day out of bounds. */
export function startMoment(
  day: string | undefined,
  plan: { startDays: number },
  { now, timeZone }: { now: Date; timeZone: string },
): Date | undefined {
  if (day === undefined || day === '') return now;
  const days = Math.round((Date.parse(day) - Date.parse(dayIn(timeZone, now))) / DAY_MS);
  const isInBounds = days >= 0 && days <= (plan.startDays > 0 ? plan.startDays : 0);
  return isInBounds ? daysAfter(now, days, timeZone) : undefined;
}
