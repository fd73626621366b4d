import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import { showOnlyIn } from '#core/languages/shown-in.ts';
import type { PageBody } from '#core/page/page.ts';
import { templateOf } from '#site/templates/index.ts';
import { translateSite } from '../demo/translations/translate-site.ts';
import { newId } from '../ids.ts';
import { HALF_OFF, offer, sell, setLive } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { translateAll } from '../testing/translate.ts';
import { makeArchives } from './testing/archives.ts';
import { makeMoveIn } from './testing/move-in.ts';

const kit = useApp({ allowsPrivateTargets: false });
const { call } = kit;
const moveIn = makeMoveIn(call);
const { archiveOf, anEmptySite } = makeArchives(kit);
const OTHERS = ['de', 'fr', 'it', 'ar'];
const MAIL = { subject: 'Order {number} is in', words: 'Hello {name}, it is on its way.' };
let site: TestSite;
let inFrench: string;

const said = (text: string, language: string) => `${text} (${language})`;

async function saying(words: readonly string[], title: string): Promise<void> {
  const { documents } = (
    await call('GET', '/api/multilingual/documents?language=de', { as: site.owner })
  ).json() as { documents: { of: string; title: string }[] };
  const of = documents.find((each) => each.title === title)?.of ?? title;
  for (const language of OTHERS) {
    const inLanguage = words.map((text) => [text, said(text, language)]);
    await translateAll(kit, site, of, Object.fromEntries(inLanguage), language);
  }
}

async function address(title: string, name: string): Promise<void> {
  const { documents } = (
    await call('GET', '/api/multilingual/documents?language=de', { as: site.owner })
  ).json() as { documents: { of: string; title: string }[] };
  const of = documents.find((each) => each.title === title)?.of ?? '';
  for (const language of OTHERS) {
    const body = { texts: [], address: language === 'ar' ? 'مربى' : `${name}-${language}` };
    const reply = await call('PUT', `/api/multilingual/translations/${of}/${language}`, {
      as: site.owner,
      body,
    });
    expect(reply.status, reply.body).toBe(200);
  }
}

/** A page that is found elsewhere from now on. */
async function move(from: string, to: string): Promise<void> {
  const { documents } = (await call('GET', '/api/content/documents', { as: site.owner })).json() as {
    documents: { id: string; path: string; revision: number }[];
  };
  const page = documents.find(({ path }) => path === from);
  const at = `/api/content/documents/${page?.id}`;
  const { body } = (await call('GET', at, { as: site.owner })).json() as { body: object };
  const change = { base: page?.revision, body: { ...body, path: to } };
  const reply = await call('PUT', at, { as: site.owner, body: change });
  expect(reply.status, reply.body).toBe(200);
  await call('POST', '/api/content/publish', { as: site.owner, body: {} });
}

/** Another picture in French where the first one of a page stands; says which. */
async function chooseFile(title: string): Promise<string> {
  const { documents } = (
    await call('GET', '/api/multilingual/documents?language=fr', { as: site.owner })
  ).json() as { documents: { of: string; title: string }[] };
  const at = `/api/multilingual/translations/${documents.find((each) => each.title === title)?.of}/fr`;
  const { files } = (await call('GET', at, { as: site.owner })).json() as {
    files: { key: string; value: { src: string } }[];
  };
  // Of a block, which its key begins with.
  const inBlocks = files.filter(({ key }) => key.includes(':'));
  const [first] = inBlocks;
  const other = inBlocks.find(({ value }) => value.src !== first?.value.src)?.value;
  const file = { key: first?.key, source: first?.value.src, value: other };
  const reply = await call('PUT', at, { as: site.owner, body: { texts: [], files: [file] } });
  expect(reply.status, reply.body).toBe(200);
  return other?.src ?? '';
}

function imagesIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('src' in value && String(value.src).startsWith('/images/')) return [value];
  return Object.values(value).flatMap(imagesIn);
}

