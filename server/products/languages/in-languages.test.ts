import { beforeAll, describe, expect, test } from 'vitest';
import { fromText } from '#core/rich-text/from-text.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { A_CONTACT, aVariant } from '../../testing/a-product.ts';
import { sell } from '../../testing/a-shop.ts';
import { useApp, type TestSite } from '../../testing/app.ts';

const app = useApp();
const { call } = app;
let site: TestSite;
let variants: { id: string; optionValues: string[] }[];
let productId: string;

interface Text {
  key: string;
  label: string;
  state: string;
  source: unknown;
}

const CATEGORIES = 'shop.categories';

async function textsOf(of: string, language: string): Promise<Text[]> {
  const reply = await call('GET', `/api/multilingual/translations/${of}/${language}`, { as: site.owner });
  expect(reply.status, reply.body).toBe(200);
  return reply.json().texts as Text[];
}

async function say(of: string, language: string, words: Record<string, string>) {
  const texts = (await textsOf(of, language)).flatMap(({ key, source }) =>
    typeof source === 'string' && source in words ? [{ key, source, text: words[source] }] : [],
  );
  const reply = await call('PUT', `/api/multilingual/translations/${of}/${language}`, {
    as: site.owner,
    body: { texts },
  });
  expect(reply.status, reply.body).toBe(200);
}

const publish = () => call('POST', '/api/content/publish', { as: site.owner, body: {} });
const bodyAt = async (path: string) =>
  (await call('GET', path, { host: site.host })).body.replaceAll('<!-- -->', '');

beforeAll(async () => {
  site = await app.aSite();
  await call('PUT', '/api/multilingual/languages', {
    as: site.owner,
    body: { languages: ['de', 'de-CH', 'ar'] },
  });
  const category = { id: 'c'.repeat(24), parentId: null, name: 'Preserves' };
  await call('PUT', '/api/commerce/categories', { as: site.owner, body: { categories: [category] } });
  const { product } = await sell(app, site, {
    title: 'Quince jam',
    categories: [category.id],
    options: ['Size'],
    addOns: [{ id: '', name: 'Gift wrap', priceCents: 100 }],
    seoTitle: 'Jam of quinces',
    variants: [
      aVariant({ sku: 'small', optionValues: ['Small'], price: 123_450 }),
      aVariant({ sku: 'large', optionValues: ['Large'], price: 123_450 }),
    ],
  });
  ({ variants, id: productId } = product);
  await say(productId, 'de', {
    'Quince jam': 'Quittengelee',
    Size: 'Größe',
    Small: 'Klein',
    Large: 'Groß',
    'Gift wrap': 'Geschenkpapier',
    'Jam of quinces': 'Gelee aus Quitten',
  });
  await say(CATEGORIES, 'de', { Preserves: 'Eingemachtes' });
});

test('everything a product says is listed, the values of its options once each', async () => {
  const texts = await textsOf(productId, 'ar');
  expect(texts.map(({ source }) => source)).toEqual([
    'Quince jam',
    'Size',
    'Small',
    'Large',
    'Gift wrap',
    'Jam of quinces',
  ]);
  const { documents } = (
    await call('GET', '/api/multilingual/documents?language=de', { as: site.owner })
  ).json() as { documents: { of: string; kind: string; title: string; translated: number }[] };
  expect(documents.filter(({ kind }) => ['product', 'categories'].includes(kind))).toMatchObject([
    { of: CATEGORIES, kind: 'categories', translated: 1 },
    { of: productId, kind: 'product', title: 'Quince jam', translated: 6 },
  ]);
});

