import { expect, test } from 'vitest';
import { selectNext } from './select.ts';

const order = ['a', 'b', 'c', 'd'];
test.each([
  [[], { id: 'b', from: undefined, isRange: false }, ['b']],
  [['b'], { id: 'b', from: 'b', isRange: false }, []],
  [['b'], { id: 'd', from: 'b', isRange: true }, ['b', 'c', 'd']],
  [['d'], { id: 'b', from: 'd', isRange: true }, ['d', 'b', 'c']],
  [[], { id: 'b', from: 'gone', isRange: true }, ['b']],
])('%o and a click %o', (before, click, after) =>
  expect([...selectNext(new Set(before), { ...click, order })]).toEqual(after),
);
