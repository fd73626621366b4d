import { expect, test } from 'vitest';
import { giftCardExpiry } from './expiry.ts';

test.each([
  ['2030-05-17T10:00:00.000Z', '', 0, null],
  ['2030-05-17T10:00:00.000Z', '', 2, '2032-05-17T10:00:00.000Z'],
  ['2030-05-17T10:00:00.000Z', 'GB', 1, '2031-05-17T10:00:00.000Z'],
  ['2030-05-17T10:00:00.000Z', 'US', 1, '2035-05-17T10:00:00.000Z'],
  ['2030-05-17T10:00:00.000Z', 'US', 7, '2037-05-17T10:00:00.000Z'],
  ['2030-05-17T10:00:00.000Z', 'US', 0, null],
  ['2030-05-17T10:00:00.000Z', 'CA', 5, null],
  ['2030-05-17T10:00:00.000Z', 'DE', 1, '2034-01-01T00:00:00.000Z'],
  ['2030-05-17T10:00:00.000Z', 'DE', 3, '2034-01-01T00:00:00.000Z'],
  ['2030-05-17T10:00:00.000Z', 'DE', 4, '2034-05-17T10:00:00.000Z'],
  ['2032-02-29T00:00:00.000Z', '', 1, '2033-03-01T00:00:00.000Z'],
])('issued %s in “%s” for %i years', (at, country, years, end) => {
  expect(giftCardExpiry(new Date(at), { country, years })?.toISOString() ?? null).toBe(end);
});

test.each([
  ['AT', '2060-05-17T10:00:00.000Z'],
  ['AU', '2033-05-17T10:00:00.000Z'],
  ['BR', null],
  ['CH', '2040-05-17T10:00:00.000Z'],
  ['IE', '2035-05-17T10:00:00.000Z'],
  ['NZ', '2033-05-17T10:00:00.000Z'],
])('the law of %s lets a card of one year work until %s', (country, end) => {
  const at = giftCardExpiry(new Date('2030-05-17T10:00:00.000Z'), { country, years: 1 });
  expect(at?.toISOString() ?? null).toBe(end);
});
