import type { WorkflowState } from '#core/commerce/catalogue/product.ts';
import { expect, test } from 'vitest';
import { MAX_NESTED_CATEGORIES, MAX_ORDERABLE_ITEMS, MAX_PRODUCTS_PER_COLLECTION } from '#core/limits.ts';
import { pathProblem } from '#core/site/paths.ts';
import type { OwnerProduct, ProductEntry } from '#contract/shop/products.ts';
import { aVariant, type Goods } from '../testing/a-product.ts';
import { sell as sellIn, setLive } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const app = useApp();
const { call } = app;
const sell = async (site: TestSite, change: Goods = {}) => (await sellIn(app, site, change)).product;
const open = (site: TestSite, path: string) => call('GET', path, { host: site.host });
const shown = async (site: TestSite, path: string) =>
  (await open(site, path)).body.replaceAll('<!-- -->', '');
const save = async (site: TestSite, { id, updatedAt: base, ...draft }: OwnerProduct, change: object) =>
  (
    await call('PUT', `/api/commerce/products/${id}`, {
      as: site.owner,
      body: { ...draft, ...change, base },
    })
  ).json() as unknown as OwnerProduct;

interface Context {
  pageType: number;
  itemId: string | null;
  websiteSettings: { storeSettings: Record<string, unknown> };
}
async function contextOf(site: TestSite, path: string): Promise<Context> {
  const [, json = ''] = /id="site-context"[^>]*>(.*?)<\/script>/s.exec(await shown(site, path)) ?? [];
  return JSON.parse(json) as Context;
}
/** The names in the list, from the first to the last. */
async function namesAt(site: TestSite, path: string): Promise<string[]> {
  const found = (await shown(site, path)).matchAll(/class="product-name">([^<]*)/g);
  return [...found].map(([, name = '']) => name);
}

const PICTURE = {
  src: '/images/abcdefghijklmnopqrstuvwx/jam.jpg',
  alt: 'A jar of jam',
  width: 10,
  height: 10,
  focalPoint: { x: 0.5, y: 0.5 },
};

test('what an owner adds, changes and arranges is what visitors see in the list and on its page', async () => {
  const site = await app.aSite();
  const [bread, rye] = [
    { id: 'c'.repeat(24), parentId: null, name: 'Bread' },
    { id: 'd'.repeat(24), parentId: 'c'.repeat(24), name: 'Rye' },
  ];
  await call('PUT', '/api/commerce/categories', { as: site.owner, body: { categories: [bread, rye] } });
  const jam = await sell(site, { images: [PICTURE] });
  const loaf = await sell(site, { title: 'Loaf', categories: [rye.id], tags: ['dark'] });
  expect(await namesAt(site, '/shop')).toEqual(['Jam', 'Loaf']);
  await call('PUT', '/api/commerce/products', { as: site.owner, body: { ids: [loaf.id, jam.id] } });
  expect(await namesAt(site, '/shop')).toEqual(['Loaf', 'Jam']);
  expect(await namesAt(site, '/shop?sort=manual')).toEqual(['Loaf', 'Jam']);
  for (const query of ['category=bread', 'category=rye', 'tag=dark', 'find=loaf'])
    expect([query, await namesAt(site, `/shop?${query}`)]).toEqual([query, ['Loaf']]);
  expect(await shown(site, '/shop/jam')).toContain('alt="A jar of jam"');
  await save(site, jam, { title: 'Quince jam', variants: [{ ...jam.variants[0], price: 1234 }] });
  const page = await shown(site, '/shop/jam');
  expect([page.includes('Quince jam'), page.includes('$12.34')]).toEqual([true, true]);
  expect(page).toContain('data-island="buy-box"');
  const list = await shown(site, '/shop');
  expect([list.includes('$12.34'), list.includes('data-island="quick-view"')]).toEqual([true, true]);
  expect(await contextOf(site, '/shop')).toMatchObject({ pageType: 1 });
  expect(await contextOf(site, '/shop/jam')).toMatchObject({ pageType: 50, itemId: jam.id });
});

