import { expect, test } from 'vitest';
import { toCents } from '../../money/currency.ts';
import { asBuyerReads, EMPTY_CART, kindsOf, moneyOf } from './cart.ts';

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
  expect(moneyOf(toCents(cents), currency).value).toBe(value);
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

test('a buyer reads a line in their language, and nothing of the shop’s own', () => {
  const line = { id: 'a', title: 'Shirt', quantity: 2 };
  const said = { title: 'Hemd', optionValues: [], addOns: [] };
  expect(asBuyerReads({ ...line, said })).toEqual({ ...line, ...said });
  expect(asBuyerReads(line)).toEqual(line);
});
