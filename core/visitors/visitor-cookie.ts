import { DAY_SECONDS } from '../durations.ts';

/** Two cookies tell one visit from the next: who came, and that they are still here. */
export const VISITOR_COOKIE_SECONDS = 2 * 365 * DAY_SECONDS;
export const VISIT_COOKIE_SECONDS = 30 * 60;

/** `ss_cvr`: an id, and four positive integers: the first, the previous and this visit in milliseconds, and how many. */
const VISITOR = /^[^|]+(\|[1-9]\d*){4}$/;
const TIME = /^[1-9]\d*$/;

/** The id in a visitor's cookie; nothing where it holds anything else. */
export const visitorIdOf = (value = ''): string | undefined =>
  VISITOR.test(value) ? value.split('|', 1)[0] : undefined;

/** A visit goes on while its cookie lives; whatever else stands in it means that there is none. */
export const isVisiting = (time = ''): boolean => TIME.test(time);

/** The cookie with which a page view leaves: the same within a visit, one more after it, a new one for a stranger. */
export function nextVisitor(
  value = '',
  visit: { isVisiting: boolean; now: number; newId: () => string },
): string {
  const { now } = visit;
  if (!VISITOR.test(value)) return [visit.newId(), now, now, now, 1].join('|');
  if (visit.isVisiting) return value;
  const [id, first, , current, count] = value.split('|');
  return [id, first, current, now, Number(count) + 1].join('|');
}

export const isFirstVisit = (value: string): boolean => value.endsWith('|1');
