import { expect, test } from 'vitest';
import type { PricingInput } from '../commerce/pricing/pricing.ts';
import { aDiscount } from '../commerce/pricing/testing/a-discount.ts';
import { toCents } from '../money/currency.ts';
import { pricePayment } from './payment.ts';

const goods: PricingInput = {
  items: [{ id: 'a', productId: 'a', unitCents: toCents(1000), quantity: 1, isTaxable: true }],
  discounts: [],
  shipping: null,
  taxes: [{ name: 'VAT', rate: 10_000, appliesToShipping: false }],
  pricesIncludeTax: false,
};
const fee = { reason: 'Sign-up', cents: toCents(500) };
const pay = (change: Partial<PricingInput>, fees: (typeof fee)[], credit: number) => {
  const extras = { fees, creditCents: toCents(credit), creditReason: 'Credit' };
  const { sums, creditLeft } = pricePayment({ ...goods, ...change }, extras);
  return [sums.discountCents, sums.taxCents, sums.grandTotalCents, creditLeft];
};

test.each<[string, Partial<PricingInput>, (typeof fee)[], number, number[]]>([
  ['goods alone', {}, [], 0, [0, 100, 1100, 0]],
  ['a fee is taxed like the goods', {}, [fee], 0, [0, 150, 1650, 0]],
  [
    'a fee beside goods that are not taxed',
    { items: goods.items.map((item) => ({ ...item, isTaxable: false })) },
    [fee],
    0,
    [0, 0, 1500, 0],
  ],
  [
    'a fee beside goods of which some are not taxed',
    { items: [...goods.items, ...goods.items.map((item) => ({ ...item, id: 'b', isTaxable: false }))] },
    [fee],
    0,
    [0, 100, 2600, 0],
  ],
  ['a credit is used up', {}, [], 300, [300, 70, 770, 0]],
  ['what is left of a credit is kept', {}, [], 1700, [1000, 0, 0, 700]],
  [
    'a credit comes after the discounts of the shop',
    { discounts: [aDiscount('zz', { kind: 'fixed', amount: 400 })] },
    [],
    1700,
    [1000, 0, 0, 1100],
  ],
  [
    'a discount with the name of the credit is none',
    { discounts: [aDiscount('d', { name: 'Credit', kind: 'fixed', amount: 400 })] },
    [],
    0,
    [400, 60, 660, 0],
  ],
])('%s', (_, change, fees, credit, expected) => {
  expect(pay(change, fees, credit)).toEqual(expected);
});
