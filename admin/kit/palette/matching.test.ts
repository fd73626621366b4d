import { expect, test } from 'vitest';
import type { Offer } from './palette.ts';
import { exactFirst, matching } from './matching.ts';

const offer = (label: string, also = ''): Offer => ({
  id: label,
  group: 'Go to',
  label,
  also,
  icon: null,
  run: () => undefined,
});
const OFFERS = [
  offer('Sales', 'revenue'),
  offer('Store settings', 'payments tax'),
  offer('Payments'),
  offer('Colours', 'colors'),
];

test.each([
  ['sal', ['Sales']],
  ['sett sto', ['Store settings']],
  ['pay', ['Payments', 'Store settings']],
  ['colors', ['Colours']],
  ['colosur', ['Colours']],
  ['payemnts', ['Payments', 'Store settings']],
  ['bread', []],
])('%s opens %j', (query, labels) => {
  expect(matching(OFFERS, query).map(({ label }) => label)).toEqual(labels);
});

test('what is called exactly as typed comes first, and its group with it', () => {
  const page = (label: string) => ({ ...offer(label), group: 'Pages' });
  const offers = [offer('What this site contacts'), page('Contact sheet'), page('Contact')];
  const labels = exactFirst(offers, 'contact').map(({ label }) => label);
  expect(labels).toEqual(['Contact', 'Contact sheet', 'What this site contacts']);
  expect(exactFirst(offers, 'conta')).toEqual(offers);
});
