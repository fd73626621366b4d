import { expect, test } from 'vitest';
import { toCents, type CurrencyCode } from '#core/money/currency.ts';
import { readAmount, toAmount } from './amount.ts';

test.each<[number, CurrencyCode, string]>([
  [1000, 'EUR', '10.00'],
  [5, 'EUR', '0.05'],
  [0, 'EUR', '0.00'],
  [123_456_789, 'USD', '1234567.89'],
  [1000, 'JPY', '1000'],
])('%i of %s is written %s and read again', (cents, currency, value) => {
  expect(toAmount(toCents(cents), currency)).toEqual({ currency, value });
  expect(readAmount({ currency, value })).toEqual({ cents, currency });
});

test.each([
  [undefined],
  [{ currency: 'EUR', value: '10' }],
  [{ currency: 'EUR', value: '10.0' }],
  [{ currency: 'EUR', value: '-10.00' }],
  [{ currency: 'EUR', value: 10 }],
  [{ currency: 'JPY', value: '10.00' }],
  [{ currency: 'XXX', value: '10.00' }],
])('%o is no amount', (amount) => {
  expect(readAmount(amount)).toBeUndefined();
});
