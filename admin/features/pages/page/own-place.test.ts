import { expect, test } from 'vitest';
import { ownPlace } from './own-place.ts';

const ID = 'a'.repeat(24);

test.each([
  ['a page', { kind: 'page', title: 'About', path: '/about' }, undefined],
  ['a collection', { kind: 'blog', title: 'Journal', itemOrder: [] }, `/collections/${ID}`],
  ['an item', { title: 'Bread', collectionId: 'b'.repeat(24) }, `/collections/items/${ID}`],
  ['nothing yet', undefined, undefined],
])('%s is at home at its own place', (_, body, place) => {
  expect(ownPlace(ID, body)).toBe(place);
});
