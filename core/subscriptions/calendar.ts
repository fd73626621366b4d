import type { BillingPeriod } from '../commerce/catalogue/subscription-plan.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';

interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** Making a formatter costs far more than using it, and using it far more than to remember what it said. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();
const MOST_OFFSETS = 10_000;
/** Clocks are changed at such moments alone. */
const QUARTER_MS = 15 * MINUTE_MS;

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

/** By how much the clocks on the wall are ahead. */
function offsetAt(timeZone: string, at: number): number {
  const from = Math.floor(at / QUARTER_MS) * QUARTER_MS;
  const name = `${timeZone} ${from}`;
  const known = offsets.get(name);
  if (known !== undefined) return known;
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(from)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (of: keyof WallTime) => parts.get(of) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(name, shown - from);
  return shown - from;
}

function wallTimeIn(timeZone: string, at: Date): WallTime {
  const wall = new Date(at.getTime() + offsetAt(timeZone, at.getTime()));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
  };
}

const asIfUtc = ({ year, month, day, hour, minute, second }: WallTime) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** When the clocks on the wall show this. Of an hour that is skipped the moment after it; of a doubled one the first. */
function momentOf(timeZone: string, wall: WallTime): Date {
  const wanted = asIfUtc(wall);
  const around = [wanted - DAY_MS, wanted + DAY_MS].map((at) => offsetAt(timeZone, at));
  const fitting = around
    .map((offset) => wanted - offset)
    .filter((at) => at + offsetAt(timeZone, at) === wanted);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wanted - Math.min(...around));
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
