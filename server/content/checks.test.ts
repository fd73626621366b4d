import { describe, expect, test } from 'vitest';
import type { DocumentEntry, FoundProblem } from '#contract/content.ts';
import { newId } from '../ids.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';

const kit = useApp();
const { call } = kit;

type Document = DocumentEntry & { body: Record<string, unknown> };

async function draft(site: TestSite, find: (entry: DocumentEntry) => boolean): Promise<Document> {
  const listed = (await call('GET', '/api/content/documents', { as: site.owner })).json();
  const entry = (listed.documents as DocumentEntry[]).find(find);
  if (!entry) throw new Error('There is no such document.');
  const { json } = await call('GET', `/api/content/documents/${entry.id}`, { as: site.owner });
  return json() as unknown as Document;
}
const pageAt = (site: TestSite, path: string) => draft(site, (entry) => entry.path === path);
const save = async (site: TestSite, { id, revision, body }: Document, more: object) => {
  const sent = { base: revision, body: { ...body, ...more } };
  expect((await call('PUT', `/api/content/documents/${id}`, { as: site.owner, body: sent })).status).toBe(
    200,
  );
};
const findings = async (site: TestSite) =>
  (await call('GET', '/api/content/checks', { as: site.owner })).json().findings as FoundProblem[];
const checks = async (site: TestSite) => (await findings(site)).map(({ check }) => check);
const bodyWith = (type: string, values: object) => ({
  body: {
    sections: [
      {
        id: newId(),
        style: {},
        blocks: [
          { type: 'heading', values: { text: 'A title', level: 1 }, row: 1 },
          { type, values, row: 2 },
        ].map(({ row, ...block }) => ({
          ...block,
          id: newId(),
          place: { base: { column: 1, span: 24, row, rows: 1 } },
        })),
      },
    ],
  },
});

describe('before a publish', () => {
  test('nothing is said of what does not change', async () => {
    const site = await kit.aSite();
    expect(await findings(site)).toEqual([]);
  });

  test('a link to something the shop sells leads somewhere', async () => {
    const site = await kit.aSite({
      ...smallTemplate,
      products: [
        {
          slug: 'jar',
          title: 'Jar',
          words: '',
          pictures: [],
          category: '',
          priceCents: 100,
          weight: 0,
          goesWith: [],
        },
      ],
    });
    const links = (href: string) => bodyWith('button', { label: 'Go', to: { href, newWindow: false } });
    await save(site, await pageAt(site, '/about'), links('/shop/jar'));
    expect(await checks(site)).not.toContain('deadLink');
    await save(site, await pageAt(site, '/about'), links('/shop/cup'));
    expect(await checks(site)).toContain('deadLink');
  });

  test('says what is wrong, and where', async () => {
    const site = await kit.aSite();
    const about = await pageAt(site, '/about');
    await save(site, about, {
      description: '',
      ...bodyWith('button', { label: 'Go', to: { href: '/nowhere', newWindow: false } }),
    });
    expect(await findings(site)).toEqual([
      expect.objectContaining({ check: 'description', title: 'About', place: { kind: 'settings', id: '' } }),
      expect.objectContaining({
        documentId: about.id,
        check: 'deadLink',
        message: 'There is no page at /nowhere.',
        place: { kind: 'block', id: expect.any(String) as string },
      }),
    ]);
  });

  test('follows links through the whole site', async () => {
    const site = await kit.aSite();
    for (const [href, expected] of [
      ['/', []],
      ['/s/menu.pdf', ['deadLink']],
      ['/search', []],
    ] as const) {
      const link = bodyWith('button', { label: 'Go', to: { href, newWindow: false } });
      await save(site, await pageAt(site, '/about'), link);
      expect(await checks(site)).toEqual(expected);
    }
  });

  test('a link to a page that moves will be redirected, one to a deleted page leads nowhere', async () => {
    const site = await kit.aSite();
    const link = bodyWith('button', { label: 'Go', to: { href: '/about', newWindow: false } });
    await save(site, await pageAt(site, '/'), link);
    await save(site, await pageAt(site, '/about'), { path: '/us' });
    expect(await checks(site)).toEqual([]);
    const { id, revision } = await pageAt(site, '/us');
    await call('DELETE', `/api/content/documents/${id}`, { as: site.owner, body: { base: revision } });
    const menu = await draft(site, ({ kind }) => kind === 'navigation');
    await save(site, menu, { main: [...(menu.body.main as unknown[])].reverse() });
    const said = (await findings(site)).map(({ title, check }) => `${title}: ${check}`);
    expect(said.sort()).toEqual(['Home: deadLink', 'Navigation: deadLink']);
  });

  test('an address that another page gives up is free only together with it', async () => {
    const site = await kit.aSite();
    const about = await pageAt(site, '/about');
    await save(site, about, { path: '/us' });
    const body = { title: 'New', path: '/about', description: 'x', body: { sections: [] } };
    await call('POST', '/api/content/documents', { as: site.owner, body: { kind: 'page', body } });
    const clash = (await findings(site)).find(({ check }) => check === 'pathTaken');
    expect(clash).toMatchObject({ title: 'New', unlessWith: about.id });
  });
});

describe('what visitors get of a document', () => {
  const published = async (site: TestSite, id: string) =>
    (await call('GET', `/api/content/documents/${id}/live`, { as: site.owner })).json();

  test('stays what it was until the publish', async () => {
    const site = await kit.aSite();
    const about = await pageAt(site, '/about');
    await save(site, about, { title: 'Us' });
    expect(await published(site, about.id)).toMatchObject({ body: { title: 'About' } });
    await call('POST', '/api/content/publish', { as: site.owner, body: {} });
    expect(await published(site, about.id)).toMatchObject({ body: { title: 'Us' } });
  });

  test('is nothing for a page that was never published', async () => {
    const site = await kit.aSite();
    const body = { title: 'New', path: '/new', body: { sections: [] } };
    const made = await call('POST', '/api/content/documents', {
      as: site.owner,
      body: { kind: 'page', body },
    });
    expect(await published(site, String(made.json().id))).toEqual({ body: null });
  });
});
