import { expect, test } from 'vitest';
import { toCents } from '../../money/currency.ts';
import { NEW_DISCOUNT } from './discount-fields.ts';
import type { Discount } from './discounts.ts';
import { price, type PricedItem, type PricingInput } from './pricing.ts';
import { allocate, portionOf } from './rounding.ts';
import { taxesAt } from './tax.ts';

const item = (id: string, unitCents: number, quantity = 1): PricedItem => ({
  id,
  productId: `p-${id}`,
  unitCents: toCents(unitCents),
  quantity,
  isTaxable: true,
});
const discount = (id: string, change: Partial<Discount>): Discount => ({
  ...NEW_DISCOUNT,
  id,
  name: id,
  code: id,
  startsAt: null,
  endsAt: null,
  used: 0,
  ...change,
});
const nothing: PricingInput = {
  items: [],
  discounts: [],
  shipping: null,
  taxes: [],
  pricesIncludeTax: false,
};
const tax = { name: 'NY', rate: 8000, appliesToShipping: true };

test.each<[number, number, number, number]>([
  [99, 10_000, 100_000, 10],
  [95, 10_000, 100_000, 10],
  [94, 10_000, 100_000, 9],
  [100_000_000 * 9999, 8875, 100_000, 88_741_125_000],
  [0, 8875, 100_000, 0],
])('%i × %i / %i is %i', (cents, part, whole, expected) => {
  expect(portionOf(cents, part, whole)).toBe(expected);
});

test.each<[number, number[], number[]]>([
  [100, [1, 1, 1], [34, 33, 33]],
  [2, [1, 1, 1], [1, 1, 0]],
  [5, [0, 0], [0, 0]],
  [10, [0, 7], [0, 10]],
])('%i over %j is %j', (amount, weights, parts) => {
  expect(allocate(amount, weights)).toEqual(parts);
});

