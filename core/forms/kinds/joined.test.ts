import { expect, test } from 'vitest';
import { sampleOf, sampleValues } from '../sample.ts';
import { EMAIL_INVALID } from '../../messages/form-fields.ts';
import { currency } from './currency/kind.ts';
import { date } from './date/kind.ts';
import { email } from './email/rules.ts';
import { phone } from './phone/kind.ts';
import { fieldOf, SAY } from './testing/check-value.ts';
import { time } from './time/kind.ts';

test.each([
  [['1', '30', '', 'PM'], '1:30 PM'],
  [['1', '5', '9', 'AM'], '1:05:09 AM'],
  [['11', '', '', 'AM'], '11 AM'],
  [['', '30', '', 'PM'], ''],
])('the time %j reads %j', (parts, text) => {
  expect(time.join(parts)).toBe(text);
});

test.each([
  [['2', '28', '2026'], '2026-02-28'],
  [['', '', ''], ''],
  [['2', '', '2026'], '2//2026'],
])('the date %j reads %j', (parts, text) => {
  expect(date.join(parts)).toBe(text);
});

test.each([
  [['', '555', '123', '4567'], '555-123-4567'],
  [['49', '30', '', '4567'], '+49 30-4567'],
  [['+49', '', '', ''], '+49'],
  [['', '', '', ''], ''],
])('the number %j reads %j', (parts, text) => {
  expect(phone.join(parts)).toBe(text);
});

test('an amount stands behind its symbol, and nothing is no amount', () => {
  expect(currency.textOf('12', fieldOf('currency', { currencySymbol: '€' }))).toBe('€12');
  expect(currency.textOf('12', fieldOf('currency'))).toBe('12');
  expect(currency.textOf('', fieldOf('currency', { currencySymbol: '€' }))).toBe('');
});

test.each([
  ['ada@example.com', true],
  ['ada', false],
  [7, false],
])('%j is an address: %s', (value, isOne) => {
  const problem = email.value?.check(fieldOf('email'), value, SAY).problem;
  if (isOne) expect(problem).toBeUndefined();
  else expect(problem).toBe(EMAIL_INVALID.replace('{email}', 'user@domain.com'));
});

test('a sample answers what is asked, with what there is to choose from', () => {
  const fields = [
    fieldOf('section', { id: 'head' }),
    fieldOf('email', { id: 'mail' }),
    fieldOf('radio', { id: 'colour', options: ['Red', 'Blue'] }),
  ];
  expect(sampleOf(fieldOf('section'))).toBeNull();
  expect(Object.keys(sampleValues(fields))).toEqual(['mail', 'colour']);
  expect(['Red', 'Blue']).toContain(sampleValues(fields)['colour']);
});
