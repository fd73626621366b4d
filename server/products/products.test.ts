import { expect, test } from 'vitest';
import type { OwnerProduct } from '#contract/shop/products.ts';
import { aProduct, aVariant, type Goods } from '../testing/a-product.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const app = useApp();
const { call } = app;

async function create(site: TestSite, change: Goods = {}) {
  const reply = await call('POST', '/api/commerce/products', { as: site.owner, body: aProduct(change) });
  return { reply, product: reply.json() as unknown as OwnerProduct };
}

test('variants without a SKU get one each, and addresses are made of names', async () => {
  const site = await app.aSite();
  const { product } = await create(site, {
    title: 'Crème brûlée',
    options: ['Size'],
    variants: Array.from({ length: 20 }, (_, index) => aVariant({ optionValues: [`${index}`] })),
  });
  expect(new Set(product.variants.map(({ sku }) => sku)).size).toBe(20);
  for (const { sku } of product.variants) expect(sku).toMatch(/^SQ\d{7}$/);
  expect(product.slug).toBe('creme-brulee');
  expect((await create(site, { title: 'Creme brulee' })).product.slug).toBe('creme-brulee-2');
});

test.each<[string, Goods, number, string]>([
  ['a type that does not exist', { type: 'FOO' as 'PHYSICAL' }, 400, ''],
  ['a reserved type', { type: 'PAYWALL' as 'PHYSICAL' }, 400, ''],
  ['the highest price', { variants: [aVariant({ price: 100_000_000 })] }, 200, ''],
  ['a higher one', { variants: [aVariant({ price: 100_000_001 })] }, 400, '100000000'],
  ['nothing to pay', { variants: [aVariant({ price: 0 })] }, 200, ''],
  [
    'a sale price above the highest',
    { variants: [aVariant({ price: 100_000_000, salePrice: 100_000_001 })] },
    400,
    '100000000',
  ],
  [
    'a download above it',
    { type: 'DIGITAL', variants: [aVariant({ price: 100_000_001 })] },
    400,
    '100000000',
  ],
  [
    'the sale of a download above it',
    { type: 'DIGITAL', variants: [aVariant({ salePrice: 100_000_001 })] },
    400,
    '100000000',
  ],
  ['a negative price', { variants: [aVariant({ price: -1 })] }, 400, ''],
  ['half a cent', { variants: [aVariant({ price: 1.5 })] }, 400, ''],
  ['a sale above the price', { variants: [aVariant({ onSale: true, salePrice: 1001 })] }, 400, 'sale price'],
  ['a long SKU', { variants: [aVariant({ sku: 'x'.repeat(60) })] }, 200, ''],
  ['a longer one', { variants: [aVariant({ sku: 'x'.repeat(61) })] }, 400, '60'],
  [
    'a SKU twice',
    { options: ['S'], variants: ['a', 'b'].map((v) => aVariant({ sku: 'A', optionValues: [v] })) },
    409,
    'SKU',
  ],
  ['a date that is missing', { workflow: 'scheduled' }, 400, 'date'],
  ['a bad address', { slug: 'Bad Slug' }, 400, ''],
])('%s', async (_, change, status, words) => {
  const { reply } = await create(await app.aSite(), change);
  expect([reply.status, reply.body.includes(words)]).toEqual([status, true]);
});

test('a SKU and an address belong to one product of a site, and to others of other sites', async () => {
  const [site, other] = [await app.aSite(), await app.aSite()];
  const taken = { slug: 'jam', variants: [aVariant({ sku: 'JAM-1' })] };
  expect((await create(site, taken)).reply.status).toBe(200);
  expect((await create(site, { ...taken, slug: 'jelly' })).reply.json()['errorKey']).toBe('skuTaken');
  expect((await create(site, { slug: 'jam' })).reply.json()['errorKey']).toBe('slugTaken');
  expect((await create(other, taken)).reply.status).toBe(200);
});

