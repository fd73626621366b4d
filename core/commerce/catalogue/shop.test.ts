import { expect, test } from 'vitest';
import { ZIP_INVALID } from '../../us-zip.ts';
import { addressProblems, EMPTY_ADDRESS, type Address } from '../cart/address.ts';
import { EMPTY_CART, kindsOf, moneyOf } from '../cart/cart.ts';
import { discountState, refusalOf, type Discount } from '../pricing/discounts.ts';
import { installmentText } from '../pricing/installments.ts';
import { LISTED_STATES, mayBecome, ORDER_STATES, type OrderState } from '../orders/orders.ts';
import {
  combine,
  isVisible,
  makeSku,
  MAX_PRICE_CENTS,
  SELLABLE_TYPES,
  TYPE_LABELS,
  variantProblems,
  workflowLabel,
} from './product.ts';
import { shippingOptions, type ShippingRate } from '../pricing/shipping.ts';
import { gaugeUnits, hasShopQuery, readShopQuery, shopAddress, shownCategories } from './shop.ts';

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

const variant = { price: 1000, salePrice: 800, onSale: true, sku: 'A' };
test.each<[Partial<typeof variant>, string[]]>([
  [{}, []],
  [{ price: 0, salePrice: 0 }, []],
  [{ price: MAX_PRICE_CENTS }, []],
  [{ price: MAX_PRICE_CENTS + 1 }, ['price']],
  [{ price: -1, onSale: false }, ['price']],
  [{ salePrice: 1001 }, ['salePrice']],
  [{ salePrice: 1001, onSale: false }, []],
  [{ sku: 'x'.repeat(60) }, []],
  [{ sku: 'x'.repeat(61) }, ['sku']],
])('a variant with %j has problems with %j', (change, keys) => {
  expect(Object.keys(variantProblems({ ...variant, ...change }))).toEqual(keys);
});

test('options combine in the order they are listed', () => {
  expect(combine([{ values: ['S', 'M'] }, { values: [] }, { values: ['red', 'blue'] }])).toEqual([
    ['S', 'red'],
    ['S', 'blue'],
    ['M', 'red'],
    ['M', 'blue'],
  ]);
});

test('an empty cart has every name and default of the model', () => {
  expect(EMPTY_CART).toMatchObject({
    id: '',
    websiteId: '',
    orderId: '',
    isPurchased: false,
    entries: [],
    shippingOptions: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    applicableTaxRules: [],
    selectedShippingOption: null,
    shippingLocation: null,
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
    totalQuantity: 0,
    subtotalAmount: { currencyCode: 'USD', value: '0' },
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
  });
});

test.each([
  [0, 'USD', '0'],
  [5, 'USD', '0.05'],
  [123_450, 'EUR', '1234.50'],
  [1200, 'JPY', '1200'],
] as const)('%i in %s is %s', (cents, currency, value) => {
  expect(moneyOf(cents, currency).value).toBe(value);
});

test.each([
  [[], false, false, false],
  [['DIGITAL'], true, true, false],
  [['DIGITAL', 'PHYSICAL'], true, false, true],
  [['SERVICE'], false, false, false],
  [['GIFT_CARD', 'DIGITAL'], true, false, false],
] as const)('%j: digital %s, purely %s, parcel %s', (types, hasDigital, purelyDigital, requiresShipping) => {
  expect(kindsOf(types)).toEqual({ hasDigital, purelyDigital, requiresShipping });
});

const address: Address = {
  ...EMPTY_ADDRESS,
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Road',
  city: 'Town',
  region: 'NY',
  country: 'US',
  postcode: '10001',
};
test.each<[Partial<Address>, Partial<Record<keyof Address, string>>]>([
  [{}, {}],
  [{ postcode: '1000' }, { postcode: ZIP_INVALID }],
  [{ postcode: '100011' }, { postcode: ZIP_INVALID }],
  [{ postcode: '1000a' }, { postcode: ZIP_INVALID }],
  [{ postcode: '10001-1234' }, { postcode: ZIP_INVALID }],
  [{ country: 'DE', postcode: '1234A', region: '' }, {}],
  [{ country: 'DE', postcode: '' }, { postcode: 'Please enter a postcode.' }],
  [{ country: 'HK', postcode: '', region: '' }, {}],
])('an address with %j has %j', (change, problems) => {
  expect(addressProblems({ ...address, ...change })).toEqual(problems);
});

test('all problems of an address come at once', () => {
  expect(Object.keys(addressProblems(EMPTY_ADDRESS))).toEqual([
    'firstName',
    'lastName',
    'line1',
    'city',
    'country',
  ]);
});

test('every state of an order can be reached, and ended ones stay', () => {
  const reached = new Set<OrderState>(['AWAITING']);
  for (const state of reached) for (const next of ORDER_STATES[state]) reached.add(next);
  expect([...reached].sort()).toEqual(Object.keys(ORDER_STATES).sort());
  expect(LISTED_STATES.filter((state) => mayBecome('REFUNDED', state))).toEqual([]);
});

const discount: Discount = {
  id: 'd',
  name: 'd',
  code: 'SAVE',
  kind: 'percent',
  amount: 1,
  buy: 0,
  get: 0,
  productIds: [],
  minimumCents: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxPerCustomer: null,
  used: 0,
  isActive: true,
};
test.each<[Partial<Discount>, string | undefined]>([
  [{}, undefined],
  [{ isActive: false }, 'inactive'],
  [{ startsAt: new Date('2030-02-01') }, 'notYet'],
  [{ endsAt: new Date('2030-01-02') }, 'ended'],
  [{ maxUses: 3, used: 3 }, 'usedUp'],
  [{ maxPerCustomer: 1 }, 'usedByYou'],
  [{ minimumCents: 501 }, 'minimum'],
  [{ minimumCents: 500 }, undefined],
  [{ productIds: ['b'] }, 'noProducts'],
  [{ productIds: ['a'] }, undefined],
])('a discount with %j is refused as %s', (change, refusal) => {
  const situation = { now, subtotalCents: 500, productIds: ['a'], usedByCustomer: 1 };
  expect(refusalOf({ ...discount, ...change }, situation)).toBe(refusal);
});

