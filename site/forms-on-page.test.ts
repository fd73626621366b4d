import { expect, test } from 'vitest';
import { readSettings } from '#core/settings/groups.ts';
import { siteFormsOf } from './forms-on-page.ts';
import type { PageInput } from './page-input.ts';

const ITEM = {
  kind: 'item',
  id: 'journal',
  collection: { kind: 'blog' },
  item: { title: 'Rain', author: '', categories: [], tags: [] },
  view: { id: 'rain' },
};
const PAGE = { kind: 'document', id: 'contact', document: { title: 'Contact' } };
const PRODUCT = { kind: 'special', special: { name: 'product', product: { id: 'jar', title: 'Jar' } } };

test.each([
  ['a page', PAGE, { contentSource: 'c', pageId: 'contact', collectionId: 'contact' }],
  ['an item', ITEM, { contentSource: 'i', pageId: 'rain', collectionId: 'journal' }],
  ['a product', PRODUCT, { contentSource: 'i', pageId: 'jar', collectionId: '' }],
])('forms on %s say where they stand', (_, content, facts) => {
  expect(pageOf(content)).toMatchObject({ ...facts, pagePath: '/here', pagePermissionTypeValue: 1 });
});

test('and whether a password or a membership is needed to get there', () => {
  expect(pageOf(PAGE, { contact: 'password' }).pagePermissionTypeValue).toBe(2);
  expect(pageOf(PAGE, { contact: 'members' }).pagePermissionTypeValue).toBe(3);
  expect(pageOf(PAGE, { another: 'members' }).pagePermissionTypeValue).toBe(1);
});

function pageOf(content: object, locked: Readonly<Record<string, 'password' | 'members'>> = {}) {
  const locks = new Map(Object.entries(locked).map(([id, by]) => [id, { by }]));
  const input = { content, settings: readSettings({}), forms: {}, locks, path: '/here' };
  return siteFormsOf(input as unknown as PageInput).page;
}
