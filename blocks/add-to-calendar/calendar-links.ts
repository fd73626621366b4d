import { HOUR_MS } from '#core/durations.ts';
import { calendarFile } from '#core/feeds/ics.ts';
import type { AddToCalendarValues } from './fields.ts';

interface Context {
  id: string;
  url: string;
  timeZone: string;
}

/** The event as a file that stands in its own link: it needs no server, and works from a saved page. */
export function fileLink(values: AddToCalendarValues, { id, url, timeZone }: Context): string {
  const { title, words, place, startsAt, endsAt, isAllDay } = values;
  const event = {
    id,
    url,
    title,
    summary: words,
    place,
    startsAt: new Date(startsAt),
    endsAt: endsAt === '' ? null : new Date(endsAt),
    isAllDay,
    updatedAt: new Date(startsAt),
  };
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(title, [event], timeZone))}`;
}

/** `20261231T180000Z`, or the day alone. */
const stamp = (date: Date, isAllDay: boolean): string =>
  date
    .toISOString()
    .replaceAll(/[-:]|\.\d{3}/g, '')
    .slice(0, isAllDay ? 8 : undefined);

function endOf({ startsAt, endsAt }: AddToCalendarValues): Date {
  return endsAt > startsAt ? new Date(endsAt) : new Date(Date.parse(startsAt) + HOUR_MS);
}

export function googleLink(values: AddToCalendarValues): string {
  const { title, words, place, startsAt, isAllDay } = values;
  const url = new URL('https://calendar.google.com/calendar/render?action=TEMPLATE');
  url.searchParams.set('text', title);
  url.searchParams.set('dates', `${stamp(new Date(startsAt), isAllDay)}/${stamp(endOf(values), isAllDay)}`);
  if (words !== '') url.searchParams.set('details', words);
  if (place !== '') url.searchParams.set('location', place);
  return url.href;
}

export function outlookLink(values: AddToCalendarValues): string {
  const { title, words, place, startsAt, isAllDay } = values;
  const url = new URL('https://outlook.live.com/calendar/0/deeplink/compose?rru=addevent');
  url.searchParams.set('subject', title);
  url.searchParams.set('startdt', startsAt);
  url.searchParams.set('enddt', endOf(values).toISOString());
  if (isAllDay) url.searchParams.set('allday', 'true');
  if (words !== '') url.searchParams.set('body', words);
  if (place !== '') url.searchParams.set('location', place);
  return url.href;
}
