import { expect, test } from 'vitest';
import type { FoundProblem } from '#contract/content/content.ts';
import { placeOf } from './place-of.ts';

const found = (kind: FoundProblem['kind'], place: FoundProblem['place']) =>
  placeOf({ documentId: 'page', key: 'code', kind, place });

test.each<[FoundProblem['kind'], FoundProblem['place'], string]>([
  ['page', { kind: 'block', id: 'x' }, '/pages/page?at=block.x'],
  ['page', { kind: 'section', id: 'x' }, '/pages/page?at=section.x'],
  ['page', { kind: 'settings', id: '' }, '/pages/page/settings'],
  ['page', { kind: 'document', id: '' }, '/pages/page'],
  ['navigation', { kind: 'document', id: '' }, '/pages'],
  ['settings', { kind: 'settings', id: '' }, '/settings/code'],
  ['theme', { kind: 'settings', id: '' }, '/design/theme/css'],
  ['form', { kind: 'settings', id: '' }, '/forms/page'],
  ['headerFooter', { kind: 'document', id: '' }, '/design/header'],
  ['headerFooter', { kind: 'block', id: 'x' }, '/design/footer'],
  ['collection', { kind: 'block', id: 'x' }, '/collections/page/page?at=block.x'],
  ['collection', { kind: 'block', id: 'x', isAroundItems: true }, '/collections/page/item-page?at=block.x'],
  ['collection', { kind: 'document', id: '', isAroundItems: true }, '/collections/page/item-page'],
  ['item', { kind: 'block', id: 'x' }, '/collections/items/page/page?at=block.x'],
  ['item', { kind: 'settings', id: '' }, '/collections/items/page'],
  ['product', { kind: 'document', id: 'jar' }, '/selling/products/jar'],
  ['samples', { kind: 'document', id: '' }, '/?samples'],
])('%s %j', (kind, place, expected) => {
  expect(found(kind, place)).toBe(expected);
});
