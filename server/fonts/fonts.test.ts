import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BROKEN_FONT, NOT_A_FONT, readFontTables } from '#core/theme/font-file.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { FONT_TOO_LARGE } from './service.ts';
import { readSfnt } from './sfnt.ts';
import { aFont } from './testing/a-font.ts';
import { isWoff2, readWoff2, writeWoff2 } from './woff2.ts';

const kit = useApp();

const upload = (site: TestSite, bytes: Buffer, name = 'Mine.ttf') =>
  kit.call('POST', `/api/fonts?name=${encodeURIComponent(name)}`, {
    as: site.owner,
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });

describe('a TrueType file', () => {
  test('becomes WOFF2 with the same tables, without those that pages have no use for', async () => {
    const font = readSfnt(aFont({ more: { 'SVG ': Buffer.from('<script>') } }));
    if (typeof font === 'string') throw new Error(font);
    expect(font.tables.has('SVG ')).toBe(false);
    const packed = await writeWoff2(font);
    expect(isWoff2(packed)).toBe(true);
    const read = await readWoff2(packed);
    if (typeof read === 'string') throw new Error(read);
    expect(read.tables).toEqual(new Map([...font.tables].map(([tag, table]) => [tag, Buffer.from(table)])));
    expect(readFontTables(read.tables)).toEqual({
      name: 'Test Sans',
      weights: [500, 500],
      isItalic: false,
    });
  });

  test.each([
    ['words', Buffer.from('This is not a font at all.'), NOT_A_FONT],
    ['nothing', Buffer.alloc(0), NOT_A_FONT],
    ['half of one', aFont().subarray(0, 200), BROKEN_FONT],
    ['a directory without an end', Buffer.from([0, 1, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0]), BROKEN_FONT],
  ])('%s is refused', (_, bytes, sentence) => {
    expect(readSfnt(bytes)).toBe(sentence);
  });
});

test('a WOFF2 file that unpacks to more than it says is refused', async () => {
  const font = readSfnt(aFont());
  if (typeof font === 'string') throw new Error(font);
  const packed = await writeWoff2(font);
  const bomb = brotliCompressSync(Buffer.alloc(40 * 1024 * 1024));
  const start = packed.length - packed.readUInt32BE(20) - ((4 - ((packed.readUInt32BE(20) + 0) % 4)) % 4);
  const forged = Buffer.concat([packed.subarray(0, start), bomb]);
  forged.writeUInt32BE(bomb.length, 20);
  expect(await readWoff2(forged)).toBe(BROKEN_FONT);
});

test('an owner uploads one, and pages load it from this host before their style sheet asks', async () => {
  const site = await kit.aSite();
  const sent = await upload(site, aFont({ family: 'Grand";}body{x' }));
  expect(sent.status, sent.body).toBe(200);
  const font = sent.json() as { name: string; file: string };
  expect(font).toEqual({
    name: 'Grand body x',
    file: '/s/mine.woff2',
    lightest: 500,
    boldest: 500,
    isItalic: false,
  });
  const file = await kit.call('GET', font.file, { host: site.host });
  expect([file.status, file.headers['content-type']]).toEqual([200, 'font/woff2']);
  const documents = (await kit.call('GET', '/api/content/documents', { as: site.owner })).json() as {
    documents: { id: string; kind: string }[];
  };
  const path = `/api/content/documents/${documents.documents.find(({ kind }) => kind === 'theme')?.id}`;
  const theme = (await kit.call('GET', path, { as: site.owner })).json() as {
    revision: number;
    body: object;
  };
  const saved = await kit.call('PUT', path, {
    as: site.owner,
    body: {
      base: theme.revision,
      body: {
        ...theme.body,
        displayFont: font.name,
        ownFonts: [{ ...font, licence: 'Bought from the foundry' }],
      },
    },
  });
  expect(saved.status, saved.body).toBe(200);
  await kit.call('POST', '/api/content/publish', { as: site.owner, body: {} });
  const page = await kit.call('GET', '/', { host: site.host });
  expect(page.body).toContain(
    '<link rel="preload" href="/s/mine.woff2" as="font" type="font/woff2" crossorigin>',
  );
  expect(page.body).toContain('@font-face{font-family:"Grand body x";src:url(/s/mine.woff2) format("woff2")');
  expect(page.body).not.toContain('foundry');
  expect(page.headers['content-security-policy']).toMatch(/font-src 'self'(;|$)/);
});

test.each([
  ['a picture', Buffer.from('\u0089PNG', 'latin1'), 415, NOT_A_FONT],
  ['30 MB', Buffer.alloc(30 * 1024 * 1024), 413, FONT_TOO_LARGE],
])('%s is refused', async (_, bytes, status, sentence) => {
  const site = await kit.aSite();
  const answer = await upload(site, bytes);
  expect(answer.status).toBe(status);
  expect(answer.json().error).toBe(sentence);
});

test('strangers upload none', async () => {
  const site = await kit.aSite();
  const answer = await kit.call('POST', '/api/fonts?name=a.ttf', {
    host: site.host,
    body: aFont(),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(answer.status).toBeGreaterThanOrEqual(401);
});