test('a save keeps the stock that was sold meanwhile, refuses an old base and keeps swapped SKUs', async () => {
  const site = await app.aSite();
  const { product } = await create(site, {
    options: ['Size'],
    variants: [aVariant({ sku: 'A', optionValues: ['S'] }), aVariant({ sku: 'B', optionValues: ['L'] })],
  });
  const [small, large] = product.variants;
  await call('PUT', '/api/commerce/inventory', {
    as: site.owner,
    body: { changes: [{ variantId: small?.id, delta: -3 }] },
  });
  const { id, updatedAt, ...draft } = product;
  const body = {
    ...draft,
    base: updatedAt,
    variants: [
      { ...small, sku: 'B' },
      { ...large, sku: 'A' },
    ],
  };
  const saved = await call('PUT', `/api/commerce/products/${id}`, { as: site.owner, body });
  const { variants } = saved.json() as unknown as OwnerProduct;
  expect(variants.map(({ sku, qtyInStock }) => [sku, qtyInStock])).toEqual([
    ['B', 7],
    ['A', 10],
  ]);
  const again = await call('PUT', `/api/commerce/products/${id}`, { as: site.owner, body });
  expect(again.json()['errorKey']).toBe('conflict');
});

test('visitors see what is published, and scheduled things when their time has come', async () => {
  const site = await app.aSite();
  const seen = async (change: Goods) => {
    const { product } = await create(site, change);
    return (await call('GET', `/api/commerce/catalogue/${product.slug}`, { host: site.host })).status;
  };
  expect(await seen({})).toBe(200);
  expect(await seen({ workflow: 'draft' })).toBe(404);
  expect(await seen({ workflow: 'scheduled', publishAt: '2999-01-01T00:00:00.000Z' })).toBe(404);
  expect(await seen({ workflow: 'scheduled', publishAt: '2001-01-01T00:00:00.000Z' })).toBe(200);
});

test('the record of a product names its type and variants; a download has its price itself', async () => {
  const site = await app.aSite();
  const record = async (change: Goods) => {
    const { product } = await create(site, change);
    const reply = await call('GET', `/api/commerce/catalogue/${product.slug}`, { host: site.host });
    return reply.json()['structuredContent'] as Record<string, unknown>;
  };
  for (const [type, number] of [
    ['PHYSICAL', 1],
    ['SERVICE', 3],
    ['GIFT_CARD', 4],
  ] as const)
    expect(
      await record({ type, options: ['Colour'], variants: [aVariant({ sku: type, optionValues: ['Red'] })] }),
    ).toMatchObject({
      productType: type,
      productTypeId: number,
      variants: [
        {
          sku: type,
          price: 1000,
          salePrice: 0,
          onSale: false,
          unlimited: false,
          qtyInStock: 10,
          optionValues: [{ value: 'Red' }],
        },
      ],
    });
  const sold = { price: 900, salePrice: 700, onSale: true };
  expect(await record({ type: 'DIGITAL', variants: [aVariant(sold)] })).toMatchObject({
    productType: 'DIGITAL',
    productTypeId: 2,
    variants: [],
    priceCents: 900,
    salePriceCents: 700,
    onSale: true,
  });
  const { product } = await create(site, { type: 'DIGITAL', slug: 'song' });
  const { onlyVariantId } = (await call('GET', '/api/commerce/catalogue/song', { host: site.host })).json();
  expect(onlyVariantId).toBe(product.variants[0]?.id);
});

test('an owner copies, deletes and brings back a product', async () => {
  const site = await app.aSite();
  const { product } = await create(site, { title: 'Honey' });
  const copy = (
    await call('POST', `/api/commerce/products/${product.id}/duplicate`, { as: site.owner })
  ).json() as unknown as OwnerProduct;
  expect([copy.title, copy.workflow, copy.slug]).toEqual(['Honey (copy)', 'draft', 'honey-copy']);
  const shown = () => call('GET', '/api/commerce/catalogue/honey', { host: site.host });
  await call('DELETE', `/api/commerce/products/${product.id}`, { as: site.owner });
  expect((await shown()).status).toBe(404);
  await call('POST', `/api/commerce/products/${product.id}/restore`, { as: site.owner });
  expect((await shown()).status).toBe(200);
});

