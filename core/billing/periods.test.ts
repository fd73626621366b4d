import { expect, test } from 'vitest';
import { periodsAfter } from './periods.ts';
import type { Interval } from './plans.ts';

test.each<[string, Interval, number, string]>([
  ['2030-01-15', 'month', 1, '2030-02-15'],
  ['2030-01-31', 'month', 1, '2030-02-28'],
  ['2030-01-31', 'month', 2, '2030-03-31'],
  ['2028-01-31', 'month', 1, '2028-02-29'],
  ['2030-11-30', 'month', 3, '2031-02-28'],
  ['2028-02-29', 'year', 1, '2029-02-28'],
  ['2028-02-29', 'year', 4, '2032-02-29'],
  ['2030-12-31', 'month', 0, '2030-12-31'],
])('%s and %s × %i', (from, interval, count, expected) => {
  const at = (day: string) => new Date(`${day}T10:20:30.400Z`);
  expect(periodsAfter(at(from), interval, count)).toEqual(at(expected));
});
