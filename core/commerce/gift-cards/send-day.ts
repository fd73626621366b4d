const MORNING_HOUR = 9;

/** The day it is somewhere, as `2030-12-24`. */
export function todayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
}

/** Nine in the morning of a day where the shop is; now for no day, and for one that has begun. */
export function morningOf(day: string, timeZone: string, now: Date): Date {
  if (day === '') return now;
  const wanted = Date.parse(`${day}T${String(MORNING_HOUR).padStart(2, '0')}:00:00Z`);
  const morning = new Date(wanted - offsetAt(timeZone, new Date(wanted)));
  return morning > now ? morning : now;
}

/** How far the clocks there are ahead of UTC, in milliseconds. */
function offsetAt(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - at.getTime();
}
