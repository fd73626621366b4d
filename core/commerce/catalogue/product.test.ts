import { expect, test } from 'vitest';
import { toCents } from '../../money/currency.ts';
import {
  combine,
  effectivePrice,
  isInStock,
  isVisible,
  makeSku,
  SELLABLE_TYPES,
  TYPE_LABELS,
  variantName,
  workflowLabel,
} from './product.ts';

test.each([
  ['published', 'Available'],
  ['scheduled', 'Scheduled'],
  ['draft', 'Hidden'],
  ['needs_review', 'Unsupported'],
  ['toString', 'Unsupported'],
])('%s is called %s', (state, label) => {
  expect(workflowLabel(state)).toBe(label);
});

test('four types can be sold, and no other is offered', () => {
  expect(SELLABLE_TYPES).toEqual(['PHYSICAL', 'SERVICE', 'DIGITAL', 'GIFT_CARD']);
  expect(Object.keys(TYPE_LABELS)).toEqual(SELLABLE_TYPES);
});

const now = new Date('2030-01-02');
test.each([
  ['published', null, true],
  ['draft', null, false],
  ['scheduled', new Date('2030-01-03'), false],
  ['scheduled', new Date('2030-01-01'), true],
  ['scheduled', now, true],
  ['draft', new Date('2030-01-01'), false],
  ['scheduled', null, false],
])('%s for %s is seen: %s', (workflow, publishAt, expected) => {
  expect(isVisible({ workflow, publishAt }, now)).toBe(expected);
});

test.each([
  [0, 'SQ0000000'],
  [42, 'SQ0000042'],
  [9_999_999, 'SQ9999999'],
])('%i makes the SKU %s', (random, sku) => {
  expect(makeSku(random)).toBe(sku);
});

test('options combine in the order they are listed', () => {
  expect(combine([{ values: ['S', 'M'] }, { values: [] }, { values: ['red', 'blue'] }])).toEqual([
    ['S', 'red'],
    ['S', 'blue'],
    ['M', 'red'],
    ['M', 'blue'],
  ]);
});

test.each([
  [true, 800],
  [false, 1000],
])('on sale %s, it costs %i', (onSale, cents) => {
  expect(effectivePrice({ price: toCents(1000), salePrice: toCents(800), onSale })).toBe(cents);
});

test.each([
  [{ unlimited: true, qtyInStock: 0 }, 5, true],
  [{ unlimited: false, qtyInStock: 5 }, 5, true],
  [{ unlimited: false, qtyInStock: 5 }, 6, false],
  [{ unlimited: false, qtyInStock: 1 }, undefined, true],
  [{ unlimited: false, qtyInStock: 0 }, undefined, false],
])('of %j there are %s: %s', (stock, quantity, expected) => {
  expect(isInStock(stock, quantity)).toBe(expected);
});

test('a variant is called by its values', () => {
  expect([variantName([{ value: 'red' }, { value: 'large' }]), variantName([])]).toEqual(['red / large', '']);
});
