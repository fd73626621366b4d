import { beforeAll, expect, test } from 'vitest';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;
let site: TestSite;

beforeAll(async () => {
  site = await kit.aSite(smallTemplate);
  await call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages: ['de', 'fr'] } });
});

const read = async (language: string) =>
  (await call('GET', `/api/multilingual/glossary?language=${language}`, { as: site.owner })).json();
const put = (language: string, terms: object[]) =>
  call('PUT', '/api/multilingual/glossary', { as: site.owner, body: { language, terms } });

test('a glossary is kept for each language, each term once, and waits for no publish', async () => {
  expect(await read('de')).toEqual({ terms: [] });
  const saved = await put('de', [
    { term: ' shelf ', translation: 'Brett' },
    { term: 'Shelf', translation: 'Regal' },
    { term: 'Plinth', translation: '' },
    { term: ' ', translation: 'nothing' },
  ]);
  expect(saved.status, saved.body).toBe(200);
  const terms = [
    { term: 'Shelf', translation: 'Regal' },
    { term: 'Plinth', translation: '' },
  ];
  expect(await read('de')).toEqual({ terms });
  expect(await read('fr')).toEqual({ terms: [] });
  const { changes } = (await call('GET', '/api/content/changes', { as: site.owner })).json() as {
    changes: unknown[];
  };
  expect(changes).toEqual([]);
  expect((await put('de', [])).json()).toEqual({ terms: [] });
});

test.each([
  ['en', [], 400],
  ['it', [], 400],
  ['de', [{ term: 'x'.repeat(201), translation: '' }], 400],
  ['de', [{ term: 'x' }], 400],
])('%s %j is refused', async (language, terms, status) => {
  expect((await put(language, terms)).status).toBe(status);
});
