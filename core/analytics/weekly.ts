import { DAY_MS } from '../durations.ts';
import type { DayRange } from '../commerce/orders/sales.ts';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The last whole week before a day, Monday to Sunday. */
export function weekBefore(today: string): DayRange {
  const time = Date.parse(`${today}T00:00:00Z`);
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  const monday = time - sinceMonday * DAY_MS;
  return { from: dayOf(monday - 7 * DAY_MS), to: dayOf(monday - DAY_MS) };
}
