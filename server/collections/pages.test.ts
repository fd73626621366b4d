import { beforeAll, expect, test } from 'vitest';
import type { ItemEntry } from '#contract/content/collections.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { newId } from '../ids.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp({ now: () => new Date('2026-11-15T10:00:00Z') });
const { call } = kit;
let site: TestSite;
let blog: string;

const post = (title: string, slug: string, values: Record<string, unknown>) => ({
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
          post('A winter larder', 'larder', { tags: ['Salt'] }),
          post('Not for the street', 'not-for-all', { tags: ['Secret'], status: 'private' }),
        ],
      },
    ],
  });
  const { collections } = (await call('GET', '/api/collections', { as: site.owner })).json() as {
    collections: { id: string }[];
  };
  blog = collections[0]?.id ?? '';
});

const visit = async (path: string) => (await call('GET', path, { host: site.host })).body;
const read = async (id: string) =>
  (await call('GET', `/api/content/documents/${id}`, { as: site.owner })).json() as {
    revision: number;
    body: Record<string, unknown>;
  };
async function save(id: string, more: object) {
  const { revision: base, body } = await read(id);
  const saved = await call('PUT', `/api/content/documents/${id}`, {
    as: site.owner,
    body: { base, body: { ...body, ...more } },
  });
  expect(saved.status).toBe(200);
}

test('a private post is seen by those who work on the site, at its address alone', async () => {
  const seen = await call('GET', '/journal/not-for-all', { as: site.owner });
  expect(seen.status).toBe(200);
  expect(seen.body).toContain('Not for the street');
  const sees = async (roles: ContributorRole[]) =>
    (await call('GET', '/journal/not-for-all', { as: await kit.aMember(site, roles) })).status;
  expect(await sees([])).toBe(404);
  expect(await sees([ContributorRole.commenter])).toBe(404);
  expect(await sees([ContributorRole.viewer])).toBe(200);
  expect((await call('GET', '/journal/not-for-all', { host: site.host })).status).toBe(404);
  for (const path of ['/journal', '/journal/feed.xml', '/sitemap.xml', '/search?q=street'])
    expect(await visit(path)).not.toContain('not-for-all');
  expect((await call('GET', '/journal/tag/secret', { host: site.host })).status).toBe(404);
  const { items } = (
    await call('GET', `/api/collections/${blog}/items?state=private`, { as: site.owner })
  ).json() as { items: ItemEntry[] };
  expect(items.map(({ title }) => title)).toEqual(['Not for the street']);
});

test('what an owner builds above a list stands there, and on no list by tag', async () => {
  const heading = {
    id: newId(),
    type: 'heading',
    place: { base: { column: 1, span: 24, row: 1, rows: 1 } },
    values: { text: 'Read slowly', level: 2 },
  };
  await save(blog, { body: { sections: [{ id: newId(), style: {}, blocks: [heading] }] } });
  expect(await visit('/journal')).not.toContain('Read slowly');
  const draft = (await call('GET', '/journal?draft=edit', { as: site.owner })).body;
  expect(draft).toContain('data-canvas');
  expect(draft).toContain('Read slowly');
  const published = await call('POST', '/api/content/publish', {
    as: site.owner,
    body: { documentIds: [blog] },
  });
  expect(published.status).toBe(200);
  const list = await visit('/journal');
  expect(list.indexOf('Read slowly')).toBeGreaterThan(0);
  expect(list.indexOf('Read slowly')).toBeLessThan(list.lastIndexOf('A winter larder'));
  expect(await visit('/journal/tag/salt')).not.toContain('Read slowly');
  await save(blog, { intro: 'Notes.' });
  expect((await read(blog)).body.body).toMatchObject({ sections: [{ blocks: [{ type: 'heading' }] }] });
});

test.each([
  ['blog', 'article', 'BlogPosting', 'website', 'Blog'],
  ['events', 'website', 'Event', 'website', 'CollectionPage'],
  ['videos', 'video.other', 'VideoObject', 'website', 'CollectionPage'],
  ['album', 'music.song', 'MusicRecording', 'music.album', 'MusicAlbum'],
  ['lessons', 'article', 'LearningResource', 'website', 'Course'],
] as const)(
  '%s: those who share or list it learn what it is',
  async (kind, item, itemData, list, listData) => {
    const own = await kit.aSite({
      ...smallTemplate,
      collections: [{ kind, title: 'Things', path: '/things', items: [post('One', 'one', {})] }],
    });
    for (const [path, shared, data] of [
      ['/things/one', item, itemData],
      ['/things', list, listData],
    ]) {
      const { body } = await call('GET', path ?? '', { host: own.host });
      expect(body).toContain(`<meta property="og:type" content="${shared}">`);
      expect(body).toContain(`"@type":"${data}"`);
    }
  },
);
