import { expect, test } from 'vitest';
import { weekBefore } from './weekly.ts';

test.each([
  ['2026-11-16', '2026-11-09', '2026-11-15'],
  ['2026-11-15', '2026-11-02', '2026-11-08'],
  ['2026-03-30', '2026-03-23', '2026-03-29'],
  ['2026-01-01', '2025-12-22', '2025-12-28'],
])('the week before %s is %s to %s', (today, from, to) => {
  expect(weekBefore(today)).toEqual({ from, to });
});
