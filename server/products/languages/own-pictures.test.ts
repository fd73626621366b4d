import { beforeAll, expect, test } from 'vitest';
import { aPicture, useFiles } from '../../assets/testing/files.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aVariant } from '../../testing/a-product.ts';
import { sell } from '../../testing/a-shop.ts';
import { useApp, type TestSite } from '../../testing/app.ts';

const kit = useApp();
const { call } = kit;
const files = useFiles(kit);
let site: TestSite;
let variantId: string;
let translation: string;

const NAMES = ['label', 'etikett', 'shelf', 'large', 'gross'] as const;
type Name = (typeof NAMES)[number];
let pictures: Record<Name, { src: string }>;

interface FileOf {
  key: string;
  label: string;
  value: { src: string };
}

const send = async (method: 'GET' | 'PUT' | 'POST', url: string, body?: object) => {
  const reply = await call(method, url, { as: site.owner, ...(body && { body }) });
  expect(reply.status, reply.body).toBe(200);
  return reply.json();
};
const imageOf = ({ src }: { src: string }, alt = '') => ({
  src,
  alt,
  width: 40,
  height: 20,
  focalPoint: { x: 0.5, y: 0.5 },
});
const filesOf = async () => (await send('GET', translation)).files as FileOf[];
async function choose(place: Name, value: Name | null) {
  const { src } = pictures[place];
  const { key } = (await filesOf()).find((each) => each.value.src === src) ?? { key: '' };
  const body = { texts: [], files: [{ key, source: src, value: value && imageOf(pictures[value]) }] };
  await send('PUT', translation, body);
}
const publish = () => send('POST', '/api/content/publish', {});
/** Which of the pictures a page shows. */
async function shownAt(path: string): Promise<Name[]> {
  const { body } = await call('GET', path, { host: site.host });
  return NAMES.filter((name) => body.includes(pictures[name].src));
}

beforeAll(async () => {
  site = await kit.aSite();
  await send('PUT', '/api/multilingual/languages', { languages: ['de', 'de-CH', 'fr'] });
  const added = await Promise.all(
    NAMES.map(async (name, index) =>
      files.added(site, `${name}.jpg`, await aPicture({ width: 40 + 4 * index, height: 20 })),
    ),
  );
  pictures = Object.fromEntries(
    NAMES.map((name, index) => [name, { src: added[index]?.src ?? '' }]),
  ) as typeof pictures;
  const { product } = await sell(kit, site, {
    title: 'Quince jam',
    options: ['Size'],
    images: [imageOf(pictures.label, 'The label of the jar'), imageOf(pictures.shelf)],
    variants: [
      aVariant({ sku: 'small', optionValues: ['Small'] }),
      aVariant({ sku: 'large', optionValues: ['Large'], image: imageOf(pictures.large) }),
    ],
  });
  variantId = product.variants[1]?.id ?? '';
  translation = `/api/multilingual/translations/${product.id}/de`;
});

test('every picture of a product can be another one in a language', async () => {
  expect((await filesOf()).map(({ value: { src } }) => src)).toEqual(
    [pictures.label, pictures.shelf, pictures.large].map(({ src }) => src),
  );
});

test('a language shows pictures of its own on page, list and cart once they are published', async () => {
  await choose('label', 'etikett');
  await choose('large', 'gross');
  expect(await shownAt('/de/shop/quince-jam')).toEqual(['label', 'shelf', 'large']);
  await publish();
  for (const path of ['/de/shop/quince-jam', '/de-ch/shop/quince-jam'])
    expect(await shownAt(path)).toEqual(['etikett', 'shelf', 'gross']);
  for (const path of ['/shop/quince-jam', '/fr/shop/quince-jam'])
    expect(await shownAt(path)).toEqual(['label', 'shelf', 'large']);
  expect(await shownAt('/de/shop')).toContain('etikett');
  expect(await shownAt('/de/shop')).not.toContain('label');
  expect(await shownAt('/shop')).toContain('label');

  const buyer = aBuyer(kit, site);
  for (const [page, picture] of [
    ['/de/shop/quince-jam', 'gross'],
    ['/shop/quince-jam', 'large'],
  ] as const) {
    buyer.headers['referer'] = `http://${site.host}${page}`;
    const { entries } = (await buyer.cart('POST', '/entries', { variantId, quantity: 1 })).json();
    expect(JSON.stringify(entries)).toContain(pictures[picture].src);
  }
});

test('what describes the picture stays a text of the language', async () => {
  const { body } = await call('GET', '/de/shop/quince-jam', { host: site.host });
  expect(body).toContain('alt="The label of the jar"');
  const { texts } = (await send('GET', translation)) as { texts: { key: string; source: string }[] };
  const { key, source } = texts.find((each) => each.source === 'The label of the jar') ?? {};
  await send('PUT', translation, { texts: [{ key, source, text: 'Das Etikett des Glases' }] });
  await publish();
  const said = (await call('GET', '/de/shop/quince-jam', { host: site.host })).body;
  expect(said).toContain('alt="Das Etikett des Glases"');
  expect(await shownAt('/de/shop/quince-jam')).toEqual(['etikett', 'shelf', 'gross']);
});

test('the original is shown again once its own is taken back', async () => {
  await choose('label', null);
  await publish();
  expect(await shownAt('/de/shop/quince-jam')).toEqual(['label', 'shelf', 'gross']);
});
