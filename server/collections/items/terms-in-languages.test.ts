import { beforeAll, expect, test } from 'vitest';
import { at, block } from '#site/templates/template.ts';
import { useApp, type TestSite } from '../../testing/app.ts';
import { translateAll } from '../../testing/translate.ts';
import { sell } from '../../testing/a-shop.ts';
import { smallTemplate } from '../../testing/small-template.ts';

const kit = useApp();
const { call } = kit;
let site: TestSite;

/** Two posts of a journal in English and German, and a jar in the shop. */
beforeAll(async () => {
  site = await kit.aSite({
    ...smallTemplate,
    collections: [
      {
        kind: 'blog',
        title: 'Journal',
        path: '/journal',
        items: [
          { title: 'Salt', slug: 'salt', values: { tags: ['Sea'], categories: ['Kitchen'] } },
          { title: 'Oak', slug: 'oak', values: { tags: ['Wood'], categories: ['Workshop'] } },
        ].map((item) => ({ ...item, publishAt: '2026-01-01T00:00:00.000Z', sections: [] })),
      },
    ],
    pages: [
      ...smallTemplate.pages,
      {
        title: 'Tags',
        path: '/tags',
        description: '',
        sections: [{ blocks: [block('tag-cloud', at(1, 24), { collection: 'collection:/journal' })] }],
      },
    ],
  });
  await call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages: ['de', 'de-CH'] } });
  await sell(kit, site, { title: 'Jam', slug: 'jam', tags: ['Sweet'] });
  await translateAll(kit, site, 'items.terms', { Sea: 'Meer', Kitchen: 'Küche', Workshop: 'Werkstatt' });
  await translateAll(kit, site, 'shop.tags', { Sweet: 'Süßes' });
  await call('POST', '/api/content/publish', { as: site.owner, body: {} });
});

const visit = (path: string) => call('GET', path, { host: site.host });
/** Words and addresses of links, without the marks of React. */
const linksIn = (html: string) =>
  new Map(
    [...html.replaceAll('<!-- -->', '').matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
      ([, href, words]) => [words, href],
    ),
  );

test('are listed once each for translators, whatever collection has them', async () => {
  const found = (await call('GET', '/api/multilingual/documents?language=de', { as: site.owner })).json() as {
    documents: { of: string; kind: string; texts: number; translated: number }[];
  };
  const of = (name: string) => found.documents.find((each) => each.of === name);
  expect(of('items.terms')).toMatchObject({ kind: 'terms', texts: 4 });
  expect(of('shop.tags')).toMatchObject({ kind: 'productTags', texts: 1 });
});

test.each(['/de', '/de-ch'])(
  'the page of an item at %s names them in its language and links to one address',
  async (prefix) => {
    const { body } = await visit(`${prefix}/journal/salt`);
    expect(linksIn(body).get('Meer')).toBe(`${prefix}/journal/tag/sea`);
    expect(linksIn(body).get('Küche')).toBe(`${prefix}/journal/category/kitchen`);
    expect(body).toContain('<meta property="article:tag" content="Meer">');
    expect(body).toContain('"keywords":"Meer"');
  },
);

test('a list by one of them is called after it, at the address made of what was written', async () => {
  const { status, body } = await visit('/de/journal/category/kitchen');
  expect([status, body.includes('Küche'), body.includes('Salt')]).toEqual([200, true, true]);
  expect(linksIn(body).get('Werkstatt')).toBe('/de/journal/category/workshop');
  expect((await visit('/de/journal/category/kuche')).status).toBe(404);
});

test('clouds and feeds say them too; what nobody translated stays', async () => {
  const cloud = linksIn((await visit('/de/tags')).body);
  expect(cloud.get('Meer')).toBe('/de/journal/tag/sea');
  expect(cloud.get('Wood')).toBe('/de/journal/tag/wood');
  const feed = (await visit('/de/journal/feed.xml')).body;
  expect(feed).toContain('Meer');
  expect(feed).not.toContain('Sea');
});

test('products name their tags in the language, and lists find them by what was written', async () => {
  const link = linksIn((await visit('/de/shop/jam')).body).get('Süßes');
  expect(link).toBe('/de/shop?tag=Sweet');
  expect((await visit(link ?? '')).body).toContain('Jam');
});

test('nothing changes where the site is read as it was written', async () => {
  const { body } = await visit('/journal/salt');
  expect(linksIn(body).get('Sea')).toBe('/journal/tag/sea');
  expect(body).not.toContain('Meer');
  expect(linksIn((await visit('/shop/jam')).body).get('Sweet')).toBe('/shop?tag=Sweet');
});

test('one that is renamed keeps what it is called in other languages, marked as out of date', async () => {
  const as = site.owner;
  const { collections } = (await call('GET', '/api/collections', { as })).json() as {
    collections: { id: string; path: string }[];
  };
  const id = collections.find(({ path }) => path === '/journal')?.id ?? '';
  const body = { taxonomy: 'categories', from: 'Kitchen', to: 'Pantry' };
  expect((await call('POST', `/api/collections/${id}/terms`, { as, body })).json()).toEqual({ changed: 1 });
  const terms = (await call('GET', '/api/multilingual/translations/items.terms/de', { as })).json() as {
    texts: { key: string; state: string }[];
  };
  expect(terms.texts.find(({ key }) => key === 'Pantry')?.state).toBe('outOfDate');
  await call('POST', '/api/content/publish', { as, body: {} });
  expect(linksIn((await visit('/de/journal/salt')).body).get('Küche')).toBe('/de/journal/category/pantry');
});

test('so does a tag of products that is renamed in the table of products, once none has the old name', async () => {
  const as = site.owner;
  const { products } = (await call('GET', '/api/commerce/product-table', { as })).json() as {
    products: { id: string; updatedAt: string; tags: string[] }[];
  };
  const sweet = products.filter(({ tags }) => tags.includes('Sweet'));
  const changes = sweet.map(({ id, updatedAt, tags }) => ({
    id,
    base: updatedAt,
    tags: tags.map((tag) => (tag === 'Sweet' ? 'Sweets' : tag)),
  }));
  expect(changes).not.toEqual([]);
  const saved = await call('PUT', '/api/commerce/product-table', { as, body: { changes } });
  expect(saved.status, saved.body).toBe(200);
  const { texts } = (await call('GET', '/api/multilingual/translations/shop.tags/de', { as })).json() as {
    texts: { key: string; state: string }[];
  };
  expect(texts.find(({ key }) => key === 'Sweets')?.state).toBe('outOfDate');
  await call('POST', '/api/content/publish', { as, body: {} });
  expect(linksIn((await visit('/de/shop/jam')).body).get('Süßes')).toBe('/de/shop?tag=Sweets');
});
