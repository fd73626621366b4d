import { describe, expect, test } from 'vitest';
import { FOLDER_IN_FOLDER } from '#core/content/navigation.ts';
import { newId } from '../ids.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const MAX_TABLE_ROWS = 1000;

const kit = useApp();
const { call } = kit;

interface Opened {
  id: string;
  revision: number;
  body: Record<string, unknown>;
}

async function opened(site: TestSite, kind: string, path: string | null): Promise<Opened> {
  const { documents } = (
    await call('GET', `/api/content/documents?kind=${kind}`, { as: site.owner })
  ).json() as { documents: { id: string; path: string | null }[] };
  const { id } = documents.find((entry) => path === null || entry.path === path) ?? { id: '' };
  const read = await call('GET', `/api/content/documents/${id}`, { as: site.owner });
  return { id, ...(read.json() as unknown as Omit<Opened, 'id'>) };
}

const save = (site: TestSite, { id, revision, body }: Opened, changes: object) =>
  call('PUT', `/api/content/documents/${id}`, {
    as: site.owner,
    body: { base: revision, body: { ...body, ...changes } },
  });

const sectionWith = (type: string, values: object) => ({
  id: newId(),
  style: {},
  blocks: [
    {
      id: newId(),
      type,
      place: { base: { column: 1, span: 24, row: 1, rows: 1 } },
      values,
      animation: 'none',
    },
  ],
});

/** The about page with one block, as visitors get it. */
async function shown(type: string, values: object) {
  const site = await kit.aSite();
  const saved = await save(site, await opened(site, 'page', '/about'), {
    body: { sections: [sectionWith(type, values)] },
  });
  expect(saved.status, saved.body).toBe(200);
  await call('POST', '/api/content/publish', { as: site.owner, body: {} });
  return (await call('GET', '/about', { host: site.host })).body;
}

const rows = (count: number) => ({
  data: { columns: ['Loaf', 'Price'], rows: Array.from({ length: count }, (_, row) => [`Loaf ${row}`, '4']) },
});

test.each([
  ['a map north of the pole', 'map', { location: { mapLat: 91 } }, /between -90 and 90/],
  ['a map that goes round twice', 'map', { location: { mapLng: 400 } }, /between -180 and 180/],
  ['a marker nowhere', 'map', { location: { markerLat: -90.5 } }, /between -90 and 90/],
  ['a map of a style that is none', 'map', { style: 9 }, /./],
  ['a code of 10 kB', 'qr-code', { content: 'x'.repeat(10_240) }, /bytes, or phones cannot read the code/],
  ['a row too many', 'table', rows(MAX_TABLE_ROWS + 1), /1000 rows/],
  ['an embed that is a script', 'embed', { address: 'javascript:alert(1)' }, /./],
  ['a countdown to no day', 'countdown', { until: 'soon' }, /./],
])('%s is refused with a sentence, and nothing is saved', async (_, type, values, sentence) => {
  const site = await kit.aSite();
  const about = await opened(site, 'page', '/about');
  const answer = await save(site, about, { body: { sections: [sectionWith(type, values)] } });
  expect([answer.status, answer.json()['errorKey']]).toEqual([400, 'invalid']);
  expect(answer.json()['error']).toMatch(sentence);
  expect((await opened(site, 'page', '/about')).revision).toBe(about.revision);
});

describe('what can be saved is shown without harm', () => {
  test('a table of a thousand rows', async () => {
    expect((await shown('table', rows(MAX_TABLE_ROWS))).match(/<th scope="row">/g)).toHaveLength(
      MAX_TABLE_ROWS,
    );
  });

  test.each([
    ['no plans', { plans: [] }],
    ['a plan that says nothing', { plans: [{}] }],
  ])('%s', async (_, values) => {
    const page = await shown('pricing', values);
    expect(page).not.toContain('class="pricing-plan');
    expect(page).toContain('</html>');
  });

  test('a countdown that is over', async () => {
    expect(await shown('countdown', { until: '2020-01-01T00:00:00.000Z', title: 'Opening' })).toContain(
      'Opening',
    );
  });
});

describe('a menu', () => {
  const nested = (levels: number): object => ({
    title: 'Level',
    pageId: '',
    href: '',
    newWindow: false,
    children: levels > 1 ? [nested(levels - 1)] : [],
  });

  test.each([
    [3, 'invalid', FOLDER_IN_FOLDER],
    [30, 'invalid', FOLDER_IN_FOLDER],
    [500, 'tooDeep', 'What was sent is nested too deeply. Keep lists and groups to at most 64 levels.'],
  ])('%i levels deep is refused with a sentence', async (levels, errorKey, sentence) => {
    const site = await kit.aSite();
    const answer = await save(site, await opened(site, 'navigation', null), { main: [nested(levels)] });
    expect([answer.status, answer.json()['errorKey'], answer.json()['error']]).toEqual([
      400,
      errorKey,
      sentence,
    ]);
    expect((await call('GET', '/', { host: site.host })).status).toBe(200);
  });
});
