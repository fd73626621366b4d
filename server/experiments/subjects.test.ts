import { describe, expect, test } from 'vitest';
import type { ExperimentView, SubjectView } from '#contract/experiments.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;

interface Section {
  id: string;
  style: { name: string };
  blocks: { id: string; type: string; values: Record<string, unknown> }[];
}
interface Page {
  title: string;
  body: { sections: Section[] };
}

async function open(site: TestSite, path: string) {
  const { documents } = (await call('GET', '/api/content/documents', { as: site.owner })).json() as {
    documents: { id: string; kind: string; path: string | null; revision: number }[];
  };
  const { id = '', revision = 0 } =
    documents.find((each) => (path === 'theme' ? each.kind === path : each.path === path)) ?? {};
  const { body } = (await call('GET', `/api/content/documents/${id}`, { as: site.owner })).json() as {
    body: Page;
  };
  return { id, revision, body };
}

/** Saves the draft of a document as `change` makes it. */
async function edit(site: TestSite, path: string, change: (body: Page) => object): Promise<string> {
  const { id, revision, body } = await open(site, path);
  const answer = await call('PUT', `/api/content/documents/${id}`, {
    as: site.owner,
    body: { base: revision, body: change(structuredClone(body)) },
  });
  expect(answer.status, answer.body).toBe(200);
  return id;
}

const release = (site: TestSite, ...documentIds: string[]) =>
  call('POST', '/api/content/publish', { as: site.owner, body: { documentIds } });

const inSection = (index: number, words: string) => (page: Page) => {
  const block = page.body.sections[index]?.blocks.find(({ values }) => 'text' in values);
  if (block) block.values['text'] = words;
  return page;
};

/** A page with two sections that are live. */
async function aPage(site: TestSite): Promise<string> {
  const id = await edit(site, '/about', (page) => {
    const [first] = page.body.sections;
    if (!first) return page;
    const second = structuredClone(first);
    second.id = 'second0000000000000000aa';
    second.blocks.forEach((block, index) => (block.id = `second000000000000000${index + 100}`));
    return { ...page, body: { sections: [first, second] } };
  });
  await release(site, id);
  return id;
}

async function sectionIds(site: TestSite): Promise<string[]> {
  return (await open(site, '/about')).body.body.sections.map(({ id }) => id);
}

const create = (site: TestSite, subject: object, goal: object = { kind: 'form', path: '' }) =>
  call('POST', '/api/experiments', { as: site.owner, body: { name: 'Warmer', subject, goal } });
const step = (site: TestSite, id: string, name: string, body: object = {}) =>
  call('POST', `/api/experiments/${id}/${name}`, { as: site.owner, body });
const list = async (site: TestSite) =>
  (await call('GET', '/api/experiments', { as: site.owner })).json()['experiments'] as ExperimentView[];

async function running(site: TestSite, subject: object): Promise<string> {
  const made = await create(site, subject);
  expect(made.status, made.body).toBe(200);
  const id = made.json()['id'] as string;
  expect((await step(site, id, 'start')).status).toBe(200);
  return id;
}

/** What strangers with these buckets get. */
const pagesOf = async ({ host }: TestSite, path: string, buckets = 30) =>
  Promise.all(
    Array.from({ length: buckets }, async (_, bucket) => ({
      cookie: `ss_trials=${bucket}`,
      body: (await call('GET', path, { host, headers: { cookie: `ss_trials=${bucket}` } })).body,
    })),
  );

