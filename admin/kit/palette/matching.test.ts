import { expect, test } from 'vitest';
import type { Offer } from './palette.ts';
import { matching } from './matching.ts';

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
