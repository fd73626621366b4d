import type { ReportConflict } from './conflict.ts';
import { mergeValue, type ThreeWays } from './merge-value.ts';

export interface Keyed {
  key: string;
}

/** Entries that have names of their own, each merged by itself: mine in their order, then what they added. */
export function mergeKeyed<T extends Keyed>(
  { base, mine, theirs }: ThreeWays<readonly T[]>,
  report: ReportConflict,
  field: string,
): T[] {
  const [before, own, other] = [base, mine, theirs].map(
    (entries) => new Map(entries.map((entry) => [entry.key, entry])),
  ) as [Map<string, T>, Map<string, T>, Map<string, T>];
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((key) => {
    const entry = mergeValue({ base: before.get(key), mine: own.get(key), theirs: other.get(key) }, report, {
      where: 'page',
      id: '',
      field: `${field}.${key}`,
    });
    return entry ? [entry] : [];
  });
}
