import { expect, test } from 'vitest';
import { toCents } from '../../money/currency.ts';
import { isReturnable, leftToReturn, paidFor, returnedOf } from './returns.ts';

const LINES = [{ quantity: 3 }, { quantity: 1 }];

test.each([
  ['nothing came back', [], [3, 1]],
  ['some of a line, twice', [[{ line: 0, quantity: 1 }], [{ line: 0, quantity: 1 }]], [1, 1]],
  ['everything at once, after a part', [[{ line: 0, quantity: 1 }], undefined], [0, 0]],
])('what can still be put back: %s', (_, returned, left) => {
  expect(leftToReturn(LINES, returned)).toEqual(left);
});

test.each([
  ['as many as there are', [{ line: 0, quantity: 2 }], true],
  ['one too many', [{ line: 0, quantity: 3 }], false],
  [
    'one too many, in two parts',
    [
      { line: 0, quantity: 2 },
      { line: 0, quantity: 1 },
    ],
    false,
  ],
  ['a line the order does not have', [{ line: 2, quantity: 1 }], false],
  ['a line that is back already', [{ line: 1, quantity: 1 }], false],
])('whether it can be put back: %s', (_, wanted, isPossible) => {
  expect(isReturnable([2, 0], wanted)).toBe(isPossible);
});

test.each([
  ['the price alone', { totalCents: 3000 }, 1, false, 1000],
  ['less its share of a discount', { totalCents: 3000, discountCents: 300 }, 2, false, 1800],
  ['with tax that came on top', { totalCents: 3000, taxCents: 600 }, 1, true, 1200],
  ['not with tax the price contains', { totalCents: 3000, taxCents: 500 }, 1, false, 1000],
  ['to the nearest cent', { totalCents: 1000 }, 2, false, 667],
])('what was paid for a line: %s', (_, { totalCents, ...rest }, quantity, isTaxAdded, cents) => {
  const parts = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, toCents(value)]));
  expect(paidFor({ quantity: 3, totalCents: toCents(totalCents), ...parts }, quantity, isTaxAdded)).toBe(
    cents,
  );
});

test('puts back what is named, or all that is left', () => {
  expect(returnedOf([2, 0], [{ line: 0, quantity: 1 }])).toEqual([{ line: 0, quantity: 1 }]);
  expect(returnedOf([2, 0], [{ line: 0, quantity: 5 }])).toEqual([{ line: 0, quantity: 2 }]);
  expect(returnedOf([2, 0])).toEqual([{ line: 0, quantity: 2 }]);
});
