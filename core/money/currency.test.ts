import { expect, test } from 'vitest';
import {
  CURRENCY_CODES,
  currencyOf,
  formatMoney,
  isCurrencyCode,
  toCents,
  type CurrencyCode,
} from './currency.ts';

const rows: [CurrencyCode, string, string][] = [
  ['EUR', '978', 'Euro'],
  ['USD', '840', 'US Dollar'],
  ['AUD', '036', 'Australian Dollar'],
  ['NOK', '578', 'Norwegian Krone'],
  ['CAD', '124', 'Canadian Dollar'],
  ['NZD', '554', 'New Zealand Dollar'],
  ['DKK', '208', 'Danish Krone'],
  ['GBP', '826', 'British Pound'],
  ['HKD', '344', 'Hong Kong Dollar'],
  ['CHF', '756', 'Swiss Franc'],
  ['MXN', '484', 'Mexican Peso'],
  ['SGD', '702', 'Singapore Dollar'],
  ['SEK', '752', 'Swedish Krona'],
  ['CZK', '203', 'Czech Koruna'],
  ['ILS', '376', 'Israeli New Shekel'],
  ['PHP', '608', 'Philippine Peso'],
  ['RUB', '643', 'Russian Ruble'],
  ['PLN', '985', 'Polish Zloty'],
  ['THB', '764', 'Thai Baht'],
  ['MYR', '458', 'Malaysian Ringgit'],
  ['ARS', '032', 'Argentine Peso'],
  ['BRL', '986', 'Brazilian Real'],
  ['COP', '170', 'Colombian Peso'],
  ['IDR', '360', 'Indonesian Rupiah'],
  ['INR', '356', 'Indian Rupee'],
  ['JPY', '392', 'Japanese Yen'],
  ['ZAR', '710', 'South African Rand'],
];

test('the table holds 27 currencies in the given order', () => {
  expect(CURRENCY_CODES).toEqual(rows.map(([code]) => code));
  expect(CURRENCY_CODES).toHaveLength(27);
});

test.each(rows)('%s has the number %s and is the %s', (code, numericCode, name) => {
  expect(currencyOf(code)).toEqual({ code, numericCode, name, fractionDigits: code === 'JPY' ? 0 : 2 });
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
  // The mark behind the sign keeps it on its side of the letters.
  [1000, 'GBP', 'ar', false, '\u200f10.00\u00a0UK£\u200e'],
  [1000, 'EUR', 'ar', false, '\u200f10.00\u00a0€'],
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

test('only listed codes are currencies', () => {
  expect(isCurrencyCode('EUR')).toBe(true);
  expect(isCurrencyCode('XXX')).toBe(false);
});
