import { MINUTE_MS } from '#core/durations.ts';

const FORMATS = new Map<string, Intl.DateTimeFormat>();
const LATEST = new Map<string, { minute: number; day: string }>();

/**
 * A moment as a day where the site is: `2030-04-15`. Making a format costs more than a hundred days, and to use it more
 * than all else that is done with a hit; days begin with a minute everywhere.
 */
export function dayIn(timeZone: string, at: Date): string {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const latest = LATEST.get(timeZone);
  if (latest?.minute === minute) return latest.day;
  const day = formatDay(timeZone, at);
  LATEST.set(timeZone, { minute, day });
  return day;
}

function formatDay(timeZone: string, at: Date): string {
  const format =
    FORMATS.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  FORMATS.set(timeZone, format);
  return format.format(at);
}