/** One picture of the first page for readers of each language. */
async function showPictures(): Promise<void> {
  const { content } = kit.app.services;
  const actor = { siteId: site.id, accountId: site.ownerId };
  const pages = await content.list(actor, 'page');
  if (!Array.isArray(pages)) throw new Error('There are no pages.');
  const home = pages.find(({ path }) => path === '/');
  const read = await content.read(actor, home?.id ?? '');
  if (!('body' in read)) throw new Error(read.sentence);
  let { body } = (read.body ?? {}) as { body: PageBody };
  const pictures = imagesIn(read.body);
  const [first] = body.sections;
  const place = first?.blocks[0]?.place;
  if (!first || !place) throw new Error('The page is empty.');
  for (const [index, language] of ['en', ...OTHERS].entries()) {
    const id = newId();
    const image = { ...pictures[index % pictures.length], alt: `In ${language}` };
    const block = { id, type: 'image', place, values: { image } };
    const [opening, ...rest] = body.sections;
    if (!opening) break;
    body = showOnlyIn(
      { ...body, sections: [{ ...opening, blocks: [...opening.blocks, block as never] }, ...rest] },
      { id, languages: [language] },
    );
  }
  const saved = await content.save(actor, read.id, {
    base: read.revision,
    body: { ...(read.body as object), body },
  });
  if (!('revision' in saved)) throw new Error(saved.sentence);
}

beforeAll(async () => {
  site = await kit.aSite(templateOf('osteria'));
  await translateSite(kit.app.services, { siteId: site.id, accountId: site.ownerId }, 'osteria');
  await call('PUT', '/api/commerce/categories', {
    as: site.owner,
    body: { categories: [{ id: 'c'.repeat(24), parentId: null, name: 'Preserves' }] },
  });
  await sell(kit, site, { title: 'Quince jam', tags: ['sweet'], categories: ['c'.repeat(24)] });
  await offer(kit, site, { ...HALF_OFF, name: 'Spring sale' });
  await setLive(kit, site, 'orderMails', { confirmed: MAIL });
  await setLive(kit, site, 'redirects', {
    rules: [
      { from: '/old', to: '/contact', status: 301 },
      { from: '/de/alt', to: '/de/contact', status: 301 },
    ],
  });
  await setLive(kit, site, 'words', {
    own: OTHERS.map((language) => ({ language, name: 'page.notFound', text: said('Lost at sea', language) })),
  });
  await saying(['Quince jam'], 'Quince jam');
  await saying(['Preserves'], 'shop.categories');
  await saying(['sweet'], 'shop.tags');
  await saying(['Spring sale'], 'shop.discounts');
  await saying(Object.values(MAIL), 'settings.orderMails');
  await address('Quince jam', 'jam');
  for (const language of OTHERS)
    await call('PUT', '/api/multilingual/glossary', {
      as: site.owner,
      body: { language, terms: [{ term: 'bread', translation: said('bread', language) }] },
    });
  inFrench = await chooseFile('The room');
  await showPictures();
  await call('POST', '/api/content/publish', { as: site.owner, body: {} });
  await move('/long-table', '/one-table');
});

test('a site in five languages is the same bytes after it was moved, and reads the same in each', async () => {
  const first = await archiveOf(site);
  const other = await anEmptySite();
  const { state, report } = await moveIn(other, first);
  expect({ state, lost: report.lost }).toEqual({ state: 'done', lost: [] });
  const second = await archiveOf(other);
  expect(gunzipSync(second).toString()).toBe(gunzipSync(first).toString());
  expect(second.equals(first)).toBe(true);

  const read = async (of: TestSite, path: string) => {
    const { status, headers, body } = await call('GET', path, { host: of.host });
    const main = /<main[^]*<\/main>/.exec(body)?.[0] ?? body;
    const words = main.replaceAll(of.host, 'host');
    return { status, to: headers['location'], words };
  };
  const map = (await read(site, '/sitemap.xml')).words;
  const paths = [...map.matchAll(/<loc>https:\/\/host([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
  expect(paths.length).toBeGreaterThan(30);
  for (const path of [
    ...paths,
    '/old',
    '/fr/old',
    '/de/alt',
    '/long-table',
    '/ar/long-table',
    '/de/nowhere',
    `/ar${DEFAULT_SHOP_PATH}`,
  ])
    expect(await read(other, path), path).toEqual(await read(site, path));
  const room = async (prefix: string) => (await read(other, `${prefix}/room`)).words.split(inFrench).length;
  expect(await room('/fr')).toBeGreaterThan(await room('/de'));
  for (const language of OTHERS) {
    const missing = (await read(other, `/${language}/nowhere`)).words;
    expect(missing).toContain(said('Lost at sea', language));
    const home = (await read(other, `/${language}`)).words;
    for (const each of ['en', ...OTHERS]) expect(home.includes(`alt="In ${each}"`)).toBe(each === language);
    const shop = (await read(other, `/${language}${DEFAULT_SHOP_PATH}`)).words;
    expect(shop).toContain(said('Quince jam', language));
  }
});
