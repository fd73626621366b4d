import { beforeAll, expect, test } from 'vitest';
import { at, block } from '#site/templates/template.ts';
import { aPicture, useFiles } from '../assets/testing/files.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;
const files = useFiles(kit);
let site: TestSite;
let translation: string;
let pictures: Record<'plate' | 'teller' | 'bowl', { src: string }>;

interface FileOf {
  key: string;
  value: { src: string };
  said: { src: string } | null;
  isOutOfDate: boolean;
}

const send = async (method: 'GET' | 'PUT' | 'POST', url: string, body?: object) => {
  const reply = await call(method, url, { as: site.owner, ...(body && { body }) });
  expect(reply.status, reply.body).toBe(200);
  return reply.json();
};
const imageOf = ({ src }: { src: string }) => ({
  src,
  alt: '',
  width: 40,
  height: 20,
  focalPoint: { x: 0.5, y: 0.5 },
});
const fileOf = async () => ((await send('GET', translation)).files as FileOf[])[0];
const choose = async (value: object | null) => {
  const { key = '', value: original } = (await fileOf()) ?? {};
  return send('PUT', translation, { texts: [], files: [{ key, source: original?.src ?? '', value }] });
};
const publish = () => send('POST', '/api/content/publish', {});
const visit = async (path: string) => (await call('GET', path, { host: site.host })).body;
const shows = async (path: string, { src }: { src: string }) => (await visit(path)).includes(src);

beforeAll(async () => {
  site = await kit.aSite({
    ...smallTemplate,
    pages: [
      ...smallTemplate.pages,
      {
        title: 'Plate',
        path: '/plate',
        description: '',
        sections: [{ blocks: [block('image', at(1, 24), {})] }],
      },
    ],
  });
  const add = async (name: string, width: number) =>
    files.added(site, name, await aPicture({ width, height: 20 }));
  pictures = {
    plate: await add('plate.jpg', 40),
    teller: await add('teller.jpg', 44),
    bowl: await add('bowl.jpg', 48),
  };
  await send('PUT', '/api/multilingual/languages', { languages: ['de', 'de-CH', 'fr'] });
  await showOnPage(pictures.plate);
});

async function showOnPage(picture: { src: string }) {
  const { documents } = (await send('GET', '/api/content/documents')) as {
    documents: { id: string; path: string }[];
  };
  const id = documents.find(({ path }) => path === '/plate')?.id ?? '';
  const { revision, body } = (await send('GET', `/api/content/documents/${id}`)) as {
    revision: number;
    body: { body: { sections: { blocks: { values: object }[] }[] } };
  };
  const [shown] = body.body.sections.flatMap(({ blocks }) => blocks);
  if (shown) shown.values = { ...shown.values, image: imageOf(picture) };
  await send('PUT', `/api/content/documents/${id}`, { base: revision, body });
  await publish();
  translation = `/api/multilingual/translations/${id}/de`;
}

test('a language shows a picture of its own once that is published, and what falls back to it does too', async () => {
  expect(await fileOf()).toMatchObject({ said: null, isOutOfDate: false });
  await choose(imageOf(pictures.teller));
  expect(await shows('/de/plate', pictures.teller)).toBe(false);
  await publish();
  for (const [path, picture] of [
    ['/plate', 'plate'],
    ['/fr/plate', 'plate'],
    ['/de/plate', 'teller'],
    ['/de-ch/plate', 'teller'],
  ] as const)
    for (const name of ['plate', 'teller'] as const)
      expect([path, name, await shows(path, pictures[name])]).toEqual([path, name, name === picture]);
});

test('its own stays when the page shows another one, says so, and goes when it is taken back', async () => {
  await showOnPage(pictures.bowl);
  expect(await shows('/de/plate', pictures.teller)).toBe(true);
  expect(await fileOf()).toMatchObject({ isOutOfDate: true });
  await choose(imageOf(pictures.teller));
  expect(await fileOf()).toMatchObject({ isOutOfDate: false });
  await choose(null);
  await publish();
  expect(await shows('/de/plate', pictures.bowl)).toBe(true);
});

test('texts that are translated meanwhile leave it alone', async () => {
  await choose(imageOf(pictures.teller));
  const { texts } = (await send('GET', translation)) as { texts: { key: string; source: string }[] };
  const said = texts.map(({ key, source }) => ({ key, source, text: `${source} (de)` }));
  await send('PUT', translation, { texts: said });
  expect((await fileOf())?.said).toMatchObject({ src: pictures.teller.src });
});

test.each([
  ['of another host', { value: imageOf({ src: 'https://elsewhere.example/x.jpg' }) }],
  ['that is no picture', { value: 'javascript:alert(1)' }],
  ['for a place that is gone', { key: 'nowhere:image' }],
])('a file %s is refused', async (_, change) => {
  const { key, value } = (await fileOf()) ?? { key: '', value: { src: '' } };
  const file = { key, source: value.src, value: imageOf(pictures.plate), ...change };
  const reply = await call('PUT', translation, { as: site.owner, body: { texts: [], files: [file] } });
  expect(reply.status).toBe(400);
});
