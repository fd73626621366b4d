import type { Collection } from '#core/collections/collection.ts';
import { formatMoment, type Region } from '#core/settings/locale.ts';
import type { Card, ListView } from './view.ts';

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

/** What the first heading of a list says. */
export function listTitle(
  { title }: Pick<Collection, 'title'>,
  { filter, calendar }: ListView,
  site: Region,
): string {
  if (calendar) return monthWords(calendar.month, site);
  if (!filter) return title;
  return filter.kind === 'archive' ? monthWords(filter.name, site) : filter.name;
}

/** A list that is not the whole collection, in words for titles. */
export function filterWords({ filter }: ListView): string {
  if (!filter) return '';
  return { tag: 'Tagged', category: 'About', author: 'By', archive: 'From' }[filter.kind];
}
