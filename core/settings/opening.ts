/** Hours as they are kept: the day counted from Monday, times as `09:30`. */
export interface Hours {
  day: number;
  opens: string;
  closes: string;
}

/** A moment of a week, in minutes since Monday began. */
export type WeekMinute = number;

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export type Opening =
  | { isOpen: true; until: string }
  | { isOpen: false; day: number; from: string; isToday: boolean };

const minutes = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5));

/** Whether it is open, until when, or when it opens next; nothing where no hours are kept. */
export function openingAt(hours: readonly Hours[], now: WeekMinute): Opening | undefined {
  const spans = hours.map(({ day, opens, closes }) => {
    const start = day * DAY + minutes(opens);
    // What closes before it opens closes on the next day.
    const length = (minutes(closes) - minutes(opens) + DAY) % DAY || DAY;
    return { day, opens, closes, start, length, wait: (start - now + WEEK) % WEEK };
  });
  const open = spans.find(({ start, length }) => (now - start + WEEK) % WEEK < length);
  if (open) return { isOpen: true, until: open.closes };
  const [next] = spans.sort((a, b) => a.wait - b.wait);
  return (
    next && { isOpen: false, day: next.day, from: next.opens, isToday: next.day === Math.floor(now / DAY) }
  );
}

/** Where a moment lies in the week of a time zone. */
export function weekMinute(at: Date, timeZone: string): WeekMinute {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return NAMES.indexOf(part('weekday')) * DAY + Number(part('hour')) * HOUR + Number(part('minute'));
}
