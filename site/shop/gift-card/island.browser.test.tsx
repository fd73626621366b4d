import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { toCents } from '#core/money/currency.ts';
import GiftCard from './island.tsx';

const amount = (sku: string, cents: number, isAvailable = true) => ({
  id: sku.toLowerCase(),
  sku,
  cents: toCents(cents),
  isAvailable,
});
const CARD = {
  currency: 'USD',
  locale: 'en-US',
  consent: '',
  problem: '',
  email: '',
  picture: '',
  amounts: [amount('G10', 1000, false), amount('G25', 2500), amount('G50', 5000)],
} as const;

test.each([
  ['', '$25'],
  ['NOPE', '$25'],
  ['G10', '$25'],
  ['G50', '$50'],
])('asked for as %j the amount chosen is %s', async (sku, chosen) => {
  await render(<GiftCard {...CARD} amounts={[...CARD.amounts]} sku={sku} />);
  await expect.element(page.getByRole('radio', { name: chosen, exact: true })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: '$50', exact: true })).toBeEnabled();
});
