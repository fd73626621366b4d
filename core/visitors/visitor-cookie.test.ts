import { expect, test } from 'vitest';
import { isVisiting, nextVisitor, readVisitor, writeVisitor } from './visitor-cookie.ts';

test.each([
  ['a|1|2|3|4', true],
  ['a|1|2|3', false],
  ['a|1|2|3|0', false],
  ['a|1|2|3|x', false],
  ['|1|2|3|4', false],
  ['a|1|2|3|4|5', false],
  ['bad', false],
  [undefined, false],
])('%j is a visitor: %j', (value, expected) => {
  const read = readVisitor(value);
  expect(read !== undefined).toBe(expected);
  if (read) expect(writeVisitor(read)).toBe(value);
});

test.each([
  ['1700000000000', true],
  ['0', false],
  ['-1', false],
  ['abc', false],
  ['', false],
  [undefined, false],
])('a visit of %j goes on: %j', (value, expected) => {
  expect(isVisiting(value)).toBe(expected);
});

const newId = () => 'fresh';
const known = { id: 'a', first: 1, previous: 2, current: 3, count: 4 };

test.each([
  ['a stranger', undefined, false, { id: 'fresh', first: 9, previous: 9, current: 9, count: 1 }],
  ['somebody who looks on', known, true, known],
  ['somebody who comes again', known, false, { ...known, previous: 3, current: 9, count: 5 }],
  [
    'a visit without a visitor',
    undefined,
    true,
    { id: 'fresh', first: 9, previous: 9, current: 9, count: 1 },
  ],
])('%s', (_, record, visiting, expected) => {
  expect(nextVisitor(record, { isVisiting: visiting, now: 9, newId })).toEqual(expected);
});
