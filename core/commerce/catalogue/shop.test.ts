import { expect, test } from 'vitest';
import { toCents } from '../../money/currency.ts';
import {
  ALL_PRODUCTS,
  amountText,
  gauged,
  gaugeUnits,
  hasShopQuery,
  picturesOfVariants,
  readShopQuery,
  shopAddress,
  shownCategories,
  type ShopVariant,
} from './shop.ts';

test.each([
  ['', { page: 1, sort: 'manual', words: '', minCents: undefined }],
  ['min=12.34&max=x&sort=evil&page=-2', { minCents: 1234, maxCents: undefined, sort: 'manual', page: 1 }],
  ['find=jam&stock=in&page=3&sort=title', { words: 'jam', isInStock: true, page: 3, sort: 'title' }],
  ['min=0&max=-1', { minCents: 0, maxCents: undefined }],
  ['min=1.005&max=1e300', { minCents: 100, maxCents: Number.MAX_SAFE_INTEGER }],
  ['page=0', { page: 1 }],
  ['page=1.5', { page: 1 }],
  ['page=1000', { page: 1000 }],
  ['page=1001', { page: 1000 }],
  ['rating=4', { minRating: 4 }],
  ['rating=3', { minRating: 3 }],
  ['min=12.349', { minCents: 1235 }],
  ['rating=5', { minRating: 0 }],
  ['stock=out', { isInStock: false }],
  [`find=++${'x'.repeat(120)}`, { words: 'x'.repeat(100) }],
])('reads ?%s', (search, expected) => {
  expect(readShopQuery(new URLSearchParams(search), 'USD')).toMatchObject(expected);
});

test.each([
  '',
  'category=bread&tag=new&find=jam&min=2.5&max=10&stock=in&sort=title&page=3',
  'tag=a+b&max=0.99',
  'min=0&rating=2',
  'page=2',
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

test.each([
  ['en-GB', '1.5 kg', '1.5 inches'],
  ['de', '1,5 kg', '1,5 in'],
  ['fr', '1,5\u202fkg', '1,5\u202fpo'],
  ['ar', '1.5 كغم', '1.5 بوصة'],
])('in %s the units are those of its readers', (locale, weight, length) => {
  expect([
    gauged('weight', 1.5, { standard: 'metric', locale }),
    gauged('dimension', 1.5, { standard: 'imperial', locale }),
  ]).toEqual([weight, length]);
});

test('the whole list is what an empty address asks for', () => {
  expect(readShopQuery(new URLSearchParams(), 'USD')).toEqual(ALL_PRODUCTS);
});

test('amounts stand in whole units of their currency', () => {
  expect([
    amountText(undefined, 'USD'),
    amountText(toCents(1250), 'USD'),
    amountText(toCents(1250), 'JPY'),
  ]).toEqual(['', '12.5', '1250']);
});

test('a category that lies below itself is shown once', () => {
  const circle = [
    { id: '1', parentId: '2', slug: 'a' },
    { id: '2', parentId: '1', slug: 'b' },
  ];
  expect(shownCategories(circle, 'a').map((row) => row.map(({ slug }) => slug))).toEqual([['a'], ['b']]);
});

test('only variants with a picture of their own have one', () => {
  const variant = (id: string, src?: string) =>
    ({ id, image: src === undefined ? null : { src } }) as ShopVariant;
  expect(picturesOfVariants({ variants: [variant('a', '/a.jpg'), variant('b', ''), variant('c')] })).toEqual({
    a: '/a.jpg',
  });
});
