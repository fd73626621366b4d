import { expect, test } from 'vitest';
import { isFirstVisit, isVisiting, nextVisitor, visitorIdOf } from './visitor-cookie.ts';

test.each([
  ['a|1|2|3|4', 'a'],
  ['a|1|2|3', undefined],
  ['a|1|2|3|0', undefined],
  ['a|1|2|3|x', undefined],
  ['|1|2|3|4', undefined],
  ['a|1|2|3|4|5', undefined],
  ['bad', undefined],
  [undefined, undefined],
])('%j is of the visitor %j', (value, expected) => {
  expect(visitorIdOf(value)).toBe(expected);
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

test.each([
  ['a stranger', undefined, false, 'fresh|9|9|9|1', true],
  ['somebody who looks on', 'a|1|2|3|4', true, 'a|1|2|3|4', false],
  ['somebody who comes again', 'a|1|2|3|4', false, 'a|1|3|9|5', false],
  ['a visit without a visitor', 'bad', true, 'fresh|9|9|9|1', true],
])('%s', (_, value, visiting, expected, isFirst) => {
  const next = nextVisitor(value, { isVisiting: visiting, now: 9, newId: () => 'fresh' });
  expect([next, isFirstVisit(next)]).toEqual([expected, isFirst]);
});
