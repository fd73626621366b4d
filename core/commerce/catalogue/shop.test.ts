import { expect, test } from 'vitest';
import { gaugeUnits, hasShopQuery, readShopQuery, shopAddress, shownCategories } from './shop.ts';

test.each([
  ['', { page: 1, sort: 'manual', words: '', minCents: undefined }],
  ['min=12.34&max=x&sort=evil&page=-2', { minCents: 1234, maxCents: undefined, sort: 'manual', page: 1 }],
  ['find=jam&stock=in&page=3&sort=title', { words: 'jam', isInStock: true, page: 3, sort: 'title' }],
])('reads ?%s', (search, expected) => {
  expect(readShopQuery(new URLSearchParams(search), 'USD')).toMatchObject(expected);
});

test.each([
  '',
  'category=bread&tag=new&find=jam&min=2.5&max=10&stock=in&sort=title&page=3',
  'tag=a+b&max=0.99',
])('writes ?%s as it was read', (search) => {
  const query = readShopQuery(new URLSearchParams(search), 'USD');
  expect(shopAddress('/shop', query, 'USD')).toBe(search === '' ? '/shop' : `/shop?${search}`);
});

test.each([
  ['', ['food tools']],
  ['food', ['food tools', 'bread']],
  ['bread', ['food tools', 'bread', 'rye white']],
  ['rye', ['food tools', 'bread', 'rye white']],
  ['nowhere', ['food tools']],
])('beside the category “%s” stand %j', (slug, rows) => {
  const categories = [
    { id: '1', parentId: null, slug: 'food' },
    { id: '2', parentId: null, slug: 'tools' },
    { id: '3', parentId: '1', slug: 'bread' },
    { id: '4', parentId: '3', slug: 'rye' },
    { id: '5', parentId: '3', slug: 'white' },
  ];
  expect(shownCategories(categories, slug).map((row) => row.map((each) => each.slug).join(' '))).toEqual(
    rows,
  );
});

test('other words of an address are not the shop’s', () => {
  expect([hasShopQuery(new URLSearchParams('utm=1')), hasShopQuery(new URLSearchParams('page=2'))]).toEqual([
    false,
    true,
  ]);
});

test('units follow the standard', () => {
  expect([gaugeUnits('imperial'), gaugeUnits('metric')]).toEqual([
    { weight: 'lbs', dimension: 'inches' },
    { weight: 'kg', dimension: 'cm' },
  ]);
});
