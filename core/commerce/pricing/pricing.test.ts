import { expect, test } from 'vitest';
import { toCents } from '../../money/currency.ts';
import { price, type PricedItem, type PricingInput } from './pricing.ts';
import { aDiscount } from './testing/a-discount.ts';

const item = (id: string, unitCents: number, quantity = 1): PricedItem => ({
  id,
  productId: `p-${id}`,
  unitCents: toCents(unitCents),
  quantity,
  isTaxable: true,
});
const nothing: PricingInput = {
  items: [],
  discounts: [],
  shipping: null,
  taxes: [],
  pricesIncludeTax: false,
};
const tax = { name: 'NY', rate: 8000, appliesToShipping: true };

test.each<[string, Partial<PricingInput>, [number, number, number, number, number]]>([
  ['nothing', {}, [0, 0, 0, 0, 0]],
  [
    'three times 33 less a tenth',
    { items: [item('a', 33, 3)], discounts: [aDiscount('d', {})] },
    [99, 10, 0, 0, 89],
  ],
  [
    'more off than there is',
    { items: [item('a', 500)], discounts: [aDiscount('d', { kind: 'fixed', amount: 900 })] },
    [500, 500, 0, 0, 0],
  ],
  [
    'tax after the discount, and on the parcel',
    {
      items: [item('a', 1000, 2)],
      discounts: [aDiscount('d', {})],
      shipping: { name: 'Post', costCents: toCents(500) },
      taxes: [tax],
    },
    [2000, 200, 500, 184, 2484],
  ],
  [
    'free parcel',
    {
      items: [item('a', 1000)],
      discounts: [aDiscount('d', { kind: 'freeShipping' })],
      shipping: { name: 'Post', costCents: toCents(500) },
    },
    [1000, 500, 500, 0, 1000],
  ],
  [
    'two bought, the cheaper third free',
    {
      items: [item('a', 1000, 2), item('b', 300)],
      discounts: [aDiscount('d', { kind: 'buyXGetY', buy: 2, get: 1, amount: 100_000 })],
    },
    [2300, 300, 0, 0, 2000],
  ],
  [
    'only the products it names',
    { items: [item('a', 1000), item('b', 1000)], discounts: [aDiscount('d', { productIds: ['p-b'] })] },
    [2000, 100, 0, 0, 1900],
  ],
  [
    'the percentage of one product before the amount off all of them',
    {
      items: [item('a', 1000), item('b', 1000)],
      discounts: [
        aDiscount('fixed', { kind: 'fixed', amount: 1600 }),
        aDiscount('percent', { amount: 50_000, productIds: ['p-a'] }),
      ],
    },
    [2000, 2000, 0, 0, 0],
  ],
  [
    'no tax on goods that are not taxable',
    { items: [item('a', 1000), { ...item('b', 500), isTaxable: false }], taxes: [tax] },
    [1500, 0, 0, 80, 1580],
  ],
  [
    'tax on the parcel of goods that are not taxable',
    {
      items: [{ ...item('a', 1000), isTaxable: false }],
      shipping: { name: 'Post', costCents: toCents(500) },
      taxes: [tax],
    },
    [1000, 0, 500, 40, 1540],
  ],
])('%s', (_, change, [subtotal, off, shipping, taxed, total]) => {
  expect(price({ ...nothing, ...change })).toMatchObject({
    subtotalCents: subtotal,
    discountCents: off,
    shippingCostCents: shipping,
    taxCents: taxed,
    grandTotalCents: total,
  });
});

test('every step has a reason, and included tax adds nothing', () => {
  const priced = price({
    items: [item('a', 1190)],
    discounts: [],
    shipping: { name: 'Parcel', costCents: toCents(119) },
    taxes: [{ name: 'VAT 19 %', rate: 19_000, appliesToShipping: true }],
    pricesIncludeTax: true,
  });
  expect(priced.adjustments).toEqual([
    { kind: 'shipping', reason: 'Parcel', cents: 119 },
    { kind: 'includedTax', reason: 'VAT 19 %', cents: 209 },
  ]);
  expect([priced.grandTotalCents, priced.includedTaxCents, priced.taxCents]).toEqual([1309, 209, 0]);
});

test('percentages come first, then what is free, then amounts, however the codes were entered', () => {
  const discounts = [
    aDiscount('shipping', { kind: 'freeShipping' }),
    aDiscount('amount', { kind: 'fixed', amount: 900 }),
    aDiscount('third free', { kind: 'buyXGetY', buy: 2, get: 1, amount: 100_000 }),
    aDiscount('half', { amount: 50_000 }),
  ];
  const { adjustments } = price({
    ...nothing,
    items: [item('a', 800, 3)],
    discounts,
    shipping: { name: 'Post', costCents: toCents(500) },
  });
  expect(adjustments.map(({ reason, cents }) => [reason, cents])).toEqual([
    ['half', -1200],
    ['third free', -800],
    ['amount', -400],
    ['shipping', -500],
    ['Post', 500],
  ]);
});
