import { formatMoment, type Region } from '../settings/locale.ts';
import type { Card } from './card.ts';

const DAY = { dateStyle: 'long' } as const;

export const dayWords = (moment: string, site: Region): string => formatMoment(new Date(moment), site, DAY);

/** “October 2026” */
export function monthWords(month: string, site: Region): string {
  return formatMoment(
    new Date(`${month}-15T12:00:00Z`),
    { ...site, timezone: 'UTC' },
    { month: 'long', year: 'numeric' },
  );
}

/** When something is on: a day, a stretch of days, or with its hours. */
export function eventWords({ startsAt, endsAt, isAllDay }: Card['details']['event'], site: Region): string {
  if (startsAt === '') return '';
  const start = new Date(startsAt);
  const end = endsAt === '' || endsAt <= startsAt ? undefined : new Date(endsAt);
  const day = (date: Date) => formatMoment(date, site, DAY);
  const isOneDay = !end || day(start) === day(end);
  const first = isAllDay ? day(start) : formatMoment(start, site);
  if (!end) return first;
  if (isAllDay) return isOneDay ? first : `${first} – ${day(end)}`;
  return `${first} – ${isOneDay ? formatMoment(end, site, { timeStyle: 'short' }) : formatMoment(end, site)}`;
}
