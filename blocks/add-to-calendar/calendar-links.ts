import { HOUR_MS } from '#core/durations.ts';
import { calendarFile, wholeDays } from '#core/feeds/ics.ts';
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

/** `20261231T180000Z`. */
const stamp = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** From when until when, as calendars of others want to be told: whole days by their dates. */
function span(values: AddToCalendarValues, timeZone: string): { from: string; to: string } {
  const { startsAt, endsAt, isAllDay } = values;
  const start = new Date(startsAt);
  const end = endsAt === '' ? null : new Date(endsAt);
  if (isAllDay) {
    const { first, after } = wholeDays({ startsAt: start, endsAt: end }, timeZone);
    return { from: first, to: after };
  }
  const until = end && end > start ? end : new Date(start.getTime() + HOUR_MS);
  return { from: start.toISOString(), to: until.toISOString() };
}

export function googleLink(values: AddToCalendarValues, timeZone: string): string {
  const { title, words, place, isAllDay } = values;
  const { from, to } = span(values, timeZone);
  const dates = [from, to].map((at) => (isAllDay ? at.replaceAll('-', '') : stamp(new Date(at))));
  const url = new URL('https://calendar.google.com/calendar/render?action=TEMPLATE');
  url.searchParams.set('text', title);
  url.searchParams.set('dates', dates.join('/'));
  if (words !== '') url.searchParams.set('details', words);
  if (place !== '') url.searchParams.set('location', place);
  return url.href;
}

export function outlookLink(values: AddToCalendarValues, timeZone: string): string {
  const { title, words, place, isAllDay } = values;
  const { from, to } = span(values, timeZone);
  const url = new URL('https://outlook.live.com/calendar/0/deeplink/compose?rru=addevent');
  url.searchParams.set('subject', title);
  url.searchParams.set('startdt', from);
  url.searchParams.set('enddt', to);
  if (isAllDay) url.searchParams.set('allday', 'true');
  if (words !== '') url.searchParams.set('body', words);
  if (place !== '') url.searchParams.set('location', place);
  return url.href;
}
