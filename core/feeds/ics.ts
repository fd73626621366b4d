import { DAY_MS, HOUR_MS } from '../durations.ts';
/** An event for the calendars of visitors. */
export interface CalendarEvent {
  id: string;
  url: string;
  title: string;
  summary: string;
  place: string;
  startsAt: Date;
  endsAt: Date | null;
  isAllDay: boolean;
  updatedAt: Date;
}

const PRODUCT = '-//Plinth//Events//EN';
/** Lines are folded at 75 bytes; a character is never cut. */
const MAX_LINE_BYTES = 75;

const text = (value: string) =>
  value
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
const stamp = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Events in the form of RFC 5545. */
export function calendarFile(name: string, events: readonly CalendarEvent[], timeZone: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${text(name)}`,
    ...events.flatMap((event) => eventLines(event, timeZone)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function eventLines(event: CalendarEvent, timeZone: string): string[] {
  const { startsAt, endsAt, isAllDay } = event;
  const end = endsAt && endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + HOUR_MS);
  const { first, after } = wholeDays(event, timeZone);
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@plinth`,
    `DTSTAMP:${stamp(event.updatedAt)}`,
    isAllDay ? `DTSTART;VALUE=DATE:${undashed(first)}` : `DTSTART:${stamp(startsAt)}`,
    isAllDay ? `DTEND;VALUE=DATE:${undashed(after)}` : `DTEND:${stamp(end)}`,
    `SUMMARY:${text(event.title)}`,
    ...(event.summary === '' ? [] : [`DESCRIPTION:${text(event.summary)}`]),
    ...(event.place === '' ? [] : [`LOCATION:${text(event.place)}`]),
    `URL:${event.url}`,
    'END:VEVENT',
  ];
}

const undashed = (day: string) => day.replaceAll('-', '');

/** The first day of an event, and the day after its last one, as the clocks of its place have them. */
export function wholeDays(
  { startsAt, endsAt }: Pick<CalendarEvent, 'startsAt' | 'endsAt'>,
  timeZone: string,
): { first: string; after: string } {
  const last = dayOf(endsAt && endsAt > startsAt ? endsAt : startsAt, timeZone);
  // Counted in days and not in hours: one day of the year has 25.
  const after = new Date(Date.parse(last) + DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return { first: dayOf(startsAt, timeZone), after };
}

function dayOf(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(date);
}

function fold(line: string): string {
  const parts: string[] = [''];
  let bytes = 0;
  for (const sign of line) {
    const size = byteLength(sign);
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += sign;
    bytes += size;
  }
  return parts.join('\r\n');
}

function byteLength(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
