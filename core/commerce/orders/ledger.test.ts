import { toCents } from '../../money/currency.ts';
import { expect, test } from 'vitest';
import { earnedPostings, includedTaxCents, salePostings, type OrderSums } from './ledger.ts';
import { price, type PricingInput } from '../pricing/pricing.ts';

const bought: PricingInput = {
  items: [
    { id: 'a', productId: 'a', unitCents: toCents(1190), quantity: 1, isTaxable: true },
    { id: 'b', productId: 'b', unitCents: toCents(500), quantity: 2, isTaxable: false },
  ],
  discounts: [],
  shipping: { name: 'Parcel', costCents: toCents(119) },
  taxes: [{ name: 'VAT', rate: 19_000, appliesToShipping: true }],
  pricesIncludeTax: true,
};

test.each<[string, Partial<PricingInput>, object]>([
  ['tax in the prices', {}, { payments: 2309, shipping: -100, tax: -209, sales: -2000 }],
  [
    'tax on top of the prices',
    { pricesIncludeTax: false },
    { payments: 2558, shipping: -119, tax: -249, sales: -2190 },
  ],
  [
    'tax on the goods alone',
    { taxes: [{ name: 'VAT', rate: 19_000, appliesToShipping: false }] },
    { payments: 2309, shipping: -119, tax: -190, sales: -2000 },
  ],
  ['no tax', { taxes: [] }, { payments: 2309, shipping: -119, tax: 0, sales: -2190 }],
])('%s', (_, change, postings) => {
  const sums = price({ ...bought, ...change });
  const posted = salePostings(sums);
  expect(posted).toEqual({ giftCards: 0, giftCardsHeld: 0, ...postings });
  expect(Object.values(posted).reduce((sum, cents) => sum + cents, 0)).toBe(0);
});

test('orders from before lines knew their tax keep all of it with the goods', () => {
  const { lines, ...sums } = price(bought);
  const old: OrderSums = { ...sums, lines: lines.map(() => ({})) };
  expect(salePostings(old)).toMatchObject({ payments: 2309, shipping: -119, tax: -209, sales: -1981 });
  expect(includedTaxCents(old)).toBe(209);
});

test('what a gift card pays is owed no longer, and a sold one is owed from now on', () => {
  const paid = { ...price(bought), giftCards: [{ cents: toCents(300) }, { cents: toCents(9) }] };
  expect(salePostings(paid)).toMatchObject({
    payments: 2000,
    giftCardsHeld: 309,
    sales: -2000,
    giftCards: 0,
  });
  const card = { type: 'GIFT_CARD', totalCents: toCents(5000), taxCents: toCents(0) };
  const cents = toCents(5000);
  const sold = { lines: [card], adjustments: [], shippingCostCents: toCents(0), taxCents: toCents(0) };
  expect(salePostings({ ...sold, grandTotalCents: cents })).toMatchObject({
    payments: 5000,
    giftCards: -5000,
    sales: 0,
  });
});

test('what is paid for later periods is earned with each of them, and nothing is lost', () => {
  const { lines, ...sums } = price({ ...bought, taxes: [] });
  const posted = salePostings({ ...sums, lines, periods: 3 });
  expect(posted).toMatchObject({
    payments: 2309,
    sales: -730,
    shipping: -40,
    deferredSales: -1460,
    deferredShipping: -79,
  });
  const second = earnedPostings({ deferredSales: 1460, deferredShipping: 79 }, 2);
  expect(second).toEqual({ deferredSales: 730, deferredShipping: 40, sales: -730, shipping: -40 });
  const last = earnedPostings({ deferredSales: 730, deferredShipping: 39 }, 1);
  expect(last).toEqual({ deferredSales: 730, deferredShipping: 39, sales: -730, shipping: -39 });
});

test('a line that does not know its tax leaves the parcel untouched, and goods are no gift cards', () => {
  const {
    lines: [first],
    ...sums
  } = price(bought);
  const lines = [{ ...first, type: 'PHYSICAL', totalCents: toCents(1190) }, { type: 'SERVICE' }];
  expect(salePostings({ ...sums, lines })).toMatchObject({ shipping: -119, giftCards: 0, sales: -1981 });
});
