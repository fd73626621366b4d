import { expect, test } from 'vitest';
import { isRegion } from '../settings/locale.ts';
import { CURRENCY_CODES } from './currency.ts';
import { currencyOf } from './currency-of-country.ts';

test.each([
  ['GB', 'GBP'],
  ['DE', 'EUR'],
  ['HR', 'EUR'],
  ['US', 'USD'],
  ['LI', 'CHF'],
  ['JP', 'JPY'],
  ['KE', 'USD'],
  ['', 'USD'],
])('%s charges in %s', (country, currency) => {
  expect(currencyOf(country)).toBe(currency);
});

test('every currency on offer is used by some country', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const countries = letters.flatMap((first) => letters.map((second) => first + second)).filter(isRegion);
  expect([...new Set(countries.map(currencyOf))].sort()).toEqual([...CURRENCY_CODES].sort());
});
