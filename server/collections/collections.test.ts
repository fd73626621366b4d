import { beforeAll, describe, expect, test } from 'vitest';
import type { CollectionEntry, ItemEntry } from '#contract/content/collections.ts';
import { COLLECTION_KINDS } from '#core/collections/kinds.ts';
import { fromText } from '#core/rich-text/from-text.ts';
import { newId } from '../ids.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { makeCollections } from './testing/making.ts';

let moment = new Date('2026-11-15T10:00:00Z');
const kit = useApp({ now: () => moment });
const { call } = kit;

const { aCollection, aPost, add, read, save, publish, visit } = makeCollections(kit);
const change = (site: TestSite, collection: string, ids: string[], what: object) =>
  call('POST', `/api/collections/${collection}/change`, { as: site.owner, body: { ids, change: what } });
const itemsOf = async (site: TestSite, collection: string, query = '') =>
  (await call('GET', `/api/collections/${collection}/items${query}`, { as: site.owner })).json() as {
    items: ItemEntry[];
    next: string | null;
  };

describe('a blog', () => {
  let site: TestSite;
  let blog: string;
  let first: string;
  let second: string;

  beforeAll(async () => {
    site = await kit.aSite();
    blog = await aCollection(site, 'blog', { intro: 'Notes from the larder.' });
    first = await aPost(site, blog, 'The wind decides', {
      tags: ['Salt', 'Sea'],
      categories: ['Travel'],
      author: 'Dan Amsel',
      excerpt: 'Four days at the pans.',
      publishAt: '2026-07-21T08:00:00.000Z',
    });
    second = await aPost(site, blog, 'A winter larder', {
      tags: ['Salt'],
      categories: ['Kitchen'],
      author: 'Ruth Amsel',
    });
    expect((await publish(site)).status).toBe(200);
  });

  test('gives new posts an address by its format, in the time of the site', async () => {
    expect((await read(site, first)).body.slug).toBe('2026/11/15/the-wind-decides');
  });

  test('lists what is published, newest first, as a collection of page type 1', async () => {
    const { status, body } = await visit(site, '/journal');
    expect(status).toBe(200);
    expect(body.indexOf('A winter larder')).toBeGreaterThan(0);
    expect(body.indexOf('A winter larder')).toBeLessThan(body.indexOf('The wind decides'));
    expect(body).toContain('<body data-page-type="1"');
    expect(body).toContain(`"collectionId":"${blog}"`);
    expect(body).toContain('Notes from the larder.');
    expect(body).toContain('rel="alternate" type="application/rss+xml"');
  });

  test('shows a post with its neighbours and what is related, as an item of page type 50', async () => {
    const { status, body } = await visit(site, '/journal/2026/11/15/the-wind-decides');
    expect(status).toBe(200);
    expect(body).toContain('<body data-page-type="50"');
    expect(body).toContain(`"itemId":"${first}"`);
    expect(body).toContain('rel="next"');
    expect(body).toContain('More like this');
    expect(body).toContain('"@type":"BlogPosting"');
    expect(body).toContain('<meta property="article:tag" content="Salt">');
    expect(body).toContain('href="/journal/author/dan-amsel"');
  });

  test.each([
    ['/journal/tag/salt', ['A winter larder', 'The wind decides']],
    ['/journal/tag/sea', ['The wind decides']],
    ['/journal/category/kitchen', ['A winter larder']],
    ['/journal/author/dan-amsel', ['The wind decides']],
    ['/journal/archive/2026-07', ['The wind decides']],
  ])('%s lists %j alone', async (path, titles) => {
    const { status, body } = await visit(site, path);
    expect(status).toBe(200);
    for (const title of ['A winter larder', 'The wind decides'])
      expect(body.includes(`>${title}</a>`)).toBe(titles.includes(title));
  });

  test.each([
    ['/journal?tag=Salt', '/journal/tag/salt'],
    ['/journal?utm_source=x&category=Kitchen', '/journal/category/kitchen'],
    ['/journal?author=Dan+Amsel', '/journal/author/dan-amsel'],
    ['/journal?format=rss', '/journal/feed.xml'],
  ])('%s, as other systems write it, leads to %s', async (asked, address) => {
    await visit(site, '/journal');
    const answer = await call('GET', asked, { host: site.host });
    expect([answer.status, answer.headers.location]).toEqual([302, address]);
  });

  test.each(['/journal?tag=', '/journal?view=calendar', '/journal?format=toString', '/?tag=salt'])(
    '%s asks for nothing',
    async (asked) => expect((await call('GET', asked, { host: site.host })).status).toBe(200),
  );

  test.each([
    '/journal/tag/none',
    '/journal/archive/2020-01',
    '/journal/nothing',
    `/journal/older/${'a'.repeat(24)}`,
    '/journal/calendar',
    '/journal/past',
  ])('there is nothing at %s', async (path) => {
    expect((await visit(site, path)).status).toBe(404);
  });

  test('has an RSS feed with whole addresses', async () => {
    const { status, headers, body } = await visit(site, '/journal/feed.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(body).toContain(`<link>https://${site.host}/journal/2026/11/15/the-wind-decides</link>`);
    expect(body).toContain('<description>Four days at the pans.</description>');
    const again = await call('GET', '/journal/feed.xml', {
      host: site.host,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  test('and a JSON feed', async () => {
    const { body } = await visit(site, '/journal/feed.json');
    const { items } = JSON.parse(body) as { items: { _item: unknown }[] };
    expect(items.map(({ _item }) => _item)).toEqual([{ recordType: 1 }, { recordType: 1 }]);
  });

  test('its addresses are in the map for search engines, with their dates', async () => {
    const { body } = await visit(site, '/sitemap.xml');
    expect(body).toMatch(/<loc>[^<]*\/journal\/2026\/11\/15\/the-wind-decides<\/loc><lastmod>2026-11-15/);
  });

  test('a draft, one that needs review and a deleted one are nowhere', async () => {
    const own = await kit.aSite();
    const id = await aCollection(own, 'blog', { urlFormat: '%t' });
    await aPost(own, id, 'Hidden draft', { status: 'draft', tags: ['Secret'] });
    await aPost(own, id, 'Hidden review', { status: 'needs_review' });
    const gone = await aPost(own, id, 'Hidden gone');
    await publish(own);
    expect((await visit(own, '/journal/hidden-gone')).status).toBe(200);
    expect((await change(own, id, [gone], { do: 'delete' })).json()).toEqual({ changed: 1 });
    for (const path of [
      '/journal',
      '/journal/feed.xml',
      '/journal/feed.json',
      '/sitemap.xml',
      '/search?q=hidden',
    ])
      expect((await visit(own, path)).body).not.toMatch(/>Hidden|hidden-/);
    for (const path of [
      '/journal/hidden-draft',
      '/journal/hidden-review',
      '/journal/hidden-gone',
      '/journal/tag/secret',
    ])
      expect((await visit(own, path)).status).toBe(404);
    expect((await itemsOf(own, id, '?state=deleted')).items.map(({ title }) => title)).toEqual([
      'Hidden gone',
    ]);
    expect((await change(own, id, [gone], { do: 'restore' })).status).toBe(200);
    expect((await itemsOf(own, id)).items).toHaveLength(3);
  });

  test('a changed post stays as it was for visitors until it is published', async () => {
    const own = await kit.aSite();
    const id = await aCollection(own, 'blog', { urlFormat: '%t' });
    const post = await aPost(own, id, 'First words');
    await publish(own);
    await save(own, post, { title: 'Other words', slug: 'other-words' });
    expect((await visit(own, '/journal')).body).toContain('First words');
    expect((await visit(own, '/journal/other-words')).status).toBe(404);
    await publish(own, [post]);
    expect((await visit(own, '/journal')).body).toContain('Other words');
    const moved = await visit(own, '/journal/first-words');
    expect([moved.status, moved.headers.location]).toEqual([301, '/journal/other-words']);
  });

  test('what waits for its time appears by itself', async () => {
    const own = await kit.aSite();
    const id = await aCollection(own, 'blog', { urlFormat: '%t' });
    const post = await aPost(own, id, 'Tomorrow', {
      status: 'scheduled',
      publishAt: '2026-11-16T10:00:00.000Z',
      tags: ['Soon'],
    });
    await publish(own);
    expect((await visit(own, '/journal')).body).not.toContain('Tomorrow');
    expect((await visit(own, '/journal/tomorrow')).status).toBe(404);
    moment = new Date('2026-11-16T10:00:01Z');
    const { publishing } = kit.app.services;
    const { makeItemReleases } = await import('./releases.ts');
    const releases = makeItemReleases({
      db: kit.db,
      now: () => moment,
      alarm: { set: async () => {} },
      onShown: (siteId) => kit.app.services.sites.forget(siteId),
    });
    await releases.showDue(own.id, post, publishing);
    await expect.poll(async () => (await visit(own, '/journal')).body).toContain('Tomorrow');
    expect((await visit(own, '/journal/tag/soon')).status).toBe(200);
    moment = new Date('2026-11-15T10:00:00Z');
  });

  test('a scheduled post needs a time', async () => {
    const made = await add(site, blog, 'When?');
    const refused = await save(site, String(made.json().id), { status: 'scheduled', publishAt: '' });
    expect(refused.json()).toMatchObject({ error: 'Please choose when it should appear.' });
  });

  test('two posts cannot share an address; a new one takes the next free', async () => {
    const third = String((await add(site, blog, 'The wind decides')).json().id);
    expect((await read(site, third)).body.slug).toBe('2026/11/15/the-wind-decides-2');
    const refused = await save(site, third, { slug: '2026/11/15/the-wind-decides' });
    expect([refused.status, refused.json().error]).toEqual([
      409,
      'Another item of this collection already uses this address. Please choose a different one.',
    ]);
    expect((await change(site, blog, [third], { do: 'delete' })).status).toBe(200);
  });

  test.each([
    [{ tags: ['x'.repeat(51)] }, 'A tag can have up to 50 characters.'],
    [{ categories: ['x'.repeat(26)] }, 'A category can have up to 25 characters.'],
    [{ publishAt: '0000-01-01T00:00:00.000Z' }, 'Must lie between the years 1000 and 9999.'],
    [{ slug: 'tag/x' }, 'An address cannot begin with tag, which lists are found under.'],
  ])('%j is refused in words', async (more, sentence) => {
    const refused = await save(site, second, more);
    expect([refused.status, refused.json().error]).toEqual([400, sentence]);
  });

  test('a password of the collection guards its posts, its feed and search', async () => {
    const own = await kit.aSite();
    const id = await aCollection(own, 'blog', { urlFormat: '%t' });
    await aPost(own, id, 'Behind the door');
    await publish(own);
    const locked = await call('PUT', `/api/access/pages/${id}`, {
      as: own.owner,
      body: { password: 'open sesame' },
    });
    expect(locked.status).toBe(200);
    for (const path of [
      '/journal',
      '/journal/behind-the-door',
      '/journal/feed.xml',
      '/search?q=behind',
      '/sitemap.xml',
    ])
      expect((await visit(own, path)).body).not.toMatch(/Behind the door|<loc>[^<]*behind/);
    expect((await visit(own, '/api/search/preview?q=behind')).json()).toEqual({ results: [], total: 0 });
  });

  test('pages of the list follow each other', async () => {
    const own = await kit.aSite();
    const id = await aCollection(own, 'blog', { urlFormat: '%t', pageSize: 2 });
    for (const day of [1, 2, 3, 4, 5])
      await aPost(own, id, `Day ${day}`, { publishAt: `2026-09-0${day}T08:00:00.000Z`, tags: ['All'] });
    await publish(own);
    for (const start of ['/journal', '/journal/tag/all']) {
      const seen: string[] = [];
      for (let path: string | undefined = start; path;) {
        const { body } = await visit(own, path);
        seen.push(
          ...[...body.matchAll(/<h2 class="card-title"><a [^>]*>(.*?)<\/a>/g)].map(
            ([, title]) => title ?? '',
          ),
        );
        path = /<a href="([^"]*)" rel="next">/.exec(body)?.[1];
      }
      expect(seen).toEqual(['Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1']);
    }
  });
});

test('every kind of collection has a list and pages for its items', async () => {
  const site = await kit.aSite();
  const kinds = COLLECTION_KINDS.filter((kind) => kind !== 'products');
  const ids: Record<string, string> = {};
  for (const kind of kinds) {
    const id = await aCollection(site, kind, { title: `All ${kind}`, path: `/${kind}`, urlFormat: '%t' });
    ids[kind] = id;
    await aPost(site, id, `One of ${kind}`, {
      event: { startsAt: '2026-12-01T18:00:00.000Z', endsAt: '', isAllDay: false },
    });
  }
  expect((await publish(site)).status).toBe(200);
  for (const kind of kinds) {
    const list = await visit(site, `/${kind}`);
    expect([kind, list.status, list.body.includes(`One of ${kind}`)]).toEqual([kind, 200, true]);
    expect(list.body).toContain('"pageType":1,');
    const item = await visit(site, `/${kind}/one-of-${kind}`);
    expect([kind, item.status]).toEqual([kind, 200]);
    expect(item.body).toContain('"pageType":50,');
  }
  for (const [kind, recordType] of Object.entries({ blog: 1, gallery: 2, videos: 8, events: 12 }))
    expect((await itemsOf(site, ids[kind] ?? '')).items[0]).toMatchObject({ recordType });
  const unknown = await call('POST', '/api/content/documents', {
    as: site.owner,
    body: { kind: 'collection', body: { kind: '25', title: 'None', path: '/none' } },
  });
  expect(unknown.status).toBe(400);
});

describe('an owner’s list', () => {
  test('is searched, narrowed by state and changed at once', async () => {
    const site = await kit.aSite();
    const id = await aCollection(site, 'blog', { urlFormat: '%t' });
    const posts = [
      await aPost(site, id, 'Bread', { status: 'draft' }),
      await aPost(site, id, 'Butter 100%', { status: 'draft' }),
    ];
    expect((await itemsOf(site, id, '?words=bUt')).items.map(({ title }) => title)).toEqual(['Butter 100%']);
    expect((await itemsOf(site, id, '?words=%25')).items.map(({ title }) => title)).toEqual(['Butter 100%']);
    expect((await itemsOf(site, id, '?state=published')).items).toEqual([]);
    expect((await change(site, id, posts, { do: 'state', state: 'published' })).json()).toEqual({
      changed: 2,
    });
    expect((await visit(site, '/journal/bread')).status).toBe(200);
    expect((await change(site, id, posts, { do: 'addTag', term: 'Food' })).json()).toEqual({ changed: 2 });
    expect((await change(site, id, posts, { do: 'addTag', term: 'food' })).json()).toEqual({ changed: 0 });
    const renamed = await call('POST', `/api/collections/${id}/terms`, {
      as: site.owner,
      body: { taxonomy: 'tags', from: 'Food', to: 'Eating' },
    });
    expect(renamed.json()).toEqual({ changed: 2 });
    await change(site, id, posts.slice(0, 1), { do: 'addTag', term: 'Other' });
    const double = await call('POST', `/api/collections/${id}/terms`, {
      as: site.owner,
      body: { taxonomy: 'tags', from: 'Other', to: 'eating' },
    });
    expect(double.json().error).toBe('This tag already exists');
    expect((await change(site, id, posts, { do: 'state', state: 'draft' })).json()).toEqual({ changed: 2 });
    expect((await visit(site, '/journal/bread')).status).toBe(404);
    expect((await change(site, id, [newId()], { do: 'delete' })).status).toBe(404);
    const { collections } = (await call('GET', '/api/collections', { as: site.owner })).json() as {
      collections: CollectionEntry[];
    };
    expect(collections).toMatchObject([{ title: 'Journal', itemWord: 'post', counts: { draft: 2 } }]);
  });

  test('what was deleted keeps its name in the history, and is seen again when that is undone', async () => {
    const site = await kit.aSite();
    const id = await aCollection(site, 'blog');
    const post = await aPost(site, id, 'Bread');
    await publish(site);
    await change(site, id, [post], { do: 'delete' });
    const { releases } = (await call('GET', '/api/content/releases', { as: site.owner })).json() as {
      releases: { changes: unknown[] }[];
    };
    expect(releases[0]?.changes).toMatchObject([{ documentId: post, title: 'Bread' }]);
    await change(site, id, [post], { do: 'restore', shown: [post] });
    expect((await itemsOf(site, id)).items).toMatchObject([{ isLive: true, isChanged: false }]);
  });

  test('goes on where it ends', async () => {
    const site = await kit.aSite();
    const id = await aCollection(site, 'blog');
    for (let count = 0; count < 52; count += 1) await add(site, id, `Post ${count}`);
    const page = await itemsOf(site, id);
    expect(page.items).toHaveLength(50);
    const rest = await itemsOf(site, id, `?before=${page.next}`);
    expect(rest.items).toHaveLength(2);
    expect(rest.next).toBeNull();
  });
});

describe('limits', () => {
  test('the 61st track of an album is refused, also when two come at once', async () => {
    const site = await kit.aSite();
    const album = await aCollection(site, 'album');
    for (let count = 0; count < 59; count += 1)
      expect((await add(site, album, `Track ${count}`)).status).toBe(200);
    const last = await Promise.all([add(site, album, 'One'), add(site, album, 'Two')]);
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const refused = last.find(({ status }) => status === 400);
    expect(refused?.json().error).toBe('An album can hold up to 60 tracks.');
    const [item] = (await itemsOf(site, album)).items;
    expect((await save(site, item?.id ?? '', { title: 'Still edited' })).status).toBe(200);
  });
});

describe('an owner’s own collection', () => {
  test('has fields that are checked, shown, and lead to items of others', async () => {
    const site = await kit.aSite();
    const makers = await aCollection(site, 'custom', { title: 'Makers', path: '/makers', itemName: 'maker' });
    const recipes = await aCollection(site, 'custom', {
      title: 'Recipes',
      path: '/recipes',
      itemName: 'recipe',
      fields: [
        { key: 'serves', label: 'Serves', type: 'number', isRequired: true, inList: true },
        { key: 'method', label: 'Method', type: 'richText' },
        { key: 'from', label: 'Made with', type: 'reference', collectionId: makers },
      ],
    });
    const maker = await aPost(site, makers, 'Salt works');
    const hidden = await aPost(site, makers, 'Hidden maker', { status: 'draft' });
    const made = await add(site, recipes, 'Salt bread');
    const recipe = String(made.json().id);
    const incomplete = await save(site, recipe, { status: 'published', custom: { serves: 'four' } });
    expect(incomplete.json()).toMatchObject({ errors: { 'custom.serves': 'Must be a number.' } });
    const saved = await save(site, recipe, {
      status: 'published',
      custom: { serves: 4, method: fromText('Mix *well*'), from: [maker, hidden, newId()], dropped: 1 },
    });
    expect(saved.status).toBe(200);
    await publish(site);
    const list = (await visit(site, '/recipes')).body;
    expect(list).toContain('<dt>Serves</dt><dd>4</dd>');
    const page = (await visit(site, '/recipes/salt-bread')).body;
    expect(page).toContain('<em>well</em>');
    expect(page).toContain('<a href="/makers/salt-works">Salt works</a>');
    expect(page).not.toContain('Hidden maker');
    expect((await change(site, makers, [maker], { do: 'delete' })).status).toBe(200);
    expect((await visit(site, '/recipes/salt-bread')).body).not.toContain('Salt works');
  });
});

test('an item of another site is not there', async () => {
  const [one, other] = [await kit.aSite(), await kit.aSite()];
  const blog = await aCollection(one, 'blog');
  expect((await add(other, blog, 'Intruder')).status).toBe(404);
  expect((await call('GET', `/api/collections/${blog}/items`, { as: other.owner })).status).toBe(404);
});