describe('once it is published', () => {
  beforeAll(async () => {
    expect(await bodyAt('/de/shop/quince-jam')).not.toContain('Quittengelee');
    await publish();
  });

  test('page and list say it in their language, and in one that falls back to it', async () => {
    for (const path of ['/de/shop/quince-jam', '/de-ch/shop/quince-jam']) {
      const page = await bodyAt(path);
      expect(page).toMatch(/<h1.{0,120}>Quittengelee</);
      expect(page).toMatch(/<title>Gelee aus Quitten/);
      for (const word of ['Größe', 'Klein', 'Groß', 'Geschenkpapier', 'Eingemachtes'])
        expect(page).toContain(word);
    }
    expect(await bodyAt('/de/shop')).toMatch(/class="product-name">Quittengelee/);
    expect(await bodyAt('/de/shop')).toContain('Eingemachtes');
    for (const path of ['/shop', '/shop/quince-jam', '/ar/shop/quince-jam'])
      expect(await bodyAt(path)).not.toContain('Quittengelee');
  });

  test.each([
    ['/shop/quince-jam', '$1,234.50'],
    ['/de/shop/quince-jam', '1.234,50 $'],
    ['/de-ch/shop/quince-jam', '$ 1’234.50'],
  ])('the price at %s is written as its market does: %s', async (path, price) => {
    expect((await bodyAt(path)).replaceAll('\u00a0', ' ').replaceAll('&#x27;', '’')).toContain(price);
  });

  test('alternates lead to each other, and each page is its own canonical', async () => {
    const paths = ['/shop/quince-jam', '/de/shop/quince-jam', '/ar/shop/quince-jam', '/shop', '/de/shop'];
    for (const path of paths) {
      const page = await bodyAt(path);
      const alternates = [...page.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
      expect(alternates.length).toBe(5);
      const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(page) ?? [];
      expect(new URL(canonical).pathname).toBe(path);
      for (const [, , href = ''] of alternates) {
        const other = await call('GET', new URL(href).pathname, { host: site.host });
        expect(other.status).toBe(200);
        expect(other.body).toContain(`href="${canonical}"`);
      }
    }
  });

  test('cart, checkout, order and mail read as the page they began on, and the owner keeps the stored words', async () => {
    const buyer = aBuyer(app, site);
    buyer.headers['referer'] = `http://${site.host}/de/shop/quince-jam`;
    const opened = (await buyer.send('GET', '/api/commerce/catalogue/quince-jam')).json();
    expect(opened).toMatchObject({ title: 'Quittengelee', fullUrl: '/de/shop/quince-jam' });
    const added = await buyer.cart('POST', '/entries', { variantId: variants[1]?.id, quantity: 1 });
    const [entry] = added.json().entries as object[];
    expect(entry).toMatchObject({
      title: 'Quittengelee',
      url: '/de/shop/quince-jam',
      optionValues: [{ optionName: 'Größe', value: 'Groß' }],
    });
    expect(entry).not.toHaveProperty('said');
    buyer.headers['referer'] = `http://${site.host}/checkout`;
    for (const path of ['/cart', '/commerce/goto-checkout'])
      expect((await buyer.send('GET', path)).body).toContain('<html lang="de"');
    await buyer.send('PUT', '/api/commerce/checkout/contact', A_CONTACT);
    const { quote } = (await buyer.cart('GET')).json() as { quote: string };
    const { url } = (await buyer.place(quote)).json() as { url: string };
    const page = (await buyer.send('GET', url)).body;
    expect(page).toContain('Quittengelee');
    expect(page).toContain('<html lang="de"');
    const id = /order-confirmed\/(\w+)/.exec(url)?.[1] ?? '';
    const order = (await call('GET', `/api/commerce/orders/${id}`, { as: site.owner })).json();
    expect(order['snapshot']).toMatchObject({
      lines: [{ title: 'Quince jam', optionValues: [{ optionName: 'Size', value: 'Large' }] }],
    });
    const { mail } = app.app.services;
    const textTo = async (to: string) => (await mail.listOf(site.id)).find((each) => each.to === to)?.text;
    await expect.poll(() => textTo(A_CONTACT.email)).toContain('Quittengelee, Groß');
  });

  test('a search in a language finds its words, and what is found is said and found there', async () => {
    const found = await bodyAt('/de/search?q=Quitten');
    expect(found).toMatch(/href="\/de\/shop\/quince-jam"[^>]*>Quittengelee/);
    expect(await bodyAt('/de/shop?find=quitten')).toMatch(/class="product-name">Quittengelee/);
    expect(await bodyAt('/search?q=Quitten')).not.toContain('quince-jam');
    const preview = await call('GET', '/api/search/preview?q=quitten', {
      host: site.host,
      headers: { referer: `http://${site.host}/de` },
    });
    expect(preview.json().results).toMatchObject([
      { title: 'Quittengelee', path: '/de/shop/quince-jam', kind: 'product' },
    ]);
  });

  test('a product is at an address of its language, and leads there from its others', async () => {
    const setAddress = (language: string, address: string) =>
      call('PUT', `/api/multilingual/translations/${productId}/${language}`, {
        as: site.owner,
        body: { texts: [], address },
      });
    const { product: other } = await sell(app, site, { title: 'Plum jam', slug: 'plum-jam' });
    expect((await setAddress('de', 'plum-jam')).body).toContain(
      '“/shop/quince-jam” and “/shop/plum-jam” would both have the address /shop/plum-jam in German',
    );
    expect((await setAddress('de', '/shop/x')).status).toBe(400);
    expect((await setAddress('de', 'quittengelee')).json().address).toEqual({
      source: 'quince-jam',
      text: 'quittengelee',
    });
    await setAddress('ar', 'مربى');
    await publish();
    const arabic = `/ar/shop/${encodeURIComponent('مربى')}`;
    for (const path of ['/shop/quince-jam', '/de/shop/quittengelee', '/de-ch/shop/quittengelee', arabic])
      expect((await call('GET', path, { host: site.host })).status, path).toBe(200);
    for (const [from, to] of [
      ['/de/shop/quince-jam', '/de/shop/quittengelee'],
      ['/de/shop/Quittengelee', '/de/shop/quittengelee'],
      ['/ar/shop/quince-jam', arabic],
    ]) {
      const reply = await call('GET', from ?? '', { host: site.host });
      expect([reply.status, reply.headers.location]).toEqual([301, to]);
    }
    expect((await call('GET', '/shop/quittengelee', { host: site.host })).status).toBe(404);
    // No other product may take what German calls this one.
    const taken = await call('PUT', `/api/commerce/products/${other.id}`, {
      as: site.owner,
      body: { base: other.updatedAt, slug: 'quittengelee' },
    });
    expect(taken.json()).toMatchObject({
      errorKey: 'pathTaken',
      errors: { slug: expect.stringContaining('would both have the address /shop/quittengelee in German') },
    });
    expect(await bodyAt('/de/shop')).toContain('href="/de/shop/quittengelee"');
    expect(await bodyAt('/de/search?q=Quitten')).toContain('href="/de/shop/quittengelee"');
    expect(await bodyAt('/sitemap.xml')).toContain(`<loc>https://${site.host}/de/shop/quittengelee</loc>`);
    await setAddress('de', '');
    await setAddress('ar', '');
    await publish();
    const former = await call('GET', '/de/shop/quittengelee', { host: site.host });
    expect([former.status, former.headers.location]).toEqual([301, '/de/shop/quince-jam']);
    await call('DELETE', `/api/commerce/products/${other.id}`, { as: site.owner });
  });

  test('a deleted product is not restored to an address that a language has given to another', async () => {
    const { product: deleted } = await sell(app, site, { title: 'Fig jam', slug: 'feigen' });
    await call('DELETE', `/api/commerce/products/${deleted.id}`, { as: site.owner });
    const setAddress = (address: string) =>
      call('PUT', `/api/multilingual/translations/${productId}/de`, {
        as: site.owner,
        body: { texts: [], address },
      });
    const restore = () => call('POST', `/api/commerce/products/${deleted.id}/restore`, { as: site.owner });
    expect((await setAddress('feigen')).status).toBe(200);
    await publish();
    const refused = await restore();
    expect([refused.status, refused.json()]).toMatchObject([409, { errorKey: 'pathTaken' }]);
    expect(refused.body).toContain('would both have the address /shop/feigen in German');
    expect((await call('GET', '/shop/feigen', { host: site.host })).status).toBe(404);
    await setAddress('');
    await publish();
    expect((await restore()).status).toBe(200);
    await call('DELETE', `/api/commerce/products/${deleted.id}`, { as: site.owner });
  });

  test('two values that would read the same stay as they are written', async () => {
    await say(productId, 'ar', { 'Quince jam': 'مربى', Small: 'حجم', Large: 'حجم' });
    await publish();
    const page = await bodyAt('/ar/shop/quince-jam');
    expect(page).toContain('مربى');
    expect(page).toContain('Small');
    expect(page).not.toContain('حجم');
  });

  test('what changes in the product is out of date, and visitors keep the translation', async () => {
    const read = await call('GET', `/api/commerce/products/${productId}`, { as: site.owner });
    const { id: _id, updatedAt: base, ...draft } = read.json();
    const saved = await call('PUT', `/api/commerce/products/${productId}`, {
      as: site.owner,
      body: { ...draft, title: 'Quince and apple jam', base },
    });
    expect(saved.status, saved.body).toBe(200);
    const states = (await textsOf(productId, 'de')).map(({ source, state }) => [source, state]);
    expect(states).toContainEqual(['Quince and apple jam', 'outOfDate']);
    expect(states).toContainEqual(['Small', 'translated']);
    expect(await bodyAt('/de/shop/quince-jam')).toContain('Quittengelee');
  });

  test('a description that falls back says in which language it is', async () => {
    const read = await call('GET', `/api/commerce/products/${productId}`, { as: site.owner });
    const { id: _id, updatedAt: base, ...draft } = read.json();
    const description = fromText('Set on a Tuesday.');
    await call('PUT', `/api/commerce/products/${productId}`, {
      as: site.owner,
      body: { ...draft, description, base },
    });
    expect(await bodyAt('/ar/shop/quince-jam')).toMatch(
      /<div class="prose" lang="en" dir="ltr">.*Set on a Tu/,
    );
    expect(await bodyAt('/shop/quince-jam')).toMatch(/<div class="prose">.*Set on a Tu/);
  });
});
