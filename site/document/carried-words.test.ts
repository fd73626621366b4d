import { expect, test } from 'vitest';
import { wordsIn } from '#core/words/wording.ts';
import { carryWords } from './carried-words.ts';

const carried = (drawn: string, options: Partial<Parameters<typeof carryWords>[2]> = {}) =>
  carryWords(drawn, wordsIn('de'), { isEditing: false, also: [], ...options });

const areasIn = (script: string) =>
  Object.keys((JSON.parse(script.replace(/<script[^>]*>(.*)<\/script>/s, '$1')) as { areas: object }).areas);

test('a page without scripts that speak carries nothing', () => {
  expect(carried('<p>Hello</p>')).toEqual({ markup: '<p>Hello</p>', script: '' });
});

test('a page carries the areas that its elements name, and the names leave it', () => {
  const drawn = '<a data-speaks="basket">Cart</a><div data-island="map" data-speaks="map menu"></div>';
  const { markup, script } = carried(drawn, { also: ['consent'] });
  expect(markup).toBe('<a>Cart</a><div data-island="map"></div>');
  expect(areasIn(script)).toEqual(['basket', 'consent', 'map', 'menu']);
  expect(script).toContain('Warenkorb ansehen');
});

test('the editor may draw anything', () => {
  expect(areasIn(carried('', { isEditing: true }).script)).toContain('checkout');
});
