import { expect, test } from 'vitest';
import { periodStart } from './queries.ts';

const now = new Date(2026, 4, 20, 15, 30);

test.each([
  [null, undefined],
  ['1', new Date(2026, 4, 20)],
  ['7', new Date(2026, 4, 14)],
  ['30', new Date(2026, 3, 21)],
])('a period of %s days begins at …', (days, start) => {
  expect(periodStart(days, now)).toBe(start?.toISOString());
});
