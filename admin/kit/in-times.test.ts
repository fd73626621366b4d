import { expect, test } from 'vitest';
import { inTimes } from './in-times.ts';

test.each([
  [0, '0 times'],
  [1, 'once'],
  [1200, '1,200 times'],
])('%d', (count, words) => expect(inTimes(count)).toBe(words));
