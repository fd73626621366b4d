import { toCents } from '../../money/currency.ts';
import { expect, test } from 'vitest';
import {
  addSales,
  averageCents,
  changePercent,
  keptCents,
  NO_SALES,
  rangeBefore,
  rangeOf,
  SALES_RANGES,
  stepsOf,
  unitOf,
  type SalesRange,
} from './sales.ts';

const TODAY = '2030-03-31';

test.each<[SalesRange, string, string]>([
  ['week', '2030-03-25', TODAY],
  ['month', '2030-03-02', TODAY],
  ['quarter', '2030-01-01', TODAY],
  ['twelveMonths', '2029-04-01', TODAY],
  ['year', '2030-01-01', TODAY],
])('%s begins on %s', (range, from, to) => {
  expect(rangeOf(range, TODAY)).toEqual({ from, to });
});

test.each([
  [{ from: '2030-01-05', to: '2030-01-05' }, true],
  [{ from: '2030-01-05', to: '2030-01-04' }, false],
  [{ from: '2030-01-05' }, false],
  [{ from: '2010-01-01', to: '2030-01-01' }, false],
  [{ from: '2025-01-01', to: '2030-01-04' }, true],
  [{ from: '2025-01-01', to: '2030-01-05' }, false],
])('a range of one’s own, %j', (own, isOne) => {
  expect(rangeOf('own', TODAY, own)).toEqual(isOne ? own : undefined);
});

test.each([
  [
    { from: '2030-03-25', to: TODAY },
    { from: '2030-03-18', to: '2030-03-24' },
  ],
  [
    { from: '2029-04-01', to: TODAY },
    { from: '2028-04-01', to: '2029-03-31' },
  ],
  [
    { from: '2030-01-01', to: '2030-05-31' },
    { from: '2029-08-01', to: '2029-12-31' },
  ],
])('before %j was %j', (range, before) => {
  expect(rangeBefore(range)).toEqual(before);
});

test.each(SALES_RANGES.filter((range) => range !== 'own'))(
  'the steps of %s and of what was before can be laid side by side',
  (name) => {
    const range = rangeOf(name, '2032-02-29') ?? { from: '', to: '' };
    const unit = unitOf(range);
    expect(stepsOf(rangeBefore(range), unit)).toHaveLength(stepsOf(range, unit).length);
  },
);

test('steps are days, or the first of every month', () => {
  expect(stepsOf({ from: '2032-02-28', to: '2032-03-01' }, 'day')).toEqual([
    '2032-02-28',
    '2032-02-29',
    '2032-03-01',
  ]);
  expect(stepsOf({ from: '2029-11-20', to: '2030-02-03' }, 'month')).toEqual([
    '2029-11-01',
    '2029-12-01',
    '2030-01-01',
    '2030-02-01',
  ]);
});

test('sums add up, and what was given back does not lower the average order', () => {
  const sums = addSales([
    { ...NO_SALES, orders: 1, totalCents: toCents(1000), refundedCents: toCents(400) },
    { ...NO_SALES, orders: 2, totalCents: toCents(2001) },
  ]);
  expect([sums.orders, keptCents(sums), averageCents(sums)]).toEqual([3, 2601, 1000]);
  expect(averageCents({ ...sums, totalCents: toCents(3002) })).toBe(1001);
  expect([averageCents(NO_SALES), Object.values(NO_SALES).some((sum) => sum !== 0)]).toEqual([0, false]);
});

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 0, undefined],
  [2, 3, -33],
  [5, 3, 67],
  [1, 1, 0],
])('%i after %i', (now, before, percent) => {
  expect(changePercent(now, before)).toBe(percent);
});

test.each([
  ['2030-04-02', 'day'],
  ['2030-04-03', 'month'],
])('from New Year to %s is told by the %s', (to, unit) => {
  expect(unitOf({ from: '2030-01-01', to })).toBe(unit);
});
