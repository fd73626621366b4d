import { isSame } from '../same.ts';
import type { Conflict, ReportConflict } from './conflict.ts';

export interface ThreeWays<T> {
  base: T;
  mine: T;
  theirs: T;
}

/** The one that changed; the same change made twice is one change. Two different ones are a conflict. */
export function mergeValue<T>(
  { base, mine, theirs }: ThreeWays<T>,
  report: ReportConflict,
  spot: Pick<Conflict, 'where' | 'id' | 'field'>,
): T {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (!isSame(mine, base)) report({ ...spot, mine, theirs });
  return theirs;
}

type Values = Readonly<Record<string, unknown>>;

/** Each value by itself; a value one of them does not have counts as undefined. */
export function mergeValues(
  { base, mine, theirs }: ThreeWays<Values>,
  report: ReportConflict,
  spot: Pick<Conflict, 'where' | 'id' | 'field'>,
): Values {
  const added = [...Object.keys(mine), ...Object.keys(theirs)].sort();
  const merged = [...new Set([...Object.keys(base), ...added])].map((name) => {
    const value = mergeValue({ base: base[name], mine: mine[name], theirs: theirs[name] }, report, {
      ...spot,
      field: `${spot.field}.${name}`,
    });
    return [name, value] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}
