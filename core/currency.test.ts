import { expect, test } from 'vitest';
import {
  CURRENCY_CODES,
  currencyOf,
  DEFAULT_CURRENCY,
  formatMoney,
  isCurrencyCode,
  storeCurrency,
  toCents,
  type CurrencyCode,
} from './currency.ts';

const listed =
  'EUR 978 USD 840 AUD 036 NOK 578 CAD 124 NZD 554 DKK 208 GBP 826 HKD 344 CHF 756 MXN 484 SGD 702 SEK 752 ' +
  'CZK 203 ILS 376 PHP 608 RUB 643 PLN 985 THB 764 MYR 458 ARS 032 BRL 986 COP 170 IDR 360 INR 356 JPY 392 ZAR 710';
const rows = listed.match(/\w+ \d+/g)?.map((row) => row.split(' ') as [CurrencyCode, string]) ?? [];

test('the table holds 27 currencies in the given order', () => {
  expect(CURRENCY_CODES).toEqual(rows.map(([code]) => code));
  expect(CURRENCY_CODES).toHaveLength(27);
});

test.each(rows)('%s has number %s', (code, numericCode) => {
  const currency = currencyOf(code);
  expect(currency).toMatchObject({ code, numericCode, fractionDigits: code === 'JPY' ? 0 : 2 });
  expect(currency.name).toMatch(/^[A-Z][A-Za-z ]+$/);
  expect(formatMoney({ cents: toCents(100), currency: code })).toContain(code === 'JPY' ? '100' : '1.00');
});

test.each([
  [123450, 'USD', undefined, false, '$1,234.50'],
  [0, 'USD', undefined, false, '$0.00'],
  [5, 'USD', undefined, false, '$0.05'],
  [-123450, 'USD', undefined, false, '-$1,234.50'],
  [1200, 'JPY', undefined, false, '¥1,200'],
  [123450, 'EUR', 'de-DE', false, '1.234,50\u00a0€'],
  [123450, 'EUR', 'en-US', false, '€1,234.50'],
  [123450, 'GBP', 'fr-FR', false, '1\u202f234,50\u00a0£GB'],
  [1000, 'USD', undefined, true, '$10'],
  [1050, 'USD', undefined, true, '$10.50'],
  [1000, 'USD', undefined, false, '$10.00'],
  [1000, 'JPY', undefined, true, '¥1,000'],
  [100, 'IDR', undefined, false, 'IDR\u00a01.00'],
] as const)('%i %s in %s, trimmed %s: %s', (amount, currency, locale, trimZeroFraction, text) => {
  const cents = toCents(amount);
  expect(formatMoney({ cents, currency, trimZeroFraction, ...(locale && { locale }) })).toBe(text);
});

test.each([
  ['USD', 99999999999999999n, '$999,999,999,999,999.99'],
  ['JPY', 999999999999999n, '¥999,999,999,999,999'],
] as const)('15 integer places of %s are exact', (currency, cents, text) => {
  expect(formatMoney({ cents, currency })).toBe(text);
});

test.each([
  ['USD', 100000000000000000n],
  ['USD', -100000000000000000n],
  ['JPY', 1000000000000000n],
] as const)('16 integer places of %s are refused', (currency, cents) => {
  expect(() => formatMoney({ cents, currency })).toThrow(RangeError);
});

test.each([1.5, Number.NaN, Infinity, 2 ** 53])('%d is not an amount of cents', (amount) => {
  expect(() => toCents(amount)).toThrow(RangeError);
});

test.each([
  ['GBP', 'GBP'],
  [undefined, DEFAULT_CURRENCY],
  ['usd', 'USD'],
  ['XXX', 'USD'],
  ['toString', 'USD'],
])('a store that chose %s sells in %s', (chosen, currency) => {
  expect(storeCurrency(chosen)).toBe(currency);
});

test('only listed codes are currencies', () => {
  expect(isCurrencyCode('EUR')).toBe(true);
  expect(isCurrencyCode('XXX')).toBe(false);
});
