import type { BillingPeriod } from '../commerce/catalogue/subscription-plan.ts';
import { DAY_MS } from '../durations.ts';

interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** Making a formatter costs far more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

function wallTimeIn(timeZone: string, at: Date): WallTime {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: keyof WallTime) => parts.get(name) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

const asIfUtc = ({ year, month, day, hour, minute, second }: WallTime) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** When the clocks on the wall show this. Of an hour that is skipped the moment after it; of a doubled one the first. */
function momentOf(timeZone: string, wall: WallTime): Date {
  const wanted = asIfUtc(wall);
  const offsetAt = (at: number) => asIfUtc(wallTimeIn(timeZone, new Date(at))) - Math.floor(at / 1000) * 1000;
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map(offsetAt);
  const [before = 0, after] = offsets;
  // On most days no clock is changed, and to look at one costs more than all the rest.
  if (before === after) return new Date(wanted - before);
  const fitting = offsets.map((offset) => wanted - offset).filter((at) => at + offsetAt(at) === wanted);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wanted - Math.min(...offsets));
}

/**
 * The moment so many periods after the anchor, by the calendar of the shop: a month after 31 January is the last day of
 * February, the month after that 31 March again, and it is the same time of day on both sides of a clock change.
 */
export function periodsAfter(
  anchor: Date,
  period: BillingPeriod,
  about: { count: number; timeZone: string },
): Date {
  const { count, timeZone } = about;
  if (count === 0) return anchor;
  const wall = wallTimeIn(timeZone, anchor);
  const steps = period.value * count;
  return momentOf(
    timeZone,
    period.unit === 'week'
      ? daysLater(wall, 7 * steps)
      : monthsLater(wall, period.unit === 'year' ? 12 * steps : steps),
  );
}

/** The same time of day so many days later. */
export function daysAfter(anchor: Date, days: number, timeZone: string): Date {
  return days === 0 ? anchor : momentOf(timeZone, daysLater(wallTimeIn(timeZone, anchor), days));
}

function daysLater(wall: WallTime, days: number): WallTime {
  const moved = new Date(Date.UTC(wall.year, wall.month - 1, wall.day + days));
  return {
    ...wall,
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  };
}

function monthsLater(wall: WallTime, months: number): WallTime {
  const first = new Date(Date.UTC(wall.year, wall.month - 1 + months, 1));
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return { ...wall, year, month: month + 1, day: Math.min(wall.day, lastDay) };
}