describe('a section', () => {
  test('is compared alone: the rest of its page stays as it is live', async () => {
    const site = await kit.aSite();
    const pageId = await aPage(site);
    const [first = ''] = await sectionIds(site);
    await edit(site, '/about', (page) =>
      inSection(1, 'Elsewhere words')(inSection(0, 'Variant words')(page)),
    );
    await running(site, { kind: 'section', pageId, sectionId: first });
    const pages = await pagesOf(site, '/about');
    const withVariant = pages.filter(({ body }) => body.includes('Variant words'));
    expect(withVariant.length).toBeGreaterThan(5);
    expect(withVariant.length).toBeLessThan(25);
    for (const { body } of pages) expect(body).not.toContain('Elsewhere words');
  });

  test('wins: it is released alone, and what else was drafted stays drafted', async () => {
    const site = await kit.aSite();
    const pageId = await aPage(site);
    const [sectionId = ''] = await sectionIds(site);
    await edit(site, '/about', inSection(0, 'Variant words'));
    const id = await running(site, { kind: 'section', pageId, sectionId });
    await edit(site, '/about', (page) => inSection(1, 'Elsewhere words')(inSection(0, 'Later words')(page)));
    expect((await step(site, id, 'publish', { variant: 'B' })).status).toBe(200);
    const { body } = await call('GET', '/about', { host: site.host });
    expect(body).toContain('Variant words');
    expect(body).not.toContain('Elsewhere words');
    const draft = JSON.stringify((await open(site, '/about')).body);
    expect(draft).toContain('Variant words');
    expect(draft).toContain('Elsewhere words');
    expect((await list(site))[0]).toMatchObject({ state: 'stopped', winner: 'B' });
  });

  test('that was deleted and published meanwhile cannot win', async () => {
    const site = await kit.aSite();
    const pageId = await aPage(site);
    const [sectionId = ''] = await sectionIds(site);
    await edit(site, '/about', inSection(0, 'Variant words'));
    const id = await running(site, { kind: 'section', pageId, sectionId });
    await edit(site, '/about', (page) => ({ ...page, body: { sections: page.body.sections.slice(1) } }));
    await release(site, pageId);
    for (const { body } of await pagesOf(site, '/about', 8)) expect(body).not.toContain('Variant words');
    expect((await list(site))[0]).toMatchObject({ isOvertaken: true });
    const answer = await step(site, id, 'publish', { variant: 'B' });
    expect([answer.status, answer.body.includes('was deleted from the page')]).toEqual([400, true]);
  });

  test.each<[string, (site: TestSite, pageId: string, ids: string[]) => Promise<object>, number, string]>([
    [
      'deleted in the draft',
      async (site, pageId, [sectionId]) => {
        await edit(site, '/about', (page) => ({ ...page, body: { sections: page.body.sections.slice(1) } }));
        return { kind: 'section', pageId, sectionId };
      },
      400,
      'was deleted from the page',
    ],
    [
      'not changed',
      async (site, pageId, [, sectionId]) => {
        await edit(site, '/about', inSection(0, 'Variant words'));
        return { kind: 'section', pageId, sectionId };
      },
      400,
      'draft of this section is the same',
    ],
    [
      'that no page has',
      async (_, pageId) => ({ kind: 'section', pageId, sectionId: 'nowhere' }),
      400,
      'was deleted from the page',
    ],
    ['without a name', async (_, pageId) => ({ kind: 'section', pageId }), 400, ''],
    [
      'of a page that is not there',
      async () => ({ kind: 'section', pageId: 'a'.repeat(24), sectionId: 'x' }),
      404,
      '',
    ],
  ])('%s is refused', async (_, make, status, words) => {
    const site = await kit.aSite();
    const pageId = await aPage(site);
    const answer = await create(site, await make(site, pageId, await sectionIds(site)));
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(words);
  });

  test('and its page are not compared at the same time, nor a section twice', async () => {
    const site = await kit.aSite();
    const pageId = await aPage(site);
    const [sectionId = ''] = await sectionIds(site);
    await edit(site, '/about', inSection(0, 'Variant words'));
    await running(site, { kind: 'section', pageId, sectionId });
    for (const subject of [
      { kind: 'page', pageId },
      { kind: 'section', pageId, sectionId },
    ]) {
      const made = await create(site, subject);
      const answer = await step(site, made.json()['id'] as string, 'start');
      expect([answer.status, answer.body.includes('Another experiment is running')]).toEqual([400, true]);
    }
  });

  test('gets no second variant while only other sections were changed', async () => {
    const site = await kit.aSite();
    const pageId = await aPage(site);
    const [sectionId = ''] = await sectionIds(site);
    await edit(site, '/about', inSection(0, 'Variant words'));
    const id = (await create(site, { kind: 'section', pageId, sectionId })).json()['id'] as string;
    await edit(site, '/about', inSection(1, 'Elsewhere words'));
    expect((await step(site, id, 'variants')).body).toContain('already one of the variants');
    await edit(site, '/about', inSection(0, 'Third words'));
    expect((await step(site, id, 'variants')).status).toBe(200);
    expect((await list(site))[0]?.variants.map(({ variant }) => variant)).toEqual(['A', 'B', 'C']);
  });
});

