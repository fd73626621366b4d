import { expect, test } from 'vitest';
import type { PageDocument } from '#core/content/page-document.ts';
import type { DocumentEntry } from '#contract/content/content.ts';
import { newId } from '../ids.ts';
import { loadBundle } from '../bundle/bundle.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;

type Page = DocumentEntry & { body: Record<string, unknown> };

const STRANGER = {
  id: newId(),
  type: 'hologram',
  place: { base: { column: 1, span: 24, row: 9, rows: 1 }, watch: { column: 2 } },
  values: { beam: { angle: [1, 2.5, { deep: null }], colour: 'ultraviolet' } },
  animation: 'shimmer',
  since: 'version 9',
};

/** A page that a newer version of the product wrote. */
async function aPageOfAnotherVersion(): Promise<{ site: TestSite; read: () => Promise<Page>; id: string }> {
  const site = await kit.aSite();
  const listed = await call('GET', '/api/content/documents?kind=page', { as: site.owner });
  const { id = '' } =
    (listed.json().documents as DocumentEntry[]).find(({ path }) => path === '/about') ?? {};
  await kit.db.site(site.id, (tx) =>
    tx.$client.query(
      `update revisions set body = jsonb_insert(body, '{body,sections,0,blocks,0}', $1::jsonb, true)
       where document_id = $2`,
      [JSON.stringify(STRANGER), id],
    ),
  );
  const read = async () =>
    (await call('GET', `/api/content/documents/${id}`, { as: site.owner })).json() as unknown as Page;
  return { site, read, id };
}

/** The page as the editor holds it: what the lenient reading makes of it. */
async function edited(page: Page): Promise<PageDocument> {
  const { documents } = await (await loadBundle()).entry();
  return documents.fieldsOf('page', null)?.read(page.body) as PageDocument;
}

const strangerIn = ({ body }: { body: Record<string, unknown> }) =>
  JSON.stringify(
    (body as unknown as PageDocument).body.sections[0]?.blocks.find(({ type }) => type === 'hologram'),
  );

test('a block of another version survives a save, a removal taken back, a copy and a publish', async () => {
  const { site, read, id } = await aPageOfAnotherVersion();
  const save = async (body: unknown) => {
    const { revision } = await read();
    return (
      await call('PUT', `/api/content/documents/${id}`, { as: site.owner, body: { base: revision, body } })
    ).status;
  };
  const first = await read();
  const kept = strangerIn(first);
  expect(JSON.parse(kept)).toEqual(STRANGER);

  const page = await edited(first);
  expect(await save({ ...page, title: 'Changed' })).toBe(200);
  expect(strangerIn(await read())).toBe(kept);

  const [section] = page.body.sections;
  const without = { ...section, blocks: section?.blocks.filter(({ type }) => type !== 'hologram') };
  expect(await save({ ...page, body: { sections: [without] } })).toBe(200);
  expect(await save(page)).toBe(200);
  expect(strangerIn(await read())).toBe(kept);

  expect((await call('POST', `/api/content/documents/${id}/duplicate`, { as: site.owner })).status).toBe(200);
  expect((await call('POST', '/api/content/publish', { as: site.owner, body: {} })).status).toBe(200);
  const visited = await call('GET', '/about', { host: site.host });
  expect([visited.status, visited.body.includes('hologram')]).toEqual([200, false]);
});

test('a page that never had such a block does not get one', async () => {
  const site = await kit.aSite();
  const listed = await call('GET', '/api/content/documents?kind=page', { as: site.owner });
  const { id = '', revision = 0 } = (listed.json().documents as DocumentEntry[])[0] ?? {};
  const body = { title: 'X', path: '/', body: { sections: [{ id: newId(), blocks: [STRANGER] }] } };
  const saved = await call('PUT', `/api/content/documents/${id}`, {
    as: site.owner,
    body: { base: revision, body },
  });
  expect([saved.status, saved.json().error]).toEqual([400, 'There is no block called “hologram”.']);
});
