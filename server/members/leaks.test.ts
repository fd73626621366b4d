import { beforeAll, describe, expect, test } from 'vitest';
import type { DocumentEntry } from '#contract/content/content.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { at, block, type Template } from '#site/templates/template.ts';
import { aPicture, useFiles } from '../assets/testing/files.ts';
import { aCustomer } from '../testing/a-customer.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';

const app = useApp();
const { call } = app;
const files = useFiles(app);

const AREA = 'thecircleoftheseletters0';
const SECRET = 'zinnober';
const FILE = '/s/recipe.txt';
const FORM = 'questionsofthesemembers0';
const words = [{ blocks: [block('text', at(1, 24), { text: `text:${SECRET} [Recipe](${FILE})` })] }];

const template: Template = {
  ...smallTemplate,
  settings: {},
  pages: [
    ...smallTemplate.pages,
    {
      title: 'Vault',
      path: '/vault',
      description: SECRET,
      sections: [...words, { blocks: [block('form', at(1, 24), { formId: FORM })] }],
    },
    {
      title: 'List',
      path: '/list',
      description: '',
      sections: [{ blocks: [block('summary', at(1, 24), { collection: 'collection:/letters' })] }],
    },
  ],
  collections: [
    {
      kind: 'blog',
      title: 'Letters',
      path: '/letters',
      items: [
        {
          title: 'The first letter',
          slug: 'first',
          publishAt: '2026-01-01T00:00:00.000Z',
          values: { excerpt: `About ${SECRET}.`, tags: [SECRET] },
          sections: words,
        },
      ],
    },
  ],
  files: [
    { name: 'recipe.txt', make: () => Buffer.from(SECRET) },
    { name: 'rezept.txt', make: () => Buffer.from(SECRET) },
    { name: 'open.txt', make: () => Buffer.from('for everybody') },
  ],
  forms: [{ id: FORM, form: { name: 'Questions', fields: [{ id: 'name', type: 'name', title: 'Name' }] } }],
  memberAreas: [{ id: AREA, name: 'The circle', words: '', pages: ['/vault', '/letters'], products: [] }],
};

const visit = (site: TestSite, path: string) => call('GET', path, { host: site.host });
const kindOf = (body: string) => Number(/<body[^>]* data-page-type="(\d+)"/.exec(body)?.[1]);

