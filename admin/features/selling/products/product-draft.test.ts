import { expect, test } from 'vitest';
import { NEW_PRODUCT, NEW_VARIANT } from '#core/commerce/catalogue/product-fields.ts';
import { toCents } from '#core/money/currency.ts';
import { optionsOf, setOnAll, withOptions } from './product-draft.ts';

const sizes = { name: 'Size', values: ['S', 'L'] };
const colours = { name: 'Colour', values: ['Red', 'Blue'] };

test('every combination becomes a variant with the price of the first', () => {
  const start = {
    ...NEW_PRODUCT,
    variants: [{ ...NEW_VARIANT, id: 'x'.repeat(24), price: toCents(500), sku: 'A' }],
  };
  const made = withOptions(start, [sizes, colours]);
  expect(
    made.variants.map(({ optionValues, price, sku, id }) => [optionValues.join(), price, sku, id]),
  ).toEqual([
    ['S,Red', 500, '', ''],
    ['S,Blue', 500, '', ''],
    ['L,Red', 500, '', ''],
    ['L,Blue', 500, '', ''],
  ]);
  expect(optionsOf(made)).toEqual([sizes, colours]);
});

test('a new value leaves the other variants as they are', () => {
  const made = withOptions(NEW_PRODUCT, [sizes]);
  const counted = { ...made, variants: setOnAll(made.variants, new Set([1]), { qtyInStock: 7, sku: 'L' }) };
  const more = withOptions(counted, [{ name: 'Size', values: ['S', 'M', 'L'] }]);
  expect(more.variants.map(({ qtyInStock, sku }) => [qtyInStock, sku])).toEqual([
    [0, ''],
    [0, ''],
    [7, 'L'],
  ]);
});

test('without options there is one variant', () => {
  expect(withOptions(withOptions(NEW_PRODUCT, [sizes]), [{ name: '', values: [] }]).variants).toHaveLength(1);
});
