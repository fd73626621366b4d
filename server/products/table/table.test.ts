import { expect, test } from 'vitest';
import { SALE_ABOVE_PRICE, SKU_TAKEN } from '#core/commerce/catalogue/product.ts';
import type { OwnerProduct } from '#contract/shop/products.ts';
import type { TableProduct } from '#contract/shop/product-table.ts';
import { aProduct, aVariant, type Goods } from '../../testing/a-product.ts';
import { useApp, type TestSite } from '../../testing/app.ts';
import { CHANGED_MEANWHILE, NEVER_RUNS_OUT, PRODUCT_GONE } from './faults.ts';

const app = useApp();
const { call } = app;
const TABLE = '/api/commerce/product-table';

async function create(site: TestSite, change: Goods): Promise<OwnerProduct> {
  const reply = await call('POST', '/api/commerce/products', { as: site.owner, body: aProduct(change) });
  return reply.json() as unknown as OwnerProduct;
}

/** Jam in two sizes, honey, and a song to download. */
async function aShop() {
  const site = await app.aSite();
  const jam = await create(site, {
    title: 'Jam',
    options: ['Size'],
    variants: [aVariant({ sku: 'J-S', optionValues: ['S'] }), aVariant({ sku: 'J-L', optionValues: ['L'] })],
  });
  const honey = await create(site, { title: 'Honey', variants: [aVariant({ sku: 'H' })] });
  const song = await create(site, { title: 'Song', type: 'DIGITAL', variants: [aVariant({ sku: 'S' })] });
  const read = async (query = '') =>
    (await call('GET', `${TABLE}${query}`, { as: site.owner })).json() as unknown as {
      products: TableProduct[];
      next: string | null;
    };
  const save = (changes: object[]) => call('PUT', TABLE, { as: site.owner, body: { changes } });
  return { site, jam, honey, song, read, save };
}

const based = ({ id, updatedAt }: OwnerProduct) => ({ id, base: updatedAt });
const variantOf = ({ variants }: OwnerProduct, at = 0) => ({ id: variants[at]?.id });

test('rows come as they were asked for: by id, by word, or all of them', async () => {
  const { jam, honey, song, read } = await aShop();
  const titles = async (query: string) => (await read(query)).products.map(({ title }) => title);
  expect(await titles('')).toEqual(['Jam', 'Honey', 'Song']);
  expect(await titles(`?ids=${song.id},${jam.id}`)).toEqual(['Jam', 'Song']);
  expect(await titles('?words=hon')).toEqual(['Honey']);
  const [row] = (await read(`?ids=${jam.id}`)).products;
  expect(row?.variants.map(({ name, sku, qtyInStock }) => [name, sku, qtyInStock])).toEqual([
    ['S', 'J-S', 10],
    ['L', 'J-L', 10],
  ]);
  expect(row?.updatedAt).toBe(jam.updatedAt);
  expect(honey.title).toBe('Honey');
});

test('many products are saved at once; a stock counts what was sold meanwhile, and SKUs may trade places', async () => {
  const { site, jam, honey, read, save } = await aShop();
  await call('PUT', '/api/commerce/inventory', {
    as: site.owner,
    body: { changes: [{ variantId: variantOf(jam).id, delta: -3 }] },
  });
  const saved = await save([
    {
      ...based(jam),
      title: 'Plum jam',
      tags: ['sweet'],
      variants: [
        { ...variantOf(jam), sku: 'H', price: 450, salePrice: 400, onSale: true, delta: 5 },
        { ...variantOf(jam, 1), unlimited: true },
      ],
    },
    { ...based(honey), workflow: 'draft', variants: [{ ...variantOf(honey), sku: 'J-S' }] },
  ]);
  expect(saved.status).toBe(200);
  const [first, second] = (await read()).products;
  expect(first).toMatchObject({
    title: 'Plum jam',
    tags: ['sweet'],
    variants: [
      { sku: 'H', price: 450, salePrice: 400, onSale: true, qtyInStock: 12 },
      { sku: 'J-L', unlimited: true },
    ],
  });
  expect(second).toMatchObject({
    title: 'Honey',
    workflow: 'draft',
    variants: [{ sku: 'J-S', price: 1000 }],
  });
  const history = await call('GET', `/api/commerce/inventory/${variantOf(jam).id}`, { as: site.owner });
  expect((history.json()['changes'] as { delta: number }[]).map(({ delta }) => delta)).toEqual([5, -3]);
});

test('one fault keeps everything as it was, and every fault is named at its cell', async () => {
  const { jam, honey, song, read, save } = await aShop();
  const before = await read();
  const refused = await save([
    {
      ...based(jam),
      title: 'Plum jam',
      categories: ['c'.repeat(24)],
      variants: [{ ...variantOf(jam, 1), price: 500, salePrice: 600, onSale: true, sku: 'S' }],
    },
    { ...based(honey), workflow: 'scheduled' },
    { ...based(song), variants: [{ ...variantOf(song), delta: 2 }] },
  ]);
  expect(refused.status).toBe(400);
  expect(refused.json()['errors']).toEqual({
    'changes.0.categories': expect.any(String) as string,
    'changes.0.variants.0.salePrice': SALE_ABOVE_PRICE,
    'changes.0.variants.0.sku': SKU_TAKEN,
    'changes.1.workflow': expect.any(String) as string,
    'changes.2.variants.0.unlimited': NEVER_RUNS_OUT,
  });
  const empty = await save([{ ...based(jam), title: '' }]);
  expect([empty.status, Object.keys(empty.json()['errors'] as object)]).toEqual([400, ['changes.0.title']]);
  expect(await read()).toEqual(before);
});

test('a SKU that two rows of the table were given is named at both', async () => {
  const { jam, honey, save } = await aShop();
  const refused = await save([
    { ...based(jam), variants: [{ ...variantOf(jam), sku: 'X' }] },
    { ...based(honey), variants: [{ ...variantOf(honey), sku: 'X' }] },
  ]);
  expect(refused.json()['errors']).toEqual({
    'changes.0.variants.0.sku': SKU_TAKEN,
    'changes.1.variants.0.sku': SKU_TAKEN,
  });
});

test('what somebody else changed or deleted meanwhile is named, and nothing is written over', async () => {
  const { site, jam, honey, song, read, save } = await aShop();
  await call('PUT', `/api/commerce/products/${jam.id}`, {
    as: site.owner,
    body: { title: 'Marmalade', base: jam.updatedAt },
  });
  await call('DELETE', `/api/commerce/products/${honey.id}`, { as: site.owner });
  const refused = await save([
    { ...based(song), title: 'Hymn' },
    { ...based(jam), title: 'Jelly' },
    { ...based(honey), title: 'Syrup' },
  ]);
  expect([refused.status, refused.json()['errorKey'], refused.json()['errors']]).toEqual([
    409,
    'conflict',
    { 'changes.1': CHANGED_MEANWHILE, 'changes.2': PRODUCT_GONE },
  ]);
  expect((await read()).products.map(({ title }) => title)).toEqual(['Marmalade', 'Song']);
});

test('of two tables saved at once over the same rows one is saved whole', async () => {
  const { jam, honey, read, save } = await aShop();
  const rename = (name: string, products: OwnerProduct[]) =>
    save(products.map((product) => ({ ...based(product), title: name })));
  const replies = await Promise.all([rename('One', [jam, honey]), rename('Two', [honey, jam])]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(new Set((await read()).products.slice(0, 2).map(({ title }) => title)).size).toBe(1);
});