test('what is arranged comes before all others, up to as many as a collection can be arranged of', async () => {
  const site = await app.aSite();
  const [first, second, third] = [
    await sell(site, { title: 'First' }),
    await sell(site, { title: 'Second' }),
    await sell(site, { title: 'Third' }),
  ];
  const arrange = (ids: readonly string[]) =>
    call('PUT', '/api/commerce/products', { as: site.owner, body: { ids } });
  await arrange([third.id, second.id]);
  expect(await namesAt(site, '/shop')).toEqual(['Third', 'Second', 'First']);
  await arrange([second.id]);
  await sell(site, { title: 'Fourth' });
  expect(await namesAt(site, '/shop')).toEqual(['Second', 'Third', 'First', 'Fourth']);
  const tooMany = await arrange(Array.from({ length: MAX_ORDERABLE_ITEMS + 1 }, () => first.id));
  expect([tooMany.status, tooMany.body]).toEqual([
    400,
    expect.stringContaining('can hold up to 250 items') as string,
  ]);
});

test('a sale shows both prices, a download its own price, and each language its own signs', async () => {
  const site = await app.aSite();
  const sale = { price: 123_450, salePrice: 80_000, onSale: true };
  await sell(site, { variants: [aVariant(sale)] });
  await sell(site, { title: 'Song', type: 'DIGITAL', variants: [aVariant({ ...sale, onSale: false })] });
  const jam = await shown(site, '/shop/jam');
  expect(jam).toMatch(/\$800\.00.*<s>.*\$1,234\.50<\/s>/s);
  expect(await shown(site, '/shop/song')).toContain('$1,234.50');
  await setLive(app, site, 'store', { storeCurrency: 'EUR' });
  await setLive(app, site, 'site', { language: 'de' });
  expect(await shown(site, '/shop/song')).toContain('1.234,50\u00a0€');
});

test.each<[WorkflowState, string | null, number]>([
  ['published', null, 200],
  ['scheduled', '2999-01-01T00:00:00.000Z', 404],
  ['scheduled', '2001-01-01T00:00:00.000Z', 200],
  ['draft', null, 404],
])('what is %s for %s is kept as such and answered with %i', async (workflow, publishAt, status) => {
  const site = await app.aSite();
  const { id } = await sell(site, { workflow, publishAt });
  await sell(site, { title: 'Bread' });
  const { products } = (await call('GET', '/api/commerce/products', { as: site.owner })).json();
  const kept = (products as ProductEntry[]).find((product) => product.id === id);
  expect([kept?.workflow, kept?.publishAt]).toEqual([workflow, publishAt]);
  const isShown = status === 200;
  expect((await open(site, '/shop/jam')).status).toBe(status);
  expect(await namesAt(site, '/shop')).toEqual(isShown ? ['Jam', 'Bread'] : ['Bread']);
  expect(await namesAt(site, '/shop?find=jam')).toEqual(isShown ? ['Jam'] : []);
  expect((await shown(site, '/sitemap.xml')).includes('/shop/jam')).toBe(isShown);
});

test('a scheduled product is there without anybody doing anything once its time has come', async () => {
  const site = await app.aSite();
  const soon = new Date(Date.now() + 400).toISOString();
  await sell(site, { workflow: 'scheduled', publishAt: soon });
  expect((await open(site, '/shop/jam')).status).toBe(404);
  await expect
    .poll(async () => (await open(site, '/shop/jam')).status, { timeout: 10_000, interval: 200 })
    .toBe(200);
});

test('weights and sizes keep their numbers, whatever unit they are shown in', async () => {
  const site = await app.aSite();
  await sell(site, { variants: [aVariant({ weight: 2, width: 3, height: 4, length: 5 })] });
  const storeSettings = async () => (await contextOf(site, '/shop/jam')).websiteSettings.storeSettings;
  const before = await shown(site, '/shop/jam');
  expect([before.includes('Weight: 2 lbs'), before.includes('5 × 3 × 4 inches')]).toEqual([true, true]);
  expect(await storeSettings()).toMatchObject({ measurementStandard: 'imperial', expressCheckout: false });
  await setLive(app, site, 'store', { measurementStandard: 'metric', expressCheckout: true });
  const after = await shown(site, '/shop/jam');
  expect([after.includes('Weight: 2 kg'), after.includes('5 × 3 × 4 cm')]).toEqual([true, true]);
  expect(await storeSettings()).toMatchObject({ measurementStandard: 'metric', expressCheckout: true });
});