describe('the style', () => {
  const dark = (theme: object) => ({
    ...theme,
    light: { paper: '#123456', ink: '#ffffff', accent: '#ff0000' },
  });
  const isVariant = ({ body }: { body: string }) => body.includes('#123456');

  test('is the same on all pages, and one visitor keeps theirs', async () => {
    const site = await kit.aSite();
    await edit(site, 'theme', dark);
    await running(site, { kind: 'style' });
    const [about, home, missing] = await Promise.all(
      ['/about', '/', '/nowhere'].map(async (path) => (await pagesOf(site, path)).map(isVariant)),
    );
    expect(about?.filter(Boolean).length).toBeGreaterThan(5);
    expect(about?.filter((is) => !is).length).toBeGreaterThan(5);
    expect(home).toEqual(about);
    expect(missing).toEqual(about);
    expect((await pagesOf(site, '/cart')).map(isVariant)).toEqual(about);
    // Kept copies are told apart as well.
    expect((await pagesOf(site, '/about')).map(isVariant)).toEqual(about);
  });

  test('counts who saw any page, and is published with one call', async () => {
    const site = await kit.aSite();
    await edit(site, 'theme', dark);
    const id = await running(site, { kind: 'style' });
    const tell = (kind: string, cookie: string) =>
      call('POST', '/api/experiments/count', {
        host: site.host,
        body: { kind, path: '/' },
        headers: { cookie },
      });
    const seen = await tell('seen', 'ss_trials=7');
    const [cookie = ''] = String(seen.headers['set-cookie']).split(';');
    await tell('form', cookie);
    const [experiment] = await list(site);
    const sum = (pick: 'visitors' | 'conversions') =>
      experiment?.variants.reduce((all, each) => all + each[pick], 0);
    expect([sum('visitors'), sum('conversions')]).toEqual([1, 1]);
    expect((await step(site, id, 'publish', { variant: 'B' })).status).toBe(200);
    for (const page of await pagesOf(site, '/about', 8)) expect(isVariant(page)).toBe(true);
  });

  test('and a page are compared beside each other', async () => {
    const site = await kit.aSite();
    const pageId = await edit(site, '/about', inSection(0, 'Variant words'));
    await edit(site, 'theme', dark);
    await running(site, { kind: 'style' });
    await running(site, { kind: 'page', pageId });
    const found = new Set(
      (await pagesOf(site, '/about', 60)).map(
        (page) => `${isVariant(page)} ${page.body.includes('Variant words')}`,
      ),
    );
    expect(found.size).toBe(4);
  });

  test('without changes is refused', async () => {
    const answer = await create(await kit.aSite(), { kind: 'style' });
    expect([answer.status, answer.body.includes('draft of the style is the same')]).toEqual([400, true]);
  });
});

test('what can be compared is what differs from what is live', async () => {
  const site = await kit.aSite();
  const subjects = async () =>
    (await call('GET', '/api/experiments/subjects', { as: site.owner })).json()['subjects'] as SubjectView[];
  const pageId = await aPage(site);
  expect(await subjects()).toEqual([]);
  const [sectionId = ''] = await sectionIds(site);
  await edit(site, '/about', inSection(0, 'Variant words'));
  await edit(site, 'theme', (theme) => ({ ...theme, corners: 'round' }));
  expect((await subjects()).map(({ subject }) => subject)).toEqual([
    { kind: 'page', pageId },
    { kind: 'section', pageId, sectionId },
    { kind: 'style' },
  ]);
});
