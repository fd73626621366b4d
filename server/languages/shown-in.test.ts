import { beforeAll, expect, test } from 'vitest';
import { showOnlyIn } from '#core/languages/shown-in.ts';
import type { PageBody } from '#core/page/page.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;
let site: TestSite;

beforeAll(async () => {
  site = await kit.aSite(smallTemplate);
  await call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages: ['de'] } });
});

const visit = async (path: string) => (await call('GET', path, { host: site.host })).body;

test('a block and a section are sent in their languages alone, once that is published', async () => {
  const { documents } = (await call('GET', '/api/content/documents', { as: site.owner })).json() as {
    documents: { id: string; path: string }[];
  };
  const id = documents.find(({ path }) => path === '/about')?.id ?? '';
  const address = `/api/content/documents/${id}`;
  const { revision, body } = (await call('GET', address, { as: site.owner })).json() as {
    revision: number;
    body: { body: PageBody };
  };
  const block = body.body.sections.flatMap(({ blocks }) => blocks)[0];
  if (!block) throw new Error('The page has no blocks.');
  const limit = async (base: number, part: string, languages: string[]) => {
    const limited = { ...body, body: showOnlyIn(body.body, { id: part, languages }) };
    const saved = await call('PUT', address, { as: site.owner, body: { base, body: limited } });
    expect(saved.status, saved.body).toBe(200);
    const released = await call('POST', '/api/content/publish', {
      as: site.owner,
      body: { documentIds: [id] },
    });
    expect(released.status, released.body).toBe(200);
    return (saved.json() as { revision: number }).revision;
  };
  const mark = `id="b${block.id}"`;
  expect([await visit('/about'), await visit('/de/about')].map((page) => page.includes(mark))).toEqual([
    true,
    true,
  ]);
  const next = await limit(revision, block.id, ['de']);
  expect([await visit('/about'), await visit('/de/about')].map((page) => page.includes(mark))).toEqual([
    false,
    true,
  ]);
  await limit(next, body.body.sections[0]?.id ?? '', ['en']);
  expect([await visit('/about'), await visit('/de/about')].map((page) => page.includes(mark))).toEqual([
    true,
    false,
  ]);
});
