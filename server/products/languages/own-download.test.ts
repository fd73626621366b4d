import { beforeAll, expect, test } from 'vitest';
import { PDF, useFiles } from '../../assets/testing/files.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { sell } from '../../testing/a-shop.ts';
import { useApp, type TestSite } from '../../testing/app.ts';

const kit = useApp();
const { call } = kit;
const files = useFiles(kit);
const GERMAN_PDF = Buffer.from('%PDF-1.7\ndie Karte\n');
let site: TestSite;
let variantId: string;
let translation: string;
let english: { id: string; path: string };
let german: { path: string };

const send = async (method: 'GET' | 'PUT' | 'POST', url: string, body?: object) => {
  const reply = await call(method, url, { as: site.owner, ...(body && { body }) });
  expect(reply.status, reply.body).toBe(200);
  return reply.json();
};

/** What somebody gets who buys on this page. */
async function boughtAt(page: string): Promise<string> {
  const buyer = aBuyer(kit, site);
  buyer.headers['referer'] = `http://${site.host}${page}`;
  const { quote } = await buyer.fill(variantId);
  const { url } = (await buyer.place(quote)).json() as { url: string };
  const order = (await buyer.send('GET', url)).body;
  const link = /href="([^"]*\/commerce\/download\/[^"]+)"/.exec(order)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return (await buyer.send('GET', link)).body;
}

beforeAll(async () => {
  site = await kit.aSite();
  await send('PUT', '/api/multilingual/languages', { languages: ['de', 'de-CH', 'fr'] });
  english = await files.added(site, 'Menu.pdf', PDF);
  german = await files.added(site, 'Karte.pdf', GERMAN_PDF);
  const sold = await sell(kit, site, { title: 'Menu', type: 'DIGITAL', fileId: english.id });
  variantId = sold.variantId;
  translation = `/api/multilingual/translations/${sold.product.id}/de`;
});

test('buyers get the file of their language once it is published, and nobody else does', async () => {
  const [file] = (await send('GET', translation)).files as { key: string; label: string; value: string }[];
  expect(file).toMatchObject({ label: 'File', value: english.path });
  const chosen = { key: file?.key, source: file?.value, value: german.path };
  await send('PUT', translation, { texts: [], files: [chosen] });
  expect(await boughtAt('/de/shop/menu')).toContain('the menu');
  await send('POST', '/api/content/publish', {});
  for (const page of ['/de/shop/menu', '/de-ch/shop/menu'])
    expect([page, await boughtAt(page)]).toEqual([page, GERMAN_PDF.toString()]);
  for (const page of ['/shop/menu', '/fr/shop/menu'])
    expect([page, await boughtAt(page)]).toEqual([page, PDF.toString()]);
  for (const path of [english.path, german.path])
    expect([path, (await call('GET', path, { host: site.host })).status]).toEqual([path, 404]);
});

test('the file of all languages is sold again once its own is taken back', async () => {
  const [file] = (await send('GET', translation)).files as { key: string; value: string }[];
  await send('PUT', translation, {
    texts: [],
    files: [{ key: file?.key, source: file?.value, value: null }],
  });
  await send('POST', '/api/content/publish', {});
  expect(await boughtAt('/de/shop/menu')).toBe(PDF.toString());
  expect((await call('GET', german.path, { host: site.host })).status).toBe(200);
});
