import { expect, test } from 'vitest';
import { designsFor, FAVOURITES } from './find-designs.ts';

const ids = (wanted: Partial<Parameters<typeof designsFor>[0]>) =>
  designsFor({ group: 'Heroes', words: '', favourites: [], ...wanted }).map(({ id }) => id);

test.each([
  ['its name', 'four numbers', 'numbers-four'],
  ['what it is for', 'coming SOON', 'soon-plain'],
  ['a block in it', 'countdown', 'opening-countdown'],
  ['words of several of these', 'pricing plans', 'pricing-plans'],
])('a section is found by %s', (_, words, id) => expect(ids({ words })).toContain(id));

test('all words have to fit', () => expect(ids({ words: 'hero zebra' })).toEqual([]));

test('favourites are those that were marked, in the order of the library', () => {
  expect(ids({ group: FAVOURITES })).toEqual([]);
  expect(ids({ group: FAVOURITES, favourites: ['numbers-four', 'hero-letter', 'gone'] })).toEqual([
    'hero-letter',
    'numbers-four',
  ]);
});

test('a group without words is its own designs', () => {
  expect(ids({ group: 'Pricing' })).toContain('pricing-two');
  expect(ids({ group: 'Pricing' })).not.toContain('hero-letter');
});
