import { DAY_SECONDS } from '../durations.ts';

/** Two cookies tell one visit from the next: who came, and that they are still here. */
export const VISITOR_COOKIE_SECONDS = 2 * 365 * DAY_SECONDS;
export const VISIT_COOKIE_SECONDS = 30 * 60;

/** What `ss_cvr` says: an id and four positive integers. */
export interface VisitorRecord {
  id: string;
  /** In milliseconds, as the two below it. */
  first: number;
  previous: number;
  current: number;
  count: number;
}

const RECORD = /^([^|]+)\|([1-9]\d*)\|([1-9]\d*)\|([1-9]\d*)\|([1-9]\d*)$/;
const TIME = /^[1-9]\d*$/;

export function readVisitor(value: string | undefined): VisitorRecord | undefined {
  const [, id = '', ...numbers] = RECORD.exec(value ?? '') ?? [];
  const [first = 0, previous = 0, current = 0, count = 0] = numbers.map(Number);
  return id === '' ? undefined : { id, first, previous, current, count };
}

export const writeVisitor = ({ id, first, previous, current, count }: VisitorRecord): string =>
  [id, first, previous, current, count].join('|');

/** A visit goes on while its cookie lives; whatever else stands in it means that there is none. */
export const isVisiting = (time: string | undefined): boolean => time !== undefined && TIME.test(time);

/** The record with which a page view leaves: the same within a visit, one more after it, a new one for a stranger. */
export function nextVisitor(
  known: VisitorRecord | undefined,
  visit: { isVisiting: boolean; now: number; newId: () => string },
): VisitorRecord {
  const { now } = visit;
  if (!known) return { id: visit.newId(), first: now, previous: now, current: now, count: 1 };
  if (visit.isVisiting) return known;
  return { ...known, previous: known.current, current: now, count: known.count + 1 };
}
