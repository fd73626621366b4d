import { beforeAll, expect, test } from 'vitest';
import type { OwnerProduct } from '#contract/shop/products.ts';
import { PDF, useFiles } from '../assets/testing/files.ts';
import { aProduct, type Goods } from '../testing/a-product.ts';
import { sell } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const app = useApp();
const { call } = app;
const files = useFiles(app);

const NOTHING = 'n'.repeat(24);
const CATEGORY = 'c'.repeat(24);
let site: TestSite;
let foreign: { categories: string; related: string; fileId: string };

const putCategories = (owner: TestSite['owner'], categories: object[]) =>
  call('PUT', '/api/commerce/categories', { as: owner, body: { categories } });
const create = (change: Goods) =>
  call('POST', '/api/commerce/products', { as: site.owner, body: aProduct(change) });
const save = ({ id, updatedAt, ...draft }: OwnerProduct, change: Goods) =>
  call('PUT', `/api/commerce/products/${id}`, {
    as: site.owner,
    body: { ...draft, ...change, base: updatedAt },
  });

beforeAll(async () => {
  const other = await app.aSite();
  site = await app.aSite();
  await putCategories(other.owner, [{ id: CATEGORY, parentId: null, name: 'Bread' }]);
  foreign = {
    categories: CATEGORY,
    related: (await sell(app, other)).product.id,
    fileId: (await files.added(other, 'Songs.pdf', PDF)).id,
  };
});

test.each([
  ['categories', 'Must be categories of this shop.'],
  ['related', 'Must be products of this shop.'],
  ['fileId', 'Must be one of the site’s files.'],
] as const)('%s of another site, or of nobody, are refused', async (name, sentence) => {
  const own = (await create({})).json() as unknown as OwnerProduct;
  for (const id of [foreign[name], NOTHING]) {
    const change = { [name]: name === 'fileId' ? id : [id] };
    for (const reply of [await create(change), await save(own, change)]) {
      expect(reply.status).toBe(400);
      expect(reply.json()).toMatchObject({ errors: { [name]: sentence } });
    }
  }
});

test('what was chosen and deleted since keeps nobody from changing a price', async () => {
  const category = { id: 'd'.repeat(24), parentId: null, name: 'Cakes' };
  await putCategories(site.owner, [category]);
  const { product: related } = await sell(app, site);
  const { id: fileId } = await files.added(site, 'Poems.pdf', PDF);
  const made = await create({ categories: [category.id], related: [related.id], fileId });
  const product = made.json() as unknown as OwnerProduct;
  expect(made.status).toBe(200);
  await putCategories(site.owner, []);
  await call('DELETE', `/api/commerce/products/${related.id}`, { as: site.owner });
  const saved = await save(product, { title: 'Cake' });
  expect([saved.status, saved.json()['related']]).toEqual([200, [related.id]]);
});

test('lists of categories that come at once are taken one after the other', async () => {
  const list = (letter: string) => [{ id: letter.repeat(24), parentId: null, name: 'Bread' }];
  const replies = await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => putCategories(site.owner, list(letter))),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const { categories } = (await call('GET', '/api/commerce/categories', { as: site.owner })).json();
  expect(categories).toMatchObject([{ name: 'Bread', slug: 'bread' }]);
});

test('an id that stands twice in a list of categories is refused', async () => {
  const twice = ['Bread', 'Cakes'].map((name) => ({ id: CATEGORY, parentId: null, name }));
  const reply = await putCategories(site.owner, twice);
  expect(reply.status).toBe(400);
  expect(reply.json()).toMatchObject({ errors: { categories: 'Two categories have the same id.' } });
});
