import { describe, expect, test } from 'vitest';
import type { DocumentEntry, FoundProblem } from '#contract/content/content.ts';
import sharp from 'sharp';
import { useFiles } from '../../assets/testing/files.ts';
import { newId } from '../../ids.ts';
import { Failure } from '#contract/errors.ts';
import { aProduct, aVariant } from '../../testing/a-product.ts';
import { useApp, type TestSite } from '../../testing/app.ts';
import { smallTemplate } from '../../testing/small-template.ts';

const kit = useApp();
const { call } = kit;

type Document = DocumentEntry & { body: Record<string, unknown> };

const read = async (site: TestSite, id: string) =>
  (await call('GET', `/api/content/documents/${id}`, { as: site.owner })).json() as unknown as Document;
async function draft(site: TestSite, find: (entry: DocumentEntry) => boolean): Promise<Document> {
  const listed = (await call('GET', '/api/content/documents', { as: site.owner })).json();
  const entry = (listed.documents as DocumentEntry[]).find(find);
  if (!entry) throw new Error('There is no such document.');
  return read(site, entry.id);
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

  test('a product on show that costs nothing is told to those who can change it', async () => {
    const site = await kit.aSite();
    const made = await kit.app.services.products.create(
      { siteId: site.id, accountId: null },
      aProduct({ title: 'Jar', workflow: 'published', variants: [aVariant({ price: 0 })] }),
    );
    if (made instanceof Failure) throw new Error(made.code);
    expect(await findings(site)).toEqual([
      expect.objectContaining({
        documentId: null,
        kind: 'product',
        title: 'Jar',
        check: 'price',
        place: { kind: 'document', id: made.id },
      }),
    ]);
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

  test('a link to a page that is new holds until that page is published too', async () => {
    const site = await kit.aSite();
    const link = bodyWith('button', { label: 'Go', to: { href: '/soon', newWindow: false } });
    await save(site, await pageAt(site, '/about'), link);
    expect(await checks(site)).toEqual(['deadLink']);
    const body = { title: 'Soon', path: '/soon', description: 'x', ...bodyWith('button', { label: '' }) };
    const made = await call('POST', '/api/content/documents', {
      as: site.owner,
      body: { kind: 'page', body },
    });
    expect((await findings(site)).filter(({ title }) => title === 'About')).toEqual([
      expect.objectContaining({
        check: 'unpublishedLink',
        message: 'It links to “Soon”, which is not published yet.',
        unlessWith: made.json().id,
      }),
    ]);
    await call('POST', '/api/content/publish', { as: site.owner, body: {} });
    await save(site, await pageAt(site, '/about'), { title: 'Us', ...link });
    expect(await checks(site)).toEqual([]);
  });

  test('text on a picture is held against what is measured of it', async () => {
    const site = await kit.aSite();
    const create = { width: 200, height: 100, channels: 3 as const, background: '#101010' };
    const night = await sharp({ create }).png().toBuffer();
    const { src } = await useFiles(kit).added(site, 'night.png', night);
    const about = bodyWith('heading', { text: 'Below', level: 2 });
    const background = { src, alt: '', width: 200, height: 100, focalPoint: { x: 0.5, y: 0.5 } };
    const on = (style: object) => ({
      body: { sections: about.body.sections.map((section) => ({ ...section, style })) },
    });
    await save(site, await pageAt(site, '/about'), on({ background, veil: 'light' }));
    expect((await findings(site)).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^“A title” has text on a picture with a contrast of \d\.\d to 1 in places\./),
    ]);
    await save(site, await pageAt(site, '/about'), on({ background, veil: 'strong' }));
    expect(await checks(site)).toEqual([]);
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

describe('items and the pages around them', () => {
  const picture = {
    src: '/images/abcdefghijklmnopqrstuvwx/jar.jpg',
    alt: '',
    width: 10,
    height: 10,
    focalPoint: { x: 0.5, y: 0.5 },
  };
  const placed = (type: string, row: number, values: object) => ({
    id: newId(),
    type,
    values,
    place: { base: { column: 1, span: 24, row, rows: 1 } },
  });
  const sectionsOf = (...blocks: object[]) => ({ sections: [{ id: newId(), style: {}, blocks }] });
  const toNowhere = () => placed('button', 2, { label: 'Go', to: { href: '/nowhere', newWindow: false } });
  const aSite = () =>
    kit.aSite({
      ...smallTemplate,
      collections: [
        {
          kind: 'blog',
          title: 'Notes',
          path: '/notes',
          values: { fields: [{ key: 'more', label: 'More', type: 'link' }] },
          items: [{ title: 'Salt', slug: 'salt', publishAt: '2026-01-01T00:00:00.000Z', sections: [] }],
        },
      ],
    });
  const itemOf = async (site: TestSite) =>
    read(site, (await kit.app.services.content.items(site.id))[0]?.id ?? '');
  const told = async (site: TestSite) =>
    (await findings(site)).map(({ kind, check, message, place }) => ({ kind, check, message, place }));

  test('are looked at like pages, below the title they are given', async () => {
    const site = await aSite();
    const button = toNowhere();
    const heading = placed('heading', 3, { text: 'Deep', level: 4 });
    await save(site, await itemOf(site), {
      thumbnail: picture,
      custom: { more: { href: '/gone', newWindow: false } },
      body: sectionsOf(button, heading),
    });
    const settings = { kind: 'settings', id: '' };
    expect(await told(site)).toEqual([
      {
        kind: 'item',
        check: 'altText',
        message: 'This picture (jar.jpg) has no description.',
        place: settings,
      },
      { kind: 'item', check: 'deadLink', message: 'There is no page at /gone.', place: settings },
      {
        kind: 'item',
        check: 'deadLink',
        message: 'There is no page at /nowhere.',
        place: { kind: 'block', id: button.id },
      },
      {
        kind: 'item',
        check: 'headings',
        message: 'A heading of level 4 follows one of level 1.',
        place: { kind: 'block', id: heading.id },
      },
    ]);
    // What visitors will not see may be unfinished, and cannot be linked to.
    await save(site, await itemOf(site), { status: 'draft' });
    expect(await told(site)).toEqual([]);
    const link = bodyWith('button', { label: 'Go', to: { href: '/notes/salt', newWindow: false } });
    await save(site, await pageAt(site, '/about'), link);
    expect((await findings(site)).map(({ message, unlessWith }) => [message, unlessWith])).toEqual([
      ['It links to “Salt”, which is a draft.', null],
    ]);
  });

  test('what is arranged around items wants their title, and is found on the page around them', async () => {
    const site = await aSite();
    const [above, around] = [toNowhere(), toNowhere()];
    const collection = () => draft(site, ({ kind }) => kind === 'collection');
    await save(site, await collection(), {
      body: sectionsOf(above),
      itemPage: sectionsOf(placed('item-part', 1, { part: 'body' }), around),
    });
    const message = 'There is no page at /nowhere.';
    const isAroundItems = true;
    expect(await told(site)).toEqual([
      { kind: 'collection', check: 'deadLink', message, place: { kind: 'block', id: above.id } },
      {
        kind: 'collection',
        check: 'deadLink',
        message,
        place: { kind: 'block', id: around.id, isAroundItems },
      },
      {
        kind: 'collection',
        check: 'headings',
        message: 'There is no heading of level 1, which names the page.',
        place: { kind: 'document', id: '', isAroundItems },
      },
    ]);
    const title = placed('item-part', 1, { part: 'title' });
    await save(site, await collection(), { body: { sections: [] }, itemPage: sectionsOf(title) });
    expect(await told(site)).toEqual([]);
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
