import { beforeAll, expect, test } from 'vitest';
import { ITEM_PART_BLOCK, type ItemPart } from '#core/collections/item-parts.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { at, block, type ItemDraft } from '#site/templates/template.ts';
import { newId } from '../../ids.ts';
import { smallTemplate } from '../../testing/small-template.ts';
import { useApp, type TestSite } from '../../testing/app.ts';

const kit = useApp({ now: () => new Date('2026-11-15T10:00:00Z') });
const { call } = kit;
let site: TestSite;
const ids: Record<string, string> = {};

const entry = (title: string, slug: string, values: Record<string, unknown> = {}): ItemDraft => ({
  title,
  slug,
  publishAt: '2026-10-01T08:00:00.000Z',
  values: { comments: false, ...values },
  sections: [{ blocks: [block('text', at(1, 24), { text: `text:Words of ${title}.` })] }],
});

beforeAll(async () => {
  site = await kit.aSite({
    ...smallTemplate,
    collections: [
      {
        kind: 'custom',
        title: 'Recipes',
        path: '/recipes',
        values: { fields: [{ key: 'time', label: 'Takes', type: 'text' }] },
        items: [
          entry('Soup', 'soup', { author: 'Ida', tags: ['Warm'], custom: { time: '40 minutes' } }),
          entry('Toast', 'toast', { tags: ['Warm'] }),
        ],
      },
      {
        kind: 'videos',
        title: 'Films',
        path: '/films',
        items: [entry('Sea', 'sea', { video: { href: 'https://vimeo.com/76979871' }, duration: '1:02' })],
      },
      {
        kind: 'lessons',
        title: 'Course',
        path: '/course',
        items: [entry('One', 'one', { chapter: 'Begin' }), entry('Two', 'two', { chapter: 'Begin' })],
      },
    ],
  });
  const { collections } = (await call('GET', '/api/collections', { as: site.owner })).json() as {
    collections: { id: string; path: string }[];
  };
  for (const { id, path } of collections) ids[path] = id;
});

const visit = (path: string) => call('GET', path, { host: site.host });
const part = (name: ItemPart, row: number, values: object = {}) => ({
  id: newId(),
  type: ITEM_PART_BLOCK,
  place: { base: { column: 1, span: 24, row, rows: 1 } },
  values: { part: name, ...values },
});

async function arrange(path: string, blocks: object[]) {
  const id = ids[path] ?? '';
  const { revision, body } = (
    await call('GET', `/api/content/documents/${id}`, { as: site.owner })
  ).json() as {
    revision: number;
    body: object;
  };
  const sections = blocks.length === 0 ? [] : [{ id: newId(), style: {}, blocks }];
  return call('PUT', `/api/content/documents/${id}`, {
    as: site.owner,
    body: { base: revision, body: { ...body, itemPage: { sections } } },
  });
}
const publish = (path: string) =>
  call('POST', '/api/content/publish', { as: site.owner, body: { documentIds: [ids[path]] } });

test('what an owner arranges around items is drafted, published, undone and taken back', async () => {
  const usual = (await visit('/recipes/soup')).body;
  expect(usual).toContain('class="section item-head"');
  const line = { ...part('title', 9), type: 'heading', values: { text: 'From our kitchen', level: 2 } };
  const saved = await arrange('/recipes', [
    line,
    part('title', 1),
    part('author', 2),
    part('field', 3, { field: 'time', showLabel: true }),
    part('field', 4, { field: 'gone' }),
    part('body', 5),
    part('related', 6),
  ]);
  expect(saved.status).toBe(200);
  expect((await visit('/recipes/soup')).body).toBe(usual);
  const draft = (await call('GET', '/recipes/soup?draft=edit', { as: site.owner })).body;
  expect(draft).toContain('From our kitchen');
  expect(draft.match(/data-canvas/g)).toHaveLength(1);
  await publish('/recipes');
  const soup = (await visit('/recipes/soup')).body;
  const order = [
    '<h1 class="heading">Soup',
    '>Ida<',
    '40 minutes',
    'Words of Soup.',
    'More like this',
    'kitchen',
  ];
  const places = order.map((words) => soup.indexOf(words));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  // Toast has neither an author nor a time: nothing stands there, and what follows moves up.
  const toast = (await visit('/recipes/toast')).body;
  expect(toast).toContain('Words of Toast.');
  expect(toast).not.toContain('Takes');
  expect(toast.match(/data-block="item-part"/g)).toHaveLength(3);
  expect((await visit('/search?q=kitchen')).body).not.toContain('href="/recipes"');
  const { releases } = (await call('GET', '/api/content/releases', { as: site.owner })).json() as {
    releases: { number: number }[];
  };
  const undo = () =>
    call('POST', `/api/content/releases/${releases[0]?.number}/undo`, { as: site.owner, body: {} });
  expect((await undo()).status).toBe(200);
  expect((await visit('/recipes/soup')).body).toContain('class="section item-head"');
  expect((await visit('/recipes/soup')).body).not.toContain('kitchen');
  // What was arranged is still drafted, and can be published again.
  await publish('/recipes');
  expect((await visit('/recipes/soup')).body).toContain('kitchen');
  await arrange('/recipes', []);
  await publish('/recipes');
  expect((await visit('/recipes/soup')).body).toContain('class="section item-head"');
});

test.each([
  ['a part that there is not', { part: 'moon' }],
  ['a field that is no name', { part: 'field', field: 7 }],
])('refuses %s', async (_, values) => {
  expect((await arrange('/recipes', [{ ...part('title', 1), values }])).status).toBe(400);
});

test('whoever arranges it gets an item as it is drafted', async () => {
  const path = `/api/collections/${ids['/recipes']}/item-page?slug=soup`;
  const preview = await call('GET', path, { as: site.owner });
  expect(preview.json()).toMatchObject({
    collection: { title: 'Recipes' },
    item: { title: 'Soup', custom: { time: '40 minutes' } },
    view: { related: [{ title: 'Toast' }] },
    comments: null,
  });
  expect((await call('GET', path.replace('soup', 'none'), { as: site.owner })).status).toBe(404);
  expect((await call('GET', path, { as: await kit.aMember(site, [ContributorRole.viewer]) })).status).toBe(
    403,
  );
});

test('the page of a film lets its player through, and tells its length', async () => {
  const film = await visit('/films/sea');
  expect(film.headers['content-security-policy']).toContain('https://player.vimeo.com');
  expect(film.body).toContain('"duration":"PT1M2S"');
  const list = (await visit('/films')).body;
  expect(list).toContain('card-length');
  expect((await visit('/recipes/soup')).headers['content-security-policy']).not.toContain('vimeo');
});

test('a course lists its lessons, and a lesson knows its place among them', async () => {
  expect((await visit('/course')).body).toMatch(/data-island="course".*Begin.*href="\/course\/one"/s);
  const lesson = (await visit('/course/two')).body;
  expect(lesson).toMatch(/Lesson \d of 2/);
  expect(lesson).toContain('aria-current="page"');
});