test.each([
  [10_000, '4 payments of $25.00'],
  [4999, 'Available for orders over $50.00'],
  [100_001, 'Available for orders under $1,000.00'],
])('what costs %i is offered with the words “%s”', async (price, words) => {
  const site = await app.aSite();
  await setLive(app, site, 'store', {
    installmentCount: 4,
    installmentMinCents: 5000,
    installmentMaxCents: 100_000,
  });
  await sell(site, { variants: [aVariant({ price })] });
  expect(await shown(site, '/shop/jam')).toContain(words);
});

test('a tree of categories has an end, and comes as large as that', async () => {
  const site = await app.aSite();
  const category = (_: unknown, at: number) => ({
    id: String(at).padStart(24, 'x'),
    parentId: at === 0 ? null : String(at - 1).padStart(24, 'x'),
    name: `Category of things ${at}`,
  });
  const put = (length: number) => {
    const categories = Array.from({ length }, category);
    return call('PUT', '/api/commerce/categories', { as: site.owner, body: { categories } });
  };
  expect((await put(MAX_NESTED_CATEGORIES)).status).toBe(200);
  const more = await put(MAX_NESTED_CATEGORIES + 1);
  expect([more.status, more.body]).toEqual([
    400,
    expect.stringContaining('A store can hold up to 10,000 nested categories.') as string,
  ]);
});

test('a block of products shows at most as many as a collection holds', async () => {
  const site = await app.aSite();
  const block = (count: number) => ({ id: 'b'.repeat(24), type: 'products', values: { count } });
  const { documents } = (
    await call('GET', '/api/content/documents?kind=page', { as: site.owner })
  ).json() as { documents: { id: string }[] };
  const path = `/api/content/documents/${documents[0]?.id}`;
  const page = (await call('GET', path, { as: site.owner })).json() as {
    revision: number;
    body: { body: { sections: { blocks: object[] }[] } };
  };
  const [section] = page.body.body.sections;
  const saveWith = (count: number) => {
    const placed = { ...section?.blocks[0], ...block(count) };
    const sections = [{ ...section, blocks: [placed] }];
    const body = { ...page.body, body: { ...page.body.body, sections } };
    return call('PUT', path, { as: site.owner, body: { base: page.revision, body } });
  };
  const refused = await saveWith(MAX_PRODUCTS_PER_COLLECTION + 1);
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.stringContaining('Must be between 1 and 200.') as string,
  ]);
  expect((await saveWith(MAX_PRODUCTS_PER_COLLECTION)).status).toBe(200);
});

test('a block shows the products chosen for it, in their order, and none that visitors cannot see', async () => {
  const site = await app.aSite();
  const bread = await sell(site, { title: 'Bread' });
  const salt = await sell(site, { title: 'Salt', workflow: 'draft' });
  const oil = await sell(site, { title: 'Oil' });
  await sell(site, { title: 'Jam' });
  const id = 'b'.repeat(24);
  const chosen = [oil.id, salt.id, bread.id];
  const asked = await call('POST', '/api/collections/blocks', {
    as: site.owner,
    body: { blocks: [{ id, type: 'products', values: { chosen } }] },
  });
  const { content } = asked.json() as {
    content: { shop: { lists: Record<string, { products: { title: string }[] }> } };
  };
  expect(content.shop.lists[id]?.products.map(({ title }) => title)).toEqual(['Oil', 'Bread']);
});

test.each(['/checkout/subscribe?cartToken=x', '/checkout/donate?donatePageId=x', '/reviews-request?token=x'])(
  '%s leads nowhere as long as nothing is sold there, and no page can take its place',
  async (path) => {
    const site = await app.aSite();
    expect((await open(site, path)).status).toBe(404);
    expect(pathProblem(path.split('?')[0] ?? '')).toMatch(/is used by the system/);
  },
);

test('a gift card is shown, and not sold by the ordinary cart', async () => {
  const site = await app.aSite();
  const { variants } = await sell(site, { type: 'GIFT_CARD' });
  expect((await open(site, '/shop/jam')).status).toBe(200);
  const body = { variantId: variants[0]?.id, quantity: 1 };
  const reply = await call('POST', '/api/commerce/cart/entries', { host: site.host, body });
  expect([reply.status, reply.json()['errorKey']]).toEqual([404, 'notForSale']);
});
