import { beforeAll, expect, test } from 'vitest';
import { smallTemplate } from '../../testing/small-template.ts';
import { aProduct } from '../../testing/a-product.ts';
import { useApp, type TestSite } from '../../testing/app.ts';

const kit = useApp({ now: () => new Date('2026-11-15T10:00:00Z') });
const { call } = kit;
let site: TestSite;

const post = (title: string, slug: string, values: Record<string, unknown> = {}) => ({
  title,
  slug,
  publishAt: '2026-10-01T08:00:00.000Z',
  values,
  sections: [],
});

beforeAll(async () => {
  site = await kit.aSite({
    ...smallTemplate,
    collections: [
      {
        kind: 'blog',
        title: 'Journal',
        path: '/journal',
        items: [
          post('Marmalade season', 'marmalade-season'),
          post('Quince', 'quince'),
          post('Quinces', 'quinces'),
          post('Quince in secret', 'secret', { status: 'draft' }),
        ],
      },
    ],
  });
});

const visit = (path: string) => call('GET', path, { host: site.host });
const find = async (query: string) => (await visit(`/search?q=${encodeURIComponent(query)}`)).body;

test.each(['marm', 'MARMALADE', 'season marmalade', 'marmelade', "marm'", 'marm & | !'])(
  '%s finds what begins like it, and through a slip',
  async (query) => {
    expect(await find(query)).toContain('href="/journal/marmalade-season"');
  },
);

test('pages are found, and a few results while somebody types', async () => {
  expect(await find('about')).toContain('href="/about"');
  expect((await visit('/api/search/preview?q=marm')).json()).toEqual({
    results: [{ path: '/journal/marmalade-season', title: 'Marmalade season', kind: 'post', thumbnail: '' }],
    total: 1,
  });
});

test('whole words come first, and drafts not at all', async () => {
  const page = await find('quince');
  expect(page.indexOf('href="/journal/quince"')).toBeGreaterThan(0);
  expect(page.indexOf('href="/journal/quince"')).toBeLessThan(page.indexOf('href="/journal/quinces"'));
  expect(page).not.toContain('secret');
});

test('products are found while they are sold', async () => {
  const actor = { siteId: site.id, accountId: site.ownerId };
  const { products } = kit.app.services;
  await products.create(actor, aProduct({ title: 'Marmalade jar' }));
  await products.create(actor, aProduct({ title: 'Marmalade spoon', workflow: 'draft' }));
  const page = await find('marmalade');
  expect(page).toContain('/marmalade-jar"');
  expect(page).not.toContain('marmalade-spoon');
  const { results } = (await visit('/api/search/preview?q=marmalade')).json();
  expect(results).toContainEqual(expect.objectContaining({ title: 'Marmalade jar', kind: 'product' }));
});

test.each(['%', "'; drop table items; --", '"', '\\', ':*', '🌊', 'a'.repeat(5000)])(
  'is not upset by %.20j',
  async (query) => {
    const asked = encodeURIComponent(query);
    expect((await visit(`/search?q=${asked}`)).status).toBe(200);
    expect((await visit(`/api/search/preview?q=${asked}`)).json().results).toEqual([]);
  },
);