const rate: ShippingRate = {
  name: 'Post',
  kind: 'flat',
  costCents: 500,
  perWeightCents: 100,
  minSubtotalCents: 0,
  maxSubtotalCents: 0,
  freeFromCents: 0,
};
const goods = { subtotalCents: 2000, weight: 1.2 };
test.each<[string, Partial<ShippingRate>, string, number[]]>([
  ['flat', {}, 'US', [500]],
  ['another country', {}, 'CA', []],
  ['by weight, started units count', { kind: 'weight' }, 'US', [700]],
  ['free from', { freeFromCents: 2000 }, 'US', [0]],
  ['not yet free', { freeFromCents: 2001 }, 'US', [500]],
  ['too small', { minSubtotalCents: 2001 }, 'US', []],
  ['too large', { maxSubtotalCents: 1999 }, 'US', []],
  ['pickup', { kind: 'pickup' }, 'US', [0]],
])('shipping %s', (_, change, country, costs) => {
  const zones = [{ name: 'Home', countries: 'us, mx', rates: [{ ...rate, ...change }] }];
  const place = { country, region: '', postcode: '' };
  expect(shippingOptions(zones, place, goods).map(({ costCents }) => costCents)).toEqual(costs);
});

test('a star is for countries no other zone names', () => {
  const zones = [
    { name: 'World', countries: '*', rates: [{ ...rate, costCents: 900 }] },
    { name: 'Home', countries: 'US', rates: [rate] },
  ];
  const cost = (country: string) =>
    shippingOptions(zones, { country, region: '', postcode: '' }, goods)[0]?.costCents;
  expect([cost('US'), cost('DE'), cost('')]).toEqual([500, 900, undefined]);
});

test.each([
  [10_000, '4 payments of $25.00'],
  [4999, 'Available for orders over $50.00'],
  [100_001, 'Available for orders under $1,000.00'],
])('%i is offered as “%s”', (cents, words) => {
  const offer = { count: 4, minCents: 5000, maxCents: 100_000 };
  expect(installmentText(offer, { cents, currency: 'USD', locale: 'en-US' })).toBe(words);
});

test('no offer without payments', () => {
  const offer = { count: 0, minCents: 0, maxCents: 0 };
  expect(installmentText(offer, { cents: 1, currency: 'USD', locale: 'en-US' })).toBeUndefined();
});

test.each([
  ['', { page: 1, sort: 'manual', words: '', minCents: undefined }],
  ['min=12.34&max=x&sort=evil&page=-2', { minCents: 1234, maxCents: undefined, sort: 'manual', page: 1 }],
  ['find=jam&stock=in&page=3&sort=title', { words: 'jam', isInStock: true, page: 3, sort: 'title' }],
])('reads ?%s', (search, expected) => {
  expect(readShopQuery(new URLSearchParams(search), 'USD')).toMatchObject(expected);
});

test.each([
  '',
  'category=bread&tag=new&find=jam&min=2.5&max=10&stock=in&sort=title&page=3',
  'tag=a+b&max=0.99',
])('writes ?%s as it was read', (search) => {
  const query = readShopQuery(new URLSearchParams(search), 'USD');
  expect(shopAddress('/shop', query, 'USD')).toBe(search === '' ? '/shop' : `/shop?${search}`);
});

test.each([
  ['', ['food tools']],
  ['food', ['food tools', 'bread']],
  ['bread', ['food tools', 'bread', 'rye white']],
  ['rye', ['food tools', 'bread', 'rye white']],
  ['nowhere', ['food tools']],
])('beside the category “%s” stand %j', (slug, rows) => {
  const categories = [
    { id: '1', parentId: null, slug: 'food' },
    { id: '2', parentId: null, slug: 'tools' },
    { id: '3', parentId: '1', slug: 'bread' },
    { id: '4', parentId: '3', slug: 'rye' },
    { id: '5', parentId: '3', slug: 'white' },
  ];
  expect(shownCategories(categories, slug).map((row) => row.map((each) => each.slug).join(' '))).toEqual(
    rows,
  );
});

test('other words of an address are not the shop’s', () => {
  expect([hasShopQuery(new URLSearchParams('utm=1')), hasShopQuery(new URLSearchParams('page=2'))]).toEqual([
    false,
    true,
  ]);
});

test('units follow the standard', () => {
  expect([gaugeUnits('imperial'), gaugeUnits('metric')]).toEqual([
    { weight: 'lbs', dimension: 'inches' },
    { weight: 'kg', dimension: 'cm' },
  ]);
});

const endless = { isActive: true, startsAt: null, endsAt: null, maxUses: null, used: 3 };
test.each([
  [{}, 'on'],
  [{ isActive: false, endsAt: new Date('2029-01-01') }, 'off'],
  [{ startsAt: new Date('2030-01-03') }, 'notYet'],
  [{ startsAt: new Date('2030-01-01'), endsAt: new Date('2030-01-02') }, 'ended'],
  [{ maxUses: 3 }, 'usedUp'],
  [{ maxUses: 4, endsAt: new Date('2030-01-03') }, 'on'],
])('a discount with %j is %s', (change, state) => {
  expect(discountState({ ...endless, ...change }, now)).toBe(state);
});
