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

const adjustmentsOf = (change: Partial<PricingInput>) =>
  price({ ...nothing, ...change }).adjustments.map(({ kind, reason, cents }) => [kind, reason, cents]);
const post = { name: 'Post', costCents: toCents(500) };
const fetched = { name: 'Pickup', costCents: toCents(0) };

test.each<[string, Partial<PricingInput>, unknown[]]>([
  ['a discount that takes nothing', { discounts: [aDiscount('d', {})] }, []],
  [
    'a free parcel that costs nothing, or goes nowhere',
    { discounts: [aDiscount('d', { kind: 'freeShipping' })], shipping: fetched },
    [],
  ],
  ['a parcel that costs nothing', { shipping: fetched }, []],
  ['a parcel of one cent', { shipping: { ...post, costCents: toCents(1) } }, [['shipping', 'Post', 1]]],
  [
    'a discount of one cent',
    { items: [item('a', 100)], discounts: [aDiscount('d', { kind: 'fixed', amount: 1 })] },
    [['discount', 'd', -1]],
  ],
  [
    'a free parcel of one cent',
    { discounts: [aDiscount('d', { kind: 'freeShipping' })], shipping: { ...post, costCents: toCents(1) } },
    [
      ['discount', 'd', -1],
      ['shipping', 'Post', 1],
    ],
  ],
  [
    'discounts of one kind, by their ids',
    {
      items: [item('a', 1000)],
      discounts: [
        aDiscount('b', { kind: 'fixed', amount: 700 }),
        aDiscount('a', { kind: 'fixed', amount: 600 }),
        aDiscount('c', { kind: 'fixed', amount: 500 }),
      ],
    },
    [
      ['discount', 'a', -600],
      ['discount', 'b', -400],
    ],
  ],
  [
    'a percentage before what is free',
    {
      items: [item('a', 1000, 3)],
      discounts: [
        aDiscount('a', { kind: 'buyXGetY', buy: 2, get: 1, amount: 100_000 }),
        aDiscount('z', { amount: 50_000 }),
      ],
    },
    [
      ['discount', 'z', -1500],
      ['discount', 'a', -1000],
    ],
  ],
  [
    'what is free before an amount off',
    {
      items: [item('a', 1000, 2)],
      discounts: [
        aDiscount('a', { kind: 'fixed', amount: 1500 }),
        aDiscount('b', { kind: 'buyXGetY', buy: 1, get: 1, amount: 100_000 }),
      ],
    },
    [
      ['discount', 'b', -1000],
      ['discount', 'a', -1000],
    ],
  ],
])('steps of %s', (_, change, expected) => {
  expect(adjustmentsOf(change)).toEqual(expected);
});

const linesOf = (change: Partial<PricingInput>) =>
  price({ ...nothing, ...change }).lines.map((line) => [
    line.subtotalCents,
    line.discountCents,
    line.taxCents,
  ]);
const card = { ...item('c', 500), isGiftCard: true };
const third = { kind: 'buyXGetY', buy: 2, get: 1, amount: 100_000 } as const;

test.each<[string, Partial<PricingInput>, number[][]]>([
  [
    'an amount is shared by what each line costs',
    { items: [item('a', 300), item('b', 100)], discounts: [aDiscount('d', { kind: 'fixed', amount: 100 })] },
    [
      [300, 75, 0],
      [100, 25, 0],
    ],
  ],
  [
    'an amount off one product alone',
    {
      items: [item('a', 300), item('b', 100)],
      discounts: [aDiscount('d', { kind: 'fixed', amount: 100, productIds: ['p-b'] })],
    },
    [
      [300, 0, 0],
      [100, 100, 0],
    ],
  ],
  [
    'nothing off gift cards, and no tax on them',
    {
      items: [item('a', 500), card],
      discounts: [aDiscount('d', { amount: 50_000 }), aDiscount('e', { kind: 'fixed', amount: 900 })],
      taxes: [tax],
    },
    [
      [500, 500, 0],
      [500, 0, 0],
    ],
  ],
  [
    'gift cards are not among what one buys to get something',
    { items: [item('a', 500, 2), card], discounts: [aDiscount('d', third)] },
    [
      [1000, 0, 0],
      [500, 0, 0],
    ],
  ],
  [
    'of six pieces the two cheapest are free, wherever they stand',
    { items: [item('a', 300, 1), item('b', 100, 1), item('c', 200, 4)], discounts: [aDiscount('d', third)] },
    [
      [300, 0, 0],
      [100, 100, 0],
      [800, 200, 0],
    ],
  ],
  [
    'of eight pieces still only two',
    { items: [item('a', 100, 8)], discounts: [aDiscount('d', third)] },
    [[800, 200, 0]],
  ],
  [
    'two of four are half off',
    { items: [item('a', 100, 4)], discounts: [aDiscount('d', { ...third, get: 2, amount: 50_000 })] },
    [[400, 100, 0]],
  ],
  [
    'buying none gets none',
    { items: [item('a', 100, 4)], discounts: [aDiscount('d', { ...third, buy: 0 })] },
    [[400, 0, 0]],
  ],
  [
    'getting none is none',
    { items: [item('a', 100, 4)], discounts: [aDiscount('d', { ...third, get: 0 })] },
    [[400, 0, 0]],
  ],
  [
    'only among the products it names',
    {
      items: [item('a', 100, 2), item('b', 50, 3)],
      discounts: [aDiscount('d', { ...third, productIds: ['p-a'] })],
    },
    [
      [200, 0, 0],
      [150, 0, 0],
    ],
  ],
  [
    'two taxes on what is left of a line',
    {
      items: [item('a', 1000)],
      discounts: [aDiscount('d', {})],
      taxes: [tax, { ...tax, name: 'City', rate: 1000 }],
    },
    [[1000, 100, 81]],
  ],
  [
    'two taxes in the price are parts of it together',
    {
      items: [item('a', 1090)],
      taxes: [tax, { name: 'City', rate: 1000, appliesToShipping: false }],
      pricesIncludeTax: true,
    },
    [[1090, 0, 90]],
  ],
])('lines: %s', (_, change, expected) => {
  expect(linesOf(change)).toEqual(expected);
});

test('a tax in the price of a parcel is reckoned with those on parcels alone', () => {
  const taxes = [tax, { name: 'City', rate: 1000, appliesToShipping: false }];
  const priced = price({
    ...nothing,
    shipping: { name: 'Post', costCents: toCents(1080) },
    taxes,
    pricesIncludeTax: true,
  });
  expect([priced.includedTaxCents, priced.taxCents, priced.grandTotalCents]).toEqual([80, 0, 1080]);
  expect(price({ ...nothing, items: [item('a', 1000)], taxes: [tax] }).includedTaxCents).toBe(0);
});

test('what gift cards pay is due no longer, and never pays for a gift card', () => {
  const giftCards = [{ id: 'g', balanceCents: toCents(700) }];
  const due = (items: PricedItem[]) => {
    const priced = price({ ...nothing, items, giftCards });
    return [priced.grandTotalCents, priced.dueCents, priced.giftCards[0]?.cents];
  };
  expect([due([item('a', 1000)]), due([item('a', 400), card])]).toEqual([
    [1000, 300, 700],
    [900, 500, 400],
  ]);
});
