import { expect, test } from 'vitest';
import { toCents } from '../../money/currency.ts';
import { counted, type Plain } from '../../money/testing/plain.ts';
import { NEW_RATE, type ShippingRate } from '../../settings/store.ts';
import { wordsIn } from '../../words/wording.ts';
import { sayDays, shippingOptions } from './shipping.ts';

const rate: ShippingRate = {
  ...NEW_RATE,
  name: 'Post',
  costCents: toCents(500),
  perWeightCents: toCents(100),
};
const goods = { subtotalCents: toCents(2000), weight: 1.2 };
test.each<[string, Plain<Partial<ShippingRate>>, string, number[]]>([
  ['flat', {}, 'US', [500]],
  ['another country', {}, 'CA', []],
  ['by weight, started units count', { kind: 'weight' }, 'US', [700]],
  ['free from', { freeFromCents: 2000 }, 'US', [0]],
  ['not yet free', { freeFromCents: 2001 }, 'US', [500]],
  ['too small', { minSubtotalCents: 2001 }, 'US', []],
  ['too large', { maxSubtotalCents: 1999 }, 'US', []],
  ['pickup', { kind: 'pickup' }, 'US', [0]],
  ['just large enough', { minSubtotalCents: 2000 }, 'US', [500]],
  ['just small enough', { maxSubtotalCents: 2000 }, 'US', [500]],
  ['to a country in small letters', {}, 'mx', [500]],
])('shipping %s', (_, change, country, costs) => {
  const zones = [
    { name: 'Home', countries: 'us, mx', rates: [{ ...rate, ...counted<Partial<ShippingRate>>(change) }] },
  ];
  const place = { country, region: '', postcode: '' };
  expect(shippingOptions(zones, place, goods).map(({ costCents }) => costCents)).toEqual(costs);
});

test('a star is for countries no other zone names', () => {
  const zones = [
    { name: 'World', countries: '*', rates: [{ ...rate, costCents: toCents(900) }] },
    { name: 'Home', countries: 'US', rates: [rate] },
  ];
  const cost = (country: string) =>
    shippingOptions(zones, { country, region: '', postcode: '' }, goods)[0]?.costCents;
  expect([cost('US'), cost('DE'), cost('')]).toEqual([500, 900, undefined]);
});

test('an option is known by its zone and name, and whether it is fetched', () => {
  const zones = [
    {
      name: 'Home & away',
      countries: 'US',
      rates: [rate, { ...rate, name: 'Shop', kind: 'pickup' as const }],
    },
  ];
  const place = { country: 'US', region: '', postcode: '' };
  expect(shippingOptions(zones, place, goods).map(({ id, isPickup }) => [id, isPickup])).toEqual([
    ['home-away/post', false],
    ['home-away/shop', true],
  ]);
  expect(shippingOptions(zones, null, goods)).toEqual([]);
});

test.each([
  ['nothing', { daysFrom: 0, daysTo: 0 }, undefined],
  ['one number', { daysFrom: 2, daysTo: 0 }, '2 working days'],
  ['the other number', { daysFrom: 0, daysTo: 1 }, '1 working day'],
  ['a span', { daysFrom: 2, daysTo: 5 }, '2–5 working days'],
  ['a span that was turned around', { daysFrom: 5, daysTo: 2 }, '2–5 working days'],
])('a rate that says %s about when it arrives', (_, change, words) => {
  const zones = [{ name: 'Home', countries: 'US', rates: [{ ...rate, ...change }] }];
  const [option] = shippingOptions(zones, { country: 'US', region: '', postcode: '' }, goods);
  expect(option?.days && sayDays(wordsIn('en').of('basket'), option.days)).toBe(words);
});

test('long names are cut', () => {
  const zones = [{ name: 'x'.repeat(200), countries: '*', rates: [rate] }];
  const [option] = shippingOptions(zones, { country: 'DE', region: '', postcode: '' }, goods);
  expect(option?.id).toHaveLength(120);
});
