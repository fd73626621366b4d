import { expect, test } from 'vitest';
import { NO_CENTS, toCents } from '../../money/currency.ts';
import { installmentText } from './installments.ts';
import { wordsIn } from '../../words/wording.ts';

const say = wordsIn('en').of('buying');

test.each([
  [10_000, '4 payments of $25.00'],
  [10_001, '4 payments of $25.01'],
  [5000, '4 payments of $12.50'],
  [100_000, '4 payments of $250.00'],
  [4999, 'Available for orders over $50.00'],
  [100_001, 'Available for orders under $1,000.00'],
])('%i is offered as “%s”', (cents, words) => {
  const offer = { count: 4, minCents: toCents(5000), maxCents: toCents(100_000) };
  expect(installmentText(offer, { cents: toCents(cents), currency: 'USD', locale: 'en-US', say })).toBe(
    words,
  );
});

test('no offer without payments', () => {
  const offer = { count: 0, minCents: NO_CENTS, maxCents: NO_CENTS };
  expect(
    installmentText(offer, { cents: toCents(1), currency: 'USD', locale: 'en-US', say }),
  ).toBeUndefined();
});

test.each([
  [1, undefined],
  [2, '2 payments of $5,000.00'],
])('%i payments without an upper end: %s', (count, words) => {
  const offer = { count, minCents: NO_CENTS, maxCents: NO_CENTS };
  const money = { cents: toCents(1_000_000), currency: 'USD', locale: 'en-US', say } as const;
  expect(installmentText(offer, money)).toBe(words);
});
