import { beforeAll, describe, expect, test } from 'vitest';
import { startOf } from '#core/collections/collection.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import type { CollectionKind } from '#core/collections/kinds.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { useApp, type Reply, type TestSite } from '../testing/app.ts';
import { aProduct } from '../testing/a-product.ts';
import { smallTemplate } from '../testing/small-template.ts';

const kit = useApp({ now: () => new Date('2026-11-15T10:00:00Z') });
const { call } = kit;
let site: TestSite;
/** Transactions that looked at the site since somebody began to count. */
let reads = 0;

beforeAll(async () => {
  const rules = ['/old', '/journal/feed.xml', '/shop/tea', '/journal/winter-larder'].map((from) => ({
    from,
    to: '/about',
    status: 301 as const,
  }));
  site = await kit.aSite({ ...smallTemplate, settings: { redirects: { rules } } });
  const startsAt = '2026-11-20T10:00:00.000Z';
  await aCollection('blog', '/journal', { title: 'Winter larder', slug: 'winter-larder', tags: ['Salt'] });
  await aCollection('blog', '/notes', { title: 'A note', slug: 'a-note' });
  await aCollection('events', '/events', {
    title: 'Harvest',
    slug: 'harvest',
    event: { startsAt, endsAt: '', isAllDay: false },
  });
  const secret = await aCollection('blog', '/secret', { title: 'Hidden', slug: 'hidden' });
  for (const slug of ['jam', 'tea'])
    await call('POST', '/api/commerce/products', { as: site.owner, body: aProduct({ title: slug, slug }) });
  expect((await call('POST', '/api/content/publish', { as: site.owner, body: {} })).status).toBe(200);
  const locked = await call('PUT', `/api/access/pages/${secret}`, {
    as: site.owner,
    body: { password: 'open sesame' },
  });
  expect(locked.status).toBeLessThan(300);
  kit.db.pool.on('acquire', (client) => {
    if ('isCounted' in client) return;
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const counted = (...args: unknown[]) => {
      if (typeof args[0] === 'string' && args[0].includes(site.id)) reads += 1;
      return query(...args);
    };
    Object.assign(client, { isCounted: true, query: counted });
  });
  await visit('/');
});

async function aCollection(
  kind: CollectionKind,
  path: string,
  item: Partial<ItemDocument> & { title: string },
): Promise<string> {
  const as = site.owner;
  const body = { ...startOf(kind), title: path.slice(1), path };
  const made = await call('POST', '/api/content/documents', { as, body: { kind: 'collection', body } });
  const id = String(made.json().id);
  const added = await call('POST', `/api/collections/${id}/items`, { as, body: { title: item.title } });
  const itemUrl = `/api/content/documents/${String(added.json().id)}`;
  const draft = (await call('GET', itemUrl, { as })).json() as { revision: number; body: object };
  const written = { ...draft.body, status: 'published', publishAt: '2026-10-01T08:00:00.000Z', ...item };
  const saved = await call('PUT', itemUrl, { as, body: { base: draft.revision, body: written } });
  expect(saved.body).toContain('revision');
  return id;
}

const visit = (path: string, headers: Record<string, string> = {}) =>
  call('GET', path, { host: site.host, headers });

/** What a page says it is, what a file is, or where an address leads. */
function whatOf({ status, headers, body }: Reply): string | number {
  const type = /<body[^>]* data-page-type="(\d+)"/.exec(body)?.[1];
  if (status >= 300 && status < 400) return `${status} ${String(headers.location)}`;
  return type === undefined ? String(headers['content-type']) : Number(type);
}

async function count(ask: () => Promise<Reply>): Promise<[Reply, number]> {
  reads = 0;
  const reply = await ask();
  return [reply, reads];
}

// The last two: how often the site is read for the first visitor, and for one who has the page already.
test.each<[string, string | number, number, number, number]>([
  ['/about', PageKind.page, 200, 1, 0],
  ['/journal', PageKind.collection, 200, 2, 0],
  ['/journal/tag/salt', PageKind.collection, 200, 3, 1],
  ['/journal/tag/pepper', PageKind.notFound, 404, 2, 1],
  ['/notes/a-note', PageKind.item, 200, 3, 1],
  ['/notes/nothing', PageKind.notFound, 404, 2, 2],
  ['/notes/feed.xml', 'application/rss+xml; charset=utf-8', 200, 1, 1],
  ['/notes?tag=x', '302 /notes/tag/x', 302, 0, 0],
  ['/events', PageKind.collection, 200, 2, 2],
  ['/events/calendar', PageKind.collection, 200, 2, 2],
  ['/events/harvest', PageKind.item, 200, 3, 1],
  ['/events/harvest.ics', 'text/calendar; charset=utf-8', 200, 1, 1],
  ['/events/nothing.ics', PageKind.notFound, 404, 1, 1],
  ['/shop', PageKind.collection, 200, 2, 0],
  ['/shop?sort=name', PageKind.collection, 200, 2, 2],
  ['/shop/jam', PageKind.item, 200, 3, 1],
  ['/shop/nothing', PageKind.notFound, 404, 1, 1],
  ['/search?q=salt', PageKind.search, 200, 3, 3],
  ['/nothing', PageKind.notFound, 404, 0, 0],
  ['/account', '302 /commerce/account', 302, 0, 0],
  ['/About', '301 /about', 301, 0, 0],
  ['/Notes/A-note?x=1', '301 /notes/a-note?x=1', 301, 1, 1],
  ['/robots.txt', 'text/plain; charset=utf-8', 200, 0, 0],
  ['/sitemap.xml', 'application/xml; charset=utf-8', 200, 4, 4],
  ['/sitemap-7.xml', PageKind.notFound, 404, 3, 3],
])('%s is %s, with %s and %i reads, then %i', async (path, what, status, first, again) => {
  const [reply, readFirst] = await count(() => visit(path));
  expect([whatOf(reply), reply.status]).toEqual([what, status]);
  const [known, readAgain] = await count(() => visit(path, { 'if-none-match': String(reply.headers.etag) }));
  expect(known.status).toBe(reply.headers.etag === undefined ? status : 304);
  expect([readFirst, readAgain]).toEqual([first, again]);
});

describe('an owner’s redirect', () => {
  test.each(['/old', '/journal/feed.xml', '/shop/tea'])('leads on from %s', async (path) => {
    expect(whatOf(await visit(path))).toBe('301 /about');
  });

  test('gives way to what the owner wrote there', async () => {
    expect(whatOf(await visit('/journal/winter-larder'))).toBe(PageKind.item);
  });

  test('is not followed in drafts, where files are none', async () => {
    const draft = (path: string) => call('GET', `${path}?draft=view`, { as: site.owner });
    expect(whatOf(await draft('/shop/tea'))).toBe(PageKind.item);
    expect(whatOf(await draft('/journal/feed.xml'))).toBe(PageKind.notFound);
  });
});

describe('the password of a collection', () => {
  test.each(['/secret', '/secret/hidden', '/secret/nothing', '/secret/feed.xml'])(
    'stands before %s, whether something is there or not',
    async (path) => {
      const reply = await visit(path);
      expect(whatOf(reply)).toBe(PageKind.protectedContent);
      expect(reply.headers['cache-control']).toBe('private, no-store');
    },
  );

  test.each(['/Secret/hidden', '/Secret/nothing'])('is not got round by %s', async (path) => {
    expect(whatOf(await visit(path))).toBe(`301 ${path.toLowerCase()}`);
  });
});