describe('what is for members', () => {
  let site: TestSite;
  let member: Awaited<ReturnType<typeof aCustomer>>;
  const cookies = () => [...member.jar].map(([name, value]) => `${name}=${value}`).join('; ');

  beforeAll(async () => {
    site = await app.aSite(template);
    member = await aCustomer(app, site);
  });

  test.each([
    ['its page', '/vault', 401],
    ['its page with a query', '/vault?format=json', 401],
    ['its page in capitals', '/Vault', 301],
    ['the list', '/letters', 401],
    ['the item', '/letters/first', 401],
    ['an item that does not exist', '/letters/second', 401],
    ['a list by tag', `/letters/tag/${SECRET}`, 401],
    ['the feed', '/letters/feed.xml', 401],
    ['the feed by a query', '/letters?format=rss', 302],
    ['a page with a summary of it', '/list', 200],
    ['the search', '/search?q=first', 200],
    ['the search while typing', '/api/search/preview?q=first', 200],
    ['the map', '/sitemap.xml', 200],
    ['the home page', '/', 200],
    ['its file', FILE, 403],
  ])('tells strangers nothing at %s', async (_, path, status) => {
    for (const round of [1, 2]) {
      const answer = await visit(site, path);
      expect([round, answer.status]).toEqual([round, status]);
      expect(answer.body).not.toContain(path.includes(SECRET) ? `About ${SECRET}` : SECRET);
      expect(answer.body).not.toContain('The first letter');
      if (status > 400) expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });

  test('is there for members, under the same addresses', async () => {
    for (const path of ['/vault', '/letters/first', FILE]) {
      const answer = await member.send('GET', path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body).toContain(SECRET);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    expect(kindOf((await member.send('GET', '/letters/first')).body)).toBe(PageKind.protectedContent);
    expect((await member.send('GET', '/letters')).body).toContain('The first letter');
    expect((await member.send('GET', '/vault')).body).toMatch(
      /pagePermissionTypeValue(?:&quot;:|" value=")3/,
    );
  });

  test('is no file for strangers in parts, from a cache or as a picture, and for its owner it is', async () => {
    const known = await files.bytes(site, FILE, { cookie: cookies() });
    const tries = [
      { range: 'bytes=0-3' },
      { 'if-none-match': String(known.headers['etag']) },
      { cookie: cookies().replaceAll(/=[^;]+/g, '=else') },
    ];
    for (const headers of tries) expect((await files.bytes(site, FILE, headers)).status).toBe(403);
    const part = await files.bytes(site, FILE, { cookie: cookies(), range: 'bytes=0-3' });
    expect([part.status, part.bytes.toString()]).toEqual([206, SECRET.slice(0, 4)]);
    const own = await files.bytes(site, FILE, { cookie: `__Host-plinth_session=${site.owner.token}` });
    expect(own.status).toBe(200);
    expect((await files.bytes(site, '/s/open.txt')).headers['cache-control']).toBe('public, no-cache');
  });

  test('a picture is for members until an open page shows it too', async () => {
    const picture = await files.added(site, 'Jar.jpg', await aPicture({ width: 40, height: 20 }));
    const image = { src: picture.src, alt: '', width: 40, height: 20, focalPoint: { x: 0.5, y: 0.5 } };
    const show = async (path: string) => {
      const listed = (await call('GET', '/api/content/documents?kind=page', { as: site.owner })).json();
      const { id = '' } =
        (listed['documents'] as DocumentEntry[]).find((document) => document.path === path) ?? {};
      const { revision, body } = (
        await call('GET', `/api/content/documents/${id}`, { as: site.owner })
      ).json();
      const saved = await call('PUT', `/api/content/documents/${id}`, {
        as: site.owner,
        body: { base: revision, body: { ...(body as object), shareImage: image } },
      });
      expect(saved.status).toBe(200);
      await call('POST', '/api/content/publish', { as: site.owner, body: {} });
    };
    const status = async (headers = {}) => (await files.bytes(site, picture.src, headers)).status;
    expect(await status()).toBe(200);
    await show('/vault');
    expect([await status(), await status({ cookie: cookies() })]).toEqual([403, 200]);
    expect((await files.bytes(site, picture.path)).status).toBe(403);
    await show('/list');
    expect(await status()).toBe(200);
  });

  test('is for members in every language, with the files that its translations name', async () => {
    await call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages: ['de'] } });
    const { documents } = (
      await call('GET', '/api/multilingual/documents?language=de', { as: site.owner })
    ).json() as { documents: { of: string; title: string }[] };
    const of = documents.find(({ title }) => title === 'Vault')?.of ?? '';
    const at = `/api/multilingual/translations/${of}/de`;
    const { texts } = (await call('GET', at, { as: site.owner })).json() as {
      texts: { key: string; source: unknown }[];
    };
    const said = texts.map(({ key, source }) => {
      const text: unknown = JSON.parse(JSON.stringify(source).replaceAll(FILE, '/s/rezept.txt'));
      return { key, source, text };
    });
    expect(JSON.stringify(said)).toContain('rezept');
    const saved = await call('PUT', at, { as: site.owner, body: { texts: said } });
    expect(saved.status, saved.body).toBe(200);
    await call('POST', '/api/content/publish', { as: site.owner, body: {} });
    for (const [path, status] of [
      ['/de/vault', 401],
      ['/de/letters/first', 401],
      ['/s/rezept.txt', 403],
      [FILE, 403],
    ] as const) {
      const answer = await visit(site, path);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.body).not.toContain(SECRET);
      expect((await member.send('GET', path)).status).toBe(200);
    }
  });

  test('a teaser tells title and excerpt, and no more', async () => {
    await call('PUT', `/api/commerce/member-areas/${AREA}`, { as: site.owner, body: { showsTeasers: true } });
    const item = await visit(site, '/letters/first');
    expect([item.status, kindOf(item.body)]).toEqual([200, PageKind.protectedContent]);
    expect(item.body).toContain('The first letter');
    expect(item.body).toContain(`About ${SECRET}.`);
    expect(item.body).not.toContain('Recipe');
    expect(item.body).toContain('noindex');
    expect(item.headers['cache-control']).toBe('private, no-store');
    const missing = await visit(site, '/letters/second');
    expect([missing.status, kindOf(missing.body)]).toEqual([401, PageKind.memberAreaAccessDenied]);
    expect((await visit(site, '/letters/feed.xml')).body).not.toContain(SECRET);
  });
});
