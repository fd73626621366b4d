import { beforeAll, expect, test } from 'vitest';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;
let site: TestSite;
let page = '';

beforeAll(async () => {
  site = await kit.aSite(smallTemplate);
  await call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages: ['de'] } });
  const { documents } = (await call('GET', '/api/content/documents', { as: site.owner })).json() as {
    documents: { id: string; path: string }[];
  };
  page = documents.find(({ path }) => path === '/about')?.id ?? '';
});

const open = (of: string, language: string) =>
  call('POST', `/api/multilingual/translations/${of}/${language}`, { as: site.owner });
const changes = async () =>
  (await call('GET', '/api/content/changes', { as: site.owner })).json().changes as unknown[];

test('a translation is opened for the editor, made once and with nothing to publish', async () => {
  const first = await open(page, 'de');
  expect(first.status, first.body).toBe(200);
  expect((await open(page, 'de')).json()).toEqual(first.json());
  expect(await changes()).toEqual([]);
});

test('what the editor saves is what the translation screen shows, and a stale save is told what is there', async () => {
  const { id, revision } = (await open(page, 'de')).json() as { id: string; revision: number };
  const { body } = (await call('GET', `/api/content/documents/${id}`, { as: site.owner })).json() as {
    body: object;
  };
  const title = { key: 'title', source: 'About', text: 'Über uns' };
  const save = (base: number) =>
    call('PUT', `/api/content/documents/${id}`, {
      as: site.owner,
      body: { base, body: { ...body, texts: [title] } },
    });
  const saved = await save(revision);
  expect(saved.status, saved.body).toBe(200);
  const { texts } = (
    await call('GET', `/api/multilingual/translations/${page}/de`, { as: site.owner })
  ).json() as { texts: { key: string }[] };
  expect(texts.find(({ key }) => key === 'title')).toMatchObject({
    text: 'Über uns',
    state: 'translated',
  });
  const stale = await save(revision);
  expect(stale.status).toBe(409);
  expect(stale.json()).toMatchObject({ current: { body: { texts: [title] } } });
  expect(await changes()).toHaveLength(1);
});

test('the page to edit is drawn in the language it is edited in, at its own address', async () => {
  const drawn = async (query: string) => {
    const { status, body } = await call('GET', `/about?draft=edit${query}`, { as: site.owner });
    return [status, /<html lang="([^"]*)"/.exec(body)?.[1]];
  };
  expect(await drawn('&draft-language=de')).toEqual([200, 'de']);
  const [status, written] = await drawn('');
  expect(status).toBe(200);
  expect(await drawn('&draft-language=fr')).toEqual([200, written]);
  expect(written).toMatch(/^en/);
});

test.each([
  ['nobody', 'de', 404],
  ['', 'fr', 400],
  ['', 'en', 400],
])('what cannot be translated is not opened: %s %s', async (of, language, status) => {
  expect((await open(of || page, language)).status).toBe(status);
});