test.each<[string, Partial<PricingInput>, [number, number, number, number, number]]>([
  ['nothing', {}, [0, 0, 0, 0, 0]],
  [
    'three times 33 less a tenth',
    { items: [item('a', 33, 3)], discounts: [discount('d', {})] },
    [99, 10, 0, 0, 89],
  ],
  [
    'more off than there is',
    { items: [item('a', 500)], discounts: [discount('d', { kind: 'fixed', amount: 900 })] },
    [500, 500, 0, 0, 0],
  ],
  [
    'tax after the discount, and on the parcel',
    {
      items: [item('a', 1000, 2)],
      discounts: [discount('d', {})],
      shipping: { name: 'Post', costCents: toCents(500) },
      taxes: [tax],
    },
    [2000, 200, 500, 184, 2484],
  ],
  [
    'free parcel',
    {
      items: [item('a', 1000)],
      discounts: [discount('d', { kind: 'freeShipping' })],
      shipping: { name: 'Post', costCents: toCents(500) },
    },
    [1000, 500, 500, 0, 1000],
  ],
  [
    'two bought, the cheaper third free',
    {
      items: [item('a', 1000, 2), item('b', 300)],
      discounts: [discount('d', { kind: 'buyXGetY', buy: 2, get: 1, amount: 100_000 })],
    },
    [2300, 300, 0, 0, 2000],
  ],
  [
    'only the products it names',
    { items: [item('a', 1000), item('b', 1000)], discounts: [discount('d', { productIds: ['p-b'] })] },
    [2000, 100, 0, 0, 1900],
  ],
  [
    'the percentage of one product before the amount off all of them',
    {
      items: [item('a', 1000), item('b', 1000)],
      discounts: [
        discount('fixed', { kind: 'fixed', amount: 1600 }),
        discount('percent', { amount: 50_000, productIds: ['p-a'] }),
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
    discount('shipping', { kind: 'freeShipping' }),
    discount('amount', { kind: 'fixed', amount: 900 }),
    discount('third free', { kind: 'buyXGetY', buy: 2, get: 1, amount: 100_000 }),
    discount('half', { amount: 50_000 }),
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

const rule = { name: 'x', country: 'US', region: '', postcodes: '', percent: 8, appliesToShipping: false };
test.each<[Partial<typeof rule>, boolean]>([
  [{}, true],
  [{ region: 'ny' }, true],
  [{ region: 'CA' }, false],
  [{ country: 'DE' }, false],
  [{ postcodes: '100*, 90210' }, true],
  [{ postcodes: '90210' }, false],
  [{ percent: 0 }, false],
])('a rule %j applies in New York: %s', (change, applies) => {
  const place = { country: 'US', region: 'NY', postcode: '10001' };
  expect(taxesAt([{ ...rule, ...change }], place)).toHaveLength(applies ? 1 : 0);
});

/** Carts from a seed: the same ones at every run, and far cheaper to make than arbitrary ones. */
function makeCarts(seed: number) {
  let state = seed;
  const upTo = (max: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * (max + 1));
  };
  const pick = <T>(values: readonly T[]) => values[upTo(values.length - 1)] as T;
  const many = <T>(max: number, make: (index: number) => T) =>
    Array.from({ length: upTo(max) }, (_, i) => make(i));
  return (): PricingInput => ({
    items: many(5, (index) => ({
      id: String(index),
      productId: `p${index}`,
      unitCents: toCents(upTo(pick([50, 5000, 100_000_000]))),
      quantity: 1 + upTo(pick([0, 4, 9998])),
      isTaxable: pick([true, true, false]),
      isGiftCard: pick([false, false, false, true]),
    })),
    discounts: many(3, (index) =>
      discount(`d${index}`, {
        kind: pick(['percent', 'fixed', 'freeShipping', 'buyXGetY'] as const),
        amount: upTo(100_000),
        buy: upTo(3),
        get: upTo(3),
        productIds: pick([[], [`p${upTo(4)}`]]),
      }),
    ),
    shipping: pick([null, { name: 'Parcel', costCents: toCents(upTo(5000)) }]),
    taxes: many(2, (index) => ({
      name: `t${index}`,
      rate: 1 + upTo(30_000),
      appliesToShipping: index === 0,
    })),
    pricesIncludeTax: pick([true, false]),
    giftCards: many(2, (index) => ({
      id: `g${index}`,
      balanceCents: toCents(upTo(pick([0, 3000, 100_000_000]))),
    })),
  });
}

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const KIND_ORDER: readonly Discount['kind'][] = ['percent', 'buyXGetY', 'fixed', 'freeShipping'];

/** What must hold for every cart; says what does not. */
function faultOf(input: PricingInput): string | undefined {
  const priced = price(input);
  const steps = priced.adjustments.filter(({ kind }) => kind !== 'includedTax').map(({ cents }) => cents);
  const off = priced.adjustments.filter(({ kind }) => kind === 'discount').map(({ cents }) => 0 - cents);
  const { lines, adjustments: _, giftCards, ...amounts } = priced;
  const byCard = giftCards.map(({ cents }) => cents);
  const parts = lines.flatMap((line) => [
    line.discountCents,
    line.taxCents,
    line.subtotalCents - line.discountCents,
  ]);
  const reversed = price({ ...input, discounts: input.discounts.toReversed() });
  if (add(lines.map((line) => line.subtotalCents)) !== priced.subtotalCents) return 'lines do not sum';
  if (priced.subtotalCents + add(steps) !== priced.grandTotalCents) return 'steps do not sum';
  if (add(off) !== priced.discountCents) return 'discounts do not sum';
  const { subtotalCents, discountCents, shippingCostCents, taxCents } = priced;
  if (subtotalCents - discountCents + shippingCostCents + taxCents !== priced.grandTotalCents)
    return 'the parts are not the whole';
  if (
    ![...Object.values(amounts), ...parts, ...byCard].every(
      (amount) => Number.isSafeInteger(amount) && amount >= 0,
    )
  )
    return 'negative or broken';
  if (add(byCard) + priced.dueCents !== priced.grandTotalCents) return 'payments do not sum';
  if (byCard.some((cents, index) => cents > (input.giftCards?.[index]?.balanceCents ?? 0)))
    return 'a card pays more than it holds';
  const ofGiftCards = add(input.items.map((item) => (item.isGiftCard ? item.unitCents * item.quantity : 0)));
  if (priced.dueCents < ofGiftCards) return 'a gift card pays for a gift card';
  if (lines.some((line, index) => input.items[index]?.isGiftCard && line.discountCents + line.taxCents > 0))
    return 'something off a gift card, or tax on it';
  if (priced.includedTaxCents > priced.grandTotalCents) return 'more tax than price';
  if (lines.some((line, index) => line.taxCents > 0 && input.items[index]?.isTaxable === false))
    return 'tax on what is not taxable';
  const taxed = add(lines.map((line) => line.taxCents));
  const hasTaxedParcel = input.shipping !== null && input.taxes.some((each) => each.appliesToShipping);
  if (!hasTaxedParcel && taxed !== taxCents + priced.includedTaxCents) return 'taxes of lines do not sum';
  const kinds = priced.adjustments
    .filter(({ kind }) => kind === 'discount')
    .map(({ reason }) =>
      KIND_ORDER.indexOf(input.discounts.find(({ id }) => id === reason)?.kind ?? 'fixed'),
    );
  if (kinds.some((kind, index) => kind < (kinds[index - 1] ?? 0))) return 'discounts in the wrong order';
  return reversed.grandTotalCents === priced.grandTotalCents ? undefined : 'the order of codes matters';
}

test('in 100,000 carts parts sum to the whole, nothing is negative, and the order of codes does not matter', () => {
  const nextCart = makeCarts(7);
  for (let count = 0; count < 100_000; count += 1) {
    const cart = nextCart();
    const fault = faultOf(cart);
    if (fault !== undefined) expect.fail(`${fault}: ${JSON.stringify(cart)}`);
  }
}, 60_000);
