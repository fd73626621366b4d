import { expect, test } from 'vitest';
import { capabilityWords, type Capabilities } from './provider.ts';

const least: Capabilities = { refunds: 'none', savedCards: false, wallets: false, redirects: false };

test.each<[Partial<Capabilities>, string[]]>([
  [{}, ['Payment on your checkout page', 'No refunds']],
  [{ redirects: true, refunds: 'whole' }, ['Payment on the provider’s page', 'Full refunds']],
  [
    { refunds: 'partial', wallets: true, savedCards: true },
    ['Payment on your checkout page', 'Full and partial refunds', 'Apple Pay and Google Pay', 'Saved cards'],
  ],
])('%o', (can, words) => {
  expect(capabilityWords({ ...least, ...can })).toEqual(words);
});
