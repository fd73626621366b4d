import { expect, test } from 'vitest';
import { checklistOf, missingBeforeLive, STEPS, type Beginnings, type Step } from './checklist.ts';

const fresh: Beginnings = {
  hasLogo: false,
  themeVersion: 1,
  homeVersion: 1,
  businessVersion: 1,
  shippingVersion: 1,
  samples: 12,
  hadSamples: true,
  isShop: true,
  hasOwnProducts: false,
  hasPayments: false,
  hasDomain: false,
  isLive: false,
};
const openSteps = (site: Beginnings) =>
  checklistOf(site)
    .filter(({ isDone }) => !isDone)
    .map(({ name }) => name);

test('a new shop has everything to do, a new site without goods no shop to set up', () => {
  expect(openSteps(fresh)).toEqual([...STEPS]);
  expect(openSteps({ ...fresh, isShop: false, hadSamples: false, samples: 0 })).toEqual(
    STEPS.filter((name) => !['samples', 'products', 'payments', 'shipping'].includes(name)),
  );
});

test.each<[Step, Partial<Beginnings>]>([
  ['logo', { hasLogo: true }],
  ['colours', { themeVersion: 2 }],
  ['homePage', { homeVersion: 7 }],
  ['facts', { businessVersion: 2 }],
  ['samples', { samples: 0 }],
  ['products', { hasOwnProducts: true }],
  ['payments', { hasPayments: true }],
  ['shipping', { shippingVersion: 2 }],
  ['domain', { hasDomain: true }],
  ['goLive', { isLive: true }],
])('%s ticks itself', (step, change) => {
  expect(openSteps({ ...fresh, ...change })).toEqual(STEPS.filter((name) => name !== step));
});

test('before going live only that is named which visitors would notice', () => {
  expect(missingBeforeLive(checklistOf(fresh))).toEqual([
    'homePage',
    'facts',
    'samples',
    'products',
    'payments',
    'shipping',
  ]);
  expect(missingBeforeLive(checklistOf({ ...fresh, homeVersion: 2, isShop: false }))).toEqual([
    'facts',
    'samples',
  ]);
});
