import { expect, test } from 'vitest';
import { NO_CENTS, toCents } from '../../money/currency.ts';
import { installmentText } from './installments.ts';
import { wordsIn } from '../../words/wording.ts';

const say = wordsIn('en').of('buying');

test.each([
  [10_000, '4 payments of $25.00'],
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
