import { beforeAll, expect, test } from 'vitest';
import { at, block } from '#site/templates/template.ts';
import { smallTemplate } from '../../testing/small-template.ts';
import { useApp, type TestSite } from '../../testing/app.ts';

// Every visit draws the page anew.
const kit = useApp({ pageCacheBytes: 0 });
const { call } = kit;

let site: TestSite;

beforeAll(async () => {
  site = await kit.aSite({
    ...smallTemplate,
    pages: [
      ...smallTemplate.pages,
      {
        title: 'Jam',
        path: '/jam',
        description: '',
        sections: [{ blocks: [block('heading', at(1, 24), { text: 'Plum jam', level: 1 })] }],
      },
      { title: 'All', path: '/all', kind: 'index', children: ['/jam'], description: '', sections: [] },
    ],
  });
});

async function visits(path: string): Promise<boolean[]> {
  const seen: boolean[] = [];
  for (let visit = 0; visit < 3; visit += 1)
    seen.push((await call('GET', path, { host: site.host })).body.includes('Plum jam'));
  return seen;
}

async function idOf(path: string): Promise<string> {
  const { documents } = (await call('GET', '/api/content/documents', { as: site.owner })).json();
  return (documents as { id: string; path: string }[]).find((entry) => entry.path === path)?.id ?? '';
}

test('what was published is on a page that was drawn again and again, and on the index that stacks it', async () => {
  expect(await visits('/jam')).toEqual([true, true, true]);
  expect(await visits('/all')).toEqual([true, true, true]);
  const id = await idOf('/jam');
  const { revision, body } = (
    await call('GET', `/api/content/documents/${id}`, { as: site.owner })
  ).json() as { revision: number; body: object };
  const changed: unknown = JSON.parse(JSON.stringify(body).replace('Plum jam', 'Fig jam'));
  await call('PUT', `/api/content/documents/${id}`, {
    as: site.owner,
    body: { base: revision, body: changed },
  });
  expect(await visits('/jam')).toEqual([true, true, true]);
  await call('POST', '/api/content/publish', { as: site.owner, body: {} });
  expect(await visits('/jam')).toEqual([false, false, false]);
  expect(await visits('/all')).toEqual([false, false, false]);
});

test('what gets a password leaves the index that was drawn with it', async () => {
  const shows = async () =>
    (await call('GET', '/all', { host: site.host })).body.includes('<article id="jam"');
  expect([await shows(), await shows(), await shows()]).toEqual([true, true, true]);
  await call('PUT', `/api/access/pages/${await idOf('/jam')}`, {
    as: site.owner,
    body: { password: 'open sesame' },
  });
  expect([await shows(), await shows(), await shows()]).toEqual([false, false, false]);
});
