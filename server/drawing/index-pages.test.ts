import { beforeAll, describe, expect, test } from 'vitest';
import { alreadyOnIndex, INDEX_ON_ITSELF, indexOnIndex, notAPage } from '#core/content/index-page.ts';
import type { DocumentEntry } from '#contract/content/content.ts';
import { Failure } from '#contract/errors.ts';
import { at, block, type PageDraft } from '#site/templates/template.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { APP_DOMAIN, useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;
let site: TestSite;

const page = (path: string, title: string): PageDraft => ({
  title,
  path,
  description: '',
  sections: [
    {
      name: 'Opening',
      blocks: [
        block('heading', at(1, 24), { text: `All of ${title}`, level: 1 }),
        block('text', at(1, 24, 2), { text: `text:## More of ${title}` }),
      ],
    },
  ],
});

const index = (path: string, children: string[]): PageDraft => ({
  title: 'Everything',
  path,
  kind: 'index',
  children,
  description: '',
  sections: [],
});

beforeAll(async () => {
  site = await kit.aSite({
    ...smallTemplate,
    pages: [
      ...smallTemplate.pages,
      page('/house', 'House'),
      page('/rooms/garden', 'Garden'),
      page('/secret', 'Secret'),
      index('/all', ['/rooms/garden', '/secret', '/house']),
      index('/none', []),
    ],
    collections: [{ kind: 'blog', title: 'Notes', path: '/notes', items: [] }],
  });
  await call('PUT', `/api/access/pages/${await idOf('/secret')}`, {
    as: site.owner,
    body: { password: 'open sesame' },
  });
});

const visit = (path: string) => call('GET', path, { host: site.host });

async function entries(): Promise<DocumentEntry[]> {
  const { documents } = (await call('GET', '/api/content/documents', { as: site.owner })).json();
  return documents as DocumentEntry[];
}
const idOf = async (path: string) => (await entries()).find((entry) => entry.path === path)?.id ?? '';

async function save(path: string, change: object | ((body: string) => string)) {
  const id = await idOf(path);
  const { revision, body } = (
    await call('GET', `/api/content/documents/${id}`, { as: site.owner })
  ).json() as { revision: number; body: object };
  const changed: unknown =
    typeof change === 'function' ? JSON.parse(change(JSON.stringify(body))) : { ...body, ...change };
  return call('PUT', `/api/content/documents/${id}`, {
    as: site.owner,
    body: { base: revision, body: changed },
  });
}
const publish = () => call('POST', '/api/content/publish', { as: site.owner, body: {} });
const headingsOf = (html: string) =>
  [...html.matchAll(/<(h[1-6])[^>]*>([^<]*)</g)].map(([, tag, words]) => `${tag} ${words}`);

test('pages stand below each other in their order, each with an anchor and a way to it', async () => {
  const { status, body } = await visit('/all');
  expect(status).toBe(200);
  expect(headingsOf(body)).toEqual([
    'h1 Everything',
    'h2 All of Garden',
    'h3 More of Garden',
    'h2 All of House',
    'h3 More of House',
  ]);
  expect(body).toContain('<nav class="stack-links" aria-label="On this page">');
  expect(body).toContain('<a href="#garden">Garden</a>');
  expect(body.indexOf('<article id="garden"')).toBeLessThan(body.indexOf('<article id="house"'));
  expect(body.match(/id="opening"/g)).toHaveLength(1);
  expect(body).toMatch(/<link rel="canonical" href="[^"]*\/all">/);
  expect(body).toContain('"hasPart":[{"@type":"WebPage","name":"Garden"');
  expect(body).toContain('<body data-page-type="1">');
  expect((await visit('/house')).body).toMatch(/<link rel="canonical" href="[^"]*\/house">/);
});

test('what needs a password stands there for nobody, not even as a draft', async () => {
  expect((await visit('/all')).body).not.toContain('Secret');
  expect((await call('GET', '/all?draft=view', { as: site.owner })).body).not.toContain('Secret');
});

test('a publish of one of its pages is seen on it at once, a draft of it only by who writes', async () => {
  const before = (await visit('/all')).body;
  expect(before).toContain('All of House');
  await save('/house', (body) => body.replace('All of House', 'The new house'));
  expect((await visit('/all')).body).toBe(before);
  const draft = (await call('GET', '/all?draft=edit', { as: site.owner })).body;
  expect(draft).toContain('The new house');
  expect(draft).toContain(`href="/config/pages/${await idOf('/house')}"`);
  expect(draft.match(/data-canvas/g)).toHaveLength(1);
  await publish();
  expect((await visit('/all')).body).toContain('The new house');
});

test('a page that is not published, or is deleted, is not on it', async () => {
  const made = await call('POST', '/api/content/documents', {
    as: site.owner,
    body: { kind: 'page', body: { title: 'Attic', path: '/attic' } },
  });
  const { id } = made.json() as { id: string };
  const children = [await idOf('/house'), id];
  expect((await save('/none', { children })).status).toBe(200);
  const documentIds = [await idOf('/none')];
  await call('POST', '/api/content/publish', { as: site.owner, body: { documentIds } });
  const body = (await visit('/none')).body;
  expect(body).toContain('The new house');
  expect(body).not.toContain('Attic');
  // One page needs no way to itself.
  expect(body).not.toContain('class="stack-links');
  await save('/none', { children: [] });
  await publish();
  expect((await visit('/none')).body).toContain('Nothing here at the moment.');
});

test('a copy of the site stacks its own pages', async () => {
  const copy = await kit.app.services.mySites.duplicate(site.ownerId, site.id);
  if (copy instanceof Failure) throw new Error(copy.sentence);
  await kit.goLive(copy.id);
  const { body } = await call('GET', '/all', { host: `${copy.identifier}.${APP_DOMAIN}` });
  expect(body).toContain('The new house');
  expect(body).not.toContain('Secret');
});

describe('refused with a sentence', () => {
  test.each<[string, () => Promise<[string, object]>, string]>([
    ['itself', async () => ['/all', { children: [await idOf('/all')] }], INDEX_ON_ITSELF],
    ['another index', async () => ['/all', { children: [await idOf('/none')] }], indexOnIndex('Everything')],
    ['a collection', async () => ['/all', { children: [await idOf('/notes')] }], notAPage('Notes')],
    ['to become one while on one', async () => ['/house', { kind: 'index' }], alreadyOnIndex('Everything')],
  ])('%s', async (_, change, sentence) => {
    const reply = await save(...(await change()));
    expect(reply.status).toBe(400);
    expect(reply.json().error).toBe(sentence);
    expect(Object.values(reply.json().errors as object)).toEqual([sentence]);
  });
});