test('a copy of a site sells the same things, in the same categories, with a stock of its own', async () => {
  const site = await app.aSite();
  const category = { id: 'c'.repeat(24), parentId: null, name: 'Bread' };
  await call('PUT', '/api/commerce/categories', { as: site.owner, body: { categories: [category] } });
  const body = aProduct({ categories: [category.id] });
  await call('POST', '/api/commerce/products', { as: site.owner, body });
  const made = await call('POST', `/api/sites/${site.id}/duplicate`, {
    as: await app.signInOnPlatform(site.ownerId),
  });
  const list = await app.app.services.shop.catalogue.list({ siteId: String(made.json()['id']) });
  expect([list.products.map(({ title }) => title), list.categories.map(({ name }) => name)]).toEqual([
    ['Jam'],
    ['Bread'],
  ]);
});

test('categories that lie below each other in a circle are put at the top', async () => {
  const site = await app.aSite();
  const [one, two] = ['a', 'b'].map((letter) => letter.repeat(24));
  const categories = [
    { id: one, parentId: two, name: 'One' },
    { id: two, parentId: one, name: 'Two' },
  ];
  const reply = await call('PUT', '/api/commerce/categories', { as: site.owner, body: { categories } });
  expect(
    (reply.json()['categories'] as { parentId: string | null }[]).map(({ parentId }) => parentId),
  ).toEqual([null, null]);
});

test('of categories that several people save at once one whole list stays', async () => {
  const site = await app.aSite();
  const lists = Array.from({ length: 8 }, (_, list) =>
    ['Bread', 'Jam'].map((name, at) => ({
      id: `c${at}`.padEnd(24, 'c'),
      parentId: null,
      name: `${name} ${list}`,
    })),
  );
  const replies = await Promise.all(
    lists.map((categories) =>
      call('PUT', '/api/commerce/categories', { as: site.owner, body: { categories } }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(lists.map(() => 200));
  const kept = (await app.app.services.products.categories(site.id)).map(({ name }) => name);
  expect(lists.map((list) => list.map(({ name }) => name))).toContainEqual(kept);
});

test('products of another shop come in hidden, with their categories, and go out again as they came', async () => {
  const site = await app.aSite();
  const csv = [
    'Handle,Title,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status',
    'mug,Mug,Table,"blue, round",Size,Small,M-1,shopify,3,12.50,active',
    'mug,,,,,Large,M-2,shopify,5,15.00,',
    'cup,Cup,Table,,Title,Default Title,M-1,shopify,1,9.00,active',
  ].join('\n');
  const reply = await call('POST', '/api/commerce/product-import', { as: site.owner, body: { csv } });
  expect(reply.json()).toEqual({
    added: 1,
    refused: [{ title: 'Cup', reason: expect.any(String) as string }],
  });
  const [mug] = await app.app.services.products.listAll(site.id);
  expect(mug).toMatchObject({
    title: 'Mug',
    workflow: 'draft',
    tags: ['blue', 'round'],
    variants: [
      { sku: 'M-1', price: 1250, qtyInStock: 3 },
      { sku: 'M-2', price: 1500, qtyInStock: 5 },
    ],
  });
  for (const kind of ['shopify', 'woocommerce']) {
    const file = await call('GET', `/api/commerce/product-export?kind=${kind}`, { as: site.owner });
    expect([file.status, file.body.includes('M-2'), file.body.includes('Table')]).toEqual([200, true, true]);
  }
  const wrong = await call('POST', '/api/commerce/product-import', { as: site.owner, body: { csv: 'a,b' } });
  expect([wrong.status, wrong.json()['errorKey']]).toEqual([400, 'notAProductFile']);
});
