import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Asset, AssetUse, KeptAsset } from '#contract/content/assets.ts';
import type { DocumentEntry } from '#contract/content/content.ts';
import { IMAGE_WIDTHS, isBlur } from '#core/images/images.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { aPicture, PDF, useFiles } from './testing/files.ts';

const kit = useApp();
const files = useFiles(kit);
const { call } = kit;
const imageOf = ({ src, alt, width, height, focalPoint, blur }: Asset) => ({
  src,
  alt,
  width,
  height,
  focalPoint,
  blur,
});

/** Puts an asset on the about page, as a picture or as a link, and returns the page. */
async function usePicture(site: TestSite, asset: Asset): Promise<DocumentEntry> {
  const { documents } = (
    await call('GET', '/api/content/documents?kind=page', { as: site.owner })
  ).json() as {
    documents: DocumentEntry[];
  };
  const page = documents.find(({ path }) => path === '/about');
  if (!page) throw new Error('no page');
  const read = await call('GET', `/api/content/documents/${page.id}`, { as: site.owner });
  const body = read.json().body as { body: { sections: { blocks: object[] }[] } };
  const values =
    asset.kind === 'image' ? { image: imageOf(asset) } : { label: 'Menu', to: { href: asset.path } };
  body.body.sections[0]?.blocks.push({
    id: 'c'.repeat(24),
    type: asset.kind === 'image' ? 'image' : 'button',
    place: { base: { column: 1, span: 12, row: 2, rows: 1 } },
    values,
  });
  const saved = await call('PUT', `/api/content/documents/${page.id}`, {
    as: site.owner,
    body: { base: page.revision, body },
  });
  if (saved.status !== 200) throw new Error(saved.body);
  return page;
}
const publish = (site: TestSite) => call('POST', '/api/content/publish', { as: site.owner, body: {} });
const usesOf = async (site: TestSite, id: string) =>
  (await call('GET', `/api/assets/${id}/uses`, { as: site.owner })).json().uses as AssetUse[];
const colourAt = async (bytes: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return (data[at] ?? 0) > 128 ? 'red' : 'blue';
};

describe('pictures', () => {
  test('are upright, whatever the camera was, and say nothing of who took them', async () => {
    const site = await kit.aSite();
    const bytes = await aPicture({ orientation: 6 });
    const asset = await files.added(site, 'Jar.JPG', bytes);
    expect(asset).toMatchObject({ width: 200, height: 400, path: '/s/jar.jpg', version: 1 });
    expect(asset.src).toBe(`/images/${asset.id}/jar.jpg`);
    for (const url of [asset.src, `${asset.src}?format=500w`, asset.path]) {
      const served = await files.bytes(site, url);
      const { width, height, exif, orientation } = await sharp(served.bytes).metadata();
      expect([url, width, height, exif, orientation]).toEqual([url, 200, 400, undefined, undefined]);
      expect(served.bytes.includes('Secret Ada')).toBe(false);
    }
    const small = await files.bytes(site, `${asset.src}?format=100w`);
    expect(small.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(small.bytes).metadata()).width).toBe(100);
  });

  test('come in both forms of address, in what a browser can show', async () => {
    const site = await kit.aSite();
    const asset = await files.added(site, 'Jar.jpg', await aPicture({ width: 800 }));
    const byName = asset.src.replace('.jpg', '-300w.jpg');
    for (const url of [`${asset.src}?format=300w`, byName])
      expect((await sharp((await files.bytes(site, url)).bytes).metadata()).width).toBe(300);
    for (const url of [
      `${asset.src}?format=original`,
      `${byName}?format=original`,
      `${asset.src}?format=2500w`,
    ])
      expect((await sharp((await files.bytes(site, url)).bytes).metadata()).width).toBe(800);
    const typeFor = async (accept: string) => {
      const { headers } = await files.bytes(site, `${asset.src}?format=500w`, { accept });
      return [headers['content-type'], headers.vary];
    };
    expect(await typeFor('image/webp,*/*')).toEqual(['image/webp', 'Accept']);
    expect(await typeFor('image/png,image/*;q=0.8')).toEqual(['image/jpeg', 'Accept']);
    expect((await files.bytes(site, `${asset.src}?format=301w`)).status).toBe(400);
  });

  test('come as AVIF once they have been asked for a second time, drawn by a node that does jobs', async () => {
    const site = await kit.aSite();
    const asset = await files.added(site, 'Jar.jpg', await aPicture({ width: 800 }));
    const type = async () =>
      (await files.bytes(site, `${asset.src}?format=300w`, { accept: 'image/avif,image/webp' })).headers[
        'content-type'
      ];
    expect(await type()).toBe('image/webp');
    expect(await type()).toBe('image/webp');
    await expect.poll(type).toBe('image/avif');
  });

  test('come in each of the seven widths, never larger than they are, to be kept for good', async () => {
    const site = await kit.aSite();
    const asset = await files.added(site, 'Jar.jpg', await aPicture({ width: 1600, height: 900 }));
    expect(asset).toMatchObject({ width: 1600, height: 900, focalPoint: { x: 0.5, y: 0.5 } });
    for (const width of IMAGE_WIDTHS) {
      const { status, headers, bytes } = await files.bytes(site, `${asset.src}?format=${width}w`);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      expect((await sharp(bytes).metadata()).width).toBe(Math.min(width, 1600));
    }
  });

  test('are cut around what matters most, and around nothing else', async () => {
    const site = await kit.aSite();
    const asset = await files.added(site, 'Jar.jpg', await aPicture());
    const focalPoint = { x: 0.9, y: 0.5 };
    await call('PUT', `/api/assets/${asset.id}`, { as: site.owner, body: { focalPoint } });
    const cut = (query: string) => files.bytes(site, `${asset.src}?${query}`);
    const served = await cut('format=300w&cut=1x1&focus=0.9,0.5');
    expect(await sharp(served.bytes).metadata()).toMatchObject({ width: 200, height: 200 });
    expect(await colourAt(served.bytes, 0.1, 0.5)).toBe('blue');
    expect(served.headers['cache-control']).toContain('immutable');
    const elsewhere = await cut('format=300w&cut=1x1&focus=0.1,0.5');
    expect([elsewhere.status, elsewhere.headers.location, elsewhere.headers['cache-control']]).toEqual([
      302,
      `${asset.src}?format=300w&cut=1x1&focus=0.9,0.5`,
      'private, no-store',
    ]);
    for (const query of ['format=300w&cut=7x3&focus=0.9,0.5', 'cut=1x1&focus=0.9,0.5', 'format=9w&cut=1x1'])
      expect((await cut(query)).status).toBe(400);
  });

  test('a few pixels come with a picture, and go with it where it is replaced', async () => {
    const site = await kit.aSite();
    const asset = await files.added(site, 'Jar.jpg', await aPicture());
    expect(isBlur(asset.blur)).toBe(true);
    const page = await usePicture(site, asset);
    const drawn = (blur: string) => `background-image:url(data:image/webp;base64,${blur})`;
    await publish(site);
    const { body } = await call('GET', '/about', { host: site.host });
    expect(body).toContain(drawn(asset.blur));
    const other = await aPicture({ orientation: 3 });
    const replaced = await files.added(site, 'Jar.jpg', other, { replaces: asset.id });
    expect(replaced.blur).not.toBe(asset.blur);
    const draft = await call('GET', `/api/content/documents/${page.id}`, { as: site.owner });
    expect(draft.body).toContain(replaced.blur);
    expect(draft.body).not.toContain(asset.blur);
  });

  test('licensed ones are marked, found by that, and told apart from what is the owner’s own', async () => {
    const site = await kit.aSite();
    const own = await files.added(site, 'own.jpg', await aPicture());
    const stock = await files.added(site, 'stock.jpg', await aPicture({ width: 200 }));
    expect([own.licence, stock.licence]).toEqual(['own', 'own']);
    const marked = await call('PUT', `/api/assets/${stock.id}`, {
      as: site.owner,
      body: { licence: 'preview' },
    });
    expect(marked.json().licence).toBe('preview');
    const found = await call('GET', '/api/assets?licence=preview', { as: site.owner });
    expect((found.json().assets as Asset[]).map(({ name }) => name)).toEqual(['stock.jpg']);
    expect((await call('GET', '/api/assets?licence=preview', { host: site.host })).status).toBe(401);
    const wrong = { as: site.owner, body: { licence: 'stolen' } };
    expect((await call('PUT', `/api/assets/${stock.id}`, wrong)).status).toBe(400);
  });

  test('drawings are kept as they are, and cannot run anything', async () => {
    const site = await kit.aSite();
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>x()</script></svg>',
    );
    const asset = await files.added(site, 'mark.svg', svg);
    expect([asset.width, asset.height]).toEqual([40, 20]);
    for (const url of [asset.src, `${asset.src}?format=500w`, asset.path]) {
      const { bytes, headers } = await files.bytes(site, url);
      expect(bytes).toEqual(svg);
      expect(headers['content-security-policy']).toContain('sandbox');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('what moves goes on moving', async () => {
    const site = await kit.aSite();
    const frame = { width: 20, height: 40, channels: 3 as const, background: '#f00' };
    const gif = await sharp(await sharp({ create: frame }).png().toBuffer(), { pages: 1 })
      .composite([{ input: { create: { ...frame, height: 20, background: '#00f' } }, top: 20, left: 0 }])
      .raw()
      .toBuffer()
      .then((data) =>
        sharp(data, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
          .gif({ loop: 0 })
          .toBuffer(),
      );
    const asset = await files.added(site, 'wave.gif', gif);
    expect((await files.bytes(site, `${asset.src}?format=500w`)).bytes).toEqual(gif);
  });
});

describe('files by name', () => {
  test('have names of their own', async () => {
    const site = await kit.aSite();
    const names = [];
    for (const name of ['menu.pdf', 'Menu.pdf', 'menu-2.pdf'])
      names.push((await files.added(site, name, PDF)).path);
    expect(names).toEqual(['/s/menu.pdf', '/s/menu-2.pdf', '/s/menu-2-2.pdf']);
  });

  test('come in parts, and only when they changed', async () => {
    const site = await kit.aSite();
    const { path } = await files.added(site, 'menu.pdf', PDF);
    const part = await files.bytes(site, path, { range: 'bytes=1-3' });
    expect([part.status, part.bytes.toString(), part.headers['content-range']]).toEqual([
      206,
      'PDF',
      `bytes 1-3/${PDF.length}`,
    ]);
    const outside = await files.bytes(site, path, { range: `bytes=${PDF.length}-` });
    expect([outside.status, outside.headers['content-range']]).toEqual([416, `bytes */${PDF.length}`]);
    const etag = String(part.headers.etag);
    expect((await files.bytes(site, path, { 'if-none-match': etag })).status).toBe(304);
    const head = await kit.app.http.inject({ method: 'HEAD', url: path, headers: { host: site.host } });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(PDF.length),
      '',
    ]);
    expect((await files.bytes(site, '/s/nothing.pdf')).status).toBe(404);
    expect((await call('GET', path)).status).toBe(404);
  });

  test.each([
    ['page.html', '<script>alert(1)</script>', 'application/octet-stream', 'attachment'],
    ['list.csv', 'a,b', 'text/csv; charset=utf-8', 'attachment'],
    ['notes.txt', 'words', 'text/plain; charset=utf-8', 'inline'],
    ['setup.exe', 'MZ', 'application/octet-stream', 'attachment'],
  ])('%s is %s', async (name, words, type, how) => {
    const site = await kit.aSite();
    const { path } = await files.added(site, name, Buffer.from(words));
    const { headers } = await files.bytes(site, path);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toMatch(new RegExp(`^${how};`));
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  test('a new name keeps the old links alive', async () => {
    const site = await kit.aSite();
    const { id } = await files.added(site, 'menu.pdf', PDF);
    const rename = (name: string) => call('PUT', `/api/assets/${id}`, { as: site.owner, body: { name } });
    expect((await rename('Wine list.pdf')).json()).toMatchObject({ path: '/s/wine-list.pdf' });
    const old = await files.bytes(site, '/s/menu.pdf');
    expect([old.status, old.headers.location]).toEqual([302, '/s/wine-list.pdf']);
    expect((await rename('menu.pdf')).json()).toMatchObject({ path: '/s/menu.pdf' });
    expect((await files.bytes(site, '/s/menu.pdf')).status).toBe(200);
    const empty = await rename('  ');
    expect([empty.status, empty.json().error]).toEqual([400, 'Please enter a file name']);
    expect((await rename('x'.repeat(201))).status).toBe(400);
  });
});

describe('what is said of a file', () => {
  test('is kept, all of it or a part', async () => {
    const site = await kit.aSite();
    const { id } = await files.added(site, 'jar.jpg', await aPicture());
    const update = (body: object) => call('PUT', `/api/assets/${id}`, { as: site.owner, body });
    expect((await update({ focalPoint: { x: 0.25, y: 0.75 } })).json()).toMatchObject({
      focalPoint: { x: 0.25, y: 0.75 },
      alt: '',
    });
    expect((await update({ alt: 'A jar' })).json()).toMatchObject({
      focalPoint: { x: 0.25, y: 0.75 },
      alt: 'A jar',
      name: 'jar.jpg',
    });
  });

  test.each([
    [{ focalPoint: { x: 2, y: 0 } }],
    [{ focalPoint: { x: 0.5 } }],
    [{ alt: 'x'.repeat(1001) }],
    [{ alt: null }],
    [{ size: 1 }],
  ])('%o is refused', async (body) => {
    const site = await kit.aSite();
    const { id } = await files.added(site, 'jar.jpg', await aPicture());
    expect((await call('PUT', `/api/assets/${id}`, { as: site.owner, body })).status).toBe(400);
  });
});

describe('replacing and cropping', () => {
  test('a replaced picture is in the drafts at once and live with the next publish', async () => {
    const site = await kit.aSite();
    const asset = await files.added(site, 'jar.jpg', await aPicture());
    await usePicture(site, asset);
    await publish(site);
    const reply = await files.add(site.owner, 'better.jpg', await aPicture({ width: 300, height: 300 }), {
      replaces: asset.id,
    });
    const { asset: next, changed } = reply.json() as unknown as KeptAsset;
    expect([next.id, next.name, next.version, changed]).toEqual([asset.id, 'jar.jpg', 2, 1]);
    expect(next.src).toBe(`/images/${asset.id}/2/jar.jpg`);
    const live = async () => (await call('GET', '/about', { host: site.host })).body;
    expect(await live()).toContain(`${asset.src}?format=`);
    expect((await publish(site)).status).toBe(200);
    expect(await live()).toContain(`src="${next.src}?format=300w"`);
    expect(await live()).toContain('width="300" height="300"');
    // Undoing the release shows the old picture, so its bytes are still there.
    await call('POST', '/api/content/releases/3/undo', { as: site.owner });
    expect(await live()).toContain(`${asset.src}?format=`);
    expect((await sharp((await files.bytes(site, asset.src)).bytes).metadata()).width).toBe(400);
    expect((await sharp((await files.bytes(site, next.src)).bytes).metadata()).width).toBe(300);
    expect((await files.bytes(site, `/images/${asset.id}/3/jar.jpg`)).status).toBe(404);
  });

  test('a picture cannot become a file', async () => {
    const site = await kit.aSite();
    const asset = await files.added(site, 'jar.jpg', await aPicture());
    const reply = await files.add(site.owner, 'menu.pdf', PDF, { replaces: asset.id });
    expect([reply.status, reply.json().error]).toEqual([
      415,
      'Please replace a file by one of the same kind.',
    ]);
  });

  test('a crop cuts what is shown and can be taken back', async () => {
    const site = await kit.aSite();
    const asset = await files.added(site, 'jar.jpg', await aPicture());
    const crop = (body: object) => call('PUT', `/api/assets/${asset.id}/crop`, { as: site.owner, body });
    const right = { x: 0.5, y: 0, width: 0.5, height: 1 };
    const { asset: cut } = (await crop({ crop: right })).json() as unknown as KeptAsset;
    expect([cut.width, cut.height, cut.version, cut.crop, cut.focalPoint]).toEqual([
      200,
      200,
      2,
      right,
      { x: 0, y: 0.5 },
    ]);
    const served = (await files.bytes(site, `${cut.src}?format=300w`)).bytes;
    expect(await colourAt(served, 0.1, 0.5)).toBe('blue');
    expect(await colourAt((await files.bytes(site, `${asset.src}?format=300w`)).bytes, 0.1, 0.5)).toBe('red');
    const { asset: whole } = (await crop({ crop: null })).json() as unknown as KeptAsset;
    expect([whole.width, whole.crop, whole.version, whole.focalPoint.x]).toEqual([400, null, 3, 0.5]);
  });

  test.each([
    ['outside', { x: 0.8, y: 0, width: 0.5, height: 1 }, 'The part to show must lie inside the picture.'],
    ['nothing', { x: 0, y: 0, width: 0, height: 1 }, 'The part to show is too small.'],
    ['beyond', { x: 2, y: 0, width: 1, height: 1 }, undefined],
    ['words', 'all of it', undefined],
  ])('a crop of %s is refused', async (_, crop, sentence) => {
    const site = await kit.aSite();
    const { id } = await files.added(site, 'jar.jpg', await aPicture());
    const reply = await call('PUT', `/api/assets/${id}/crop`, { as: site.owner, body: { crop } });
    expect(reply.status).toBe(400);
    if (sentence) expect(reply.json().error).toBe(sentence);
  });
});

describe('where a file is used', () => {
  test('drafts and live versions are told apart', async () => {
    const site = await kit.aSite();
    const picture = await files.added(site, 'jar.jpg', await aPicture());
    const menu = await files.added(site, 'menu.pdf', PDF);
    expect(await usesOf(site, picture.id)).toEqual([]);
    const page = await usePicture(site, picture);
    const use = { documentId: page.id, kind: 'page', title: 'About', path: '/about' };
    expect(await usesOf(site, picture.id)).toEqual([{ ...use, isDraft: true, isLive: false }]);
    await publish(site);
    expect(await usesOf(site, picture.id)).toEqual([{ ...use, isDraft: true, isLive: true }]);
    await call('POST', `/api/content/documents/${page.id}/restore`, {
      as: site.owner,
      body: { base: 2, revision: 1 },
    });
    expect(await usesOf(site, picture.id)).toEqual([{ ...use, isDraft: false, isLive: true }]);
    expect(await usesOf(site, menu.id)).toEqual([]);
    await usePicture(site, menu);
    expect(await usesOf(site, menu.id)).toEqual([{ ...use, isDraft: true, isLive: false }]);
  });

  test('a file in use is only deleted when that is said, and can come back', async () => {
    const site = await kit.aSite();
    const picture = await files.added(site, 'jar.jpg', await aPicture());
    const free = await files.added(site, 'menu.pdf', PDF);
    await usePicture(site, picture);
    const remove = (body: object) => call('POST', '/api/assets/delete', { as: site.owner, body });
    const ids = [picture.id, free.id];
    const refused = await remove({ ids });
    expect([refused.status, refused.json()]).toMatchObject([
      409,
      { errorKey: 'assetInUse', ids: [picture.id] },
    ]);
    expect((await files.list(site)).total).toBe(2);
    expect((await remove({ ids, evenIfUsed: true })).status).toBe(200);
    expect((await files.list(site)).total).toBe(0);
    expect((await files.list(site, { deleted: 'true' })).total).toBe(2);
    for (const url of [picture.src, `${picture.src}?format=300w`, free.path])
      expect((await files.bytes(site, url)).status).toBe(404);
    expect((await call('POST', '/api/assets/restore', { as: site.owner, body: { ids } })).json()).toEqual({
      restored: 2,
    });
    for (const url of [picture.src, free.path]) expect((await files.bytes(site, url)).status).toBe(200);
  });

  test('after its time a deleted file is gone, a restored one is not', async () => {
    const site = await kit.aSite();
    const [gone, kept] = [await files.added(site, 'a.pdf', PDF), await files.added(site, 'b.pdf', PDF)];
    const ids = [gone.id, kept.id];
    await call('POST', '/api/assets/delete', { as: site.owner, body: { ids } });
    await call('POST', '/api/assets/restore', { as: site.owner, body: { ids: [kept.id] } });
    for (const id of ids) await kit.app.services.assets.library.purge(site.id, id, new Date());
    expect((await call('GET', `/api/assets/${gone.id}`, { as: site.owner })).status).toBe(404);
    expect((await call('GET', `/api/assets/${kept.id}`, { as: site.owner })).status).toBe(200);
  });
});

describe('finding and arranging', () => {
  test('by folder, by words and by kind', async () => {
    const site = await kit.aSite();
    const jar = await files.added(site, 'jar.jpg', await aPicture(), { folder: 'Autumn/Table' });
    await files.added(site, 'menu_1.pdf', PDF);
    await call('PUT', `/api/assets/${jar.id}`, { as: site.owner, body: { alt: 'Honey, 100 % chestnut' } });
    const names = async (query: Record<string, string>) =>
      (await files.list(site, query)).assets.map(({ name }) => name);
    expect((await files.list(site)).folders).toEqual(['Autumn', 'Autumn/Table']);
    expect(await names({ folder: 'Autumn/Table' })).toEqual(['jar.jpg']);
    expect(await names({ folder: '' })).toEqual(['menu_1.pdf']);
    expect(await names({ search: 'HONEY' })).toEqual(['jar.jpg']);
    expect(await names({ search: '100 %' })).toEqual(['jar.jpg']);
    expect(await names({ search: '_' })).toEqual(['menu_1.pdf']);
    expect(await names({ kind: 'file' })).toEqual(['menu_1.pdf']);
    expect(await names({ kind: 'image' })).toEqual(['jar.jpg']);
  });

  test('folders are made, renamed with what is in them, and removed without it', async () => {
    const site = await kit.aSite();
    const folder = (method: 'POST' | 'PUT' | 'DELETE', body: object) =>
      call(method, '/api/assets/folders', { as: site.owner, body });
    expect((await folder('POST', { path: 'Empty' })).status).toBe(200);
    expect((await folder('POST', { path: 'Empty' })).status).toBe(409);
    const { id } = await files.added(site, 'menu.pdf', PDF);
    await call('POST', '/api/assets/move', { as: site.owner, body: { ids: [id], folder: 'Empty/Inner' } });
    expect((await folder('PUT', { path: 'Empty', to: 'Empty/Inner/More' })).json().error).toBe(
      'A folder cannot be moved into itself.',
    );
    expect((await folder('PUT', { path: 'Nowhere', to: 'Else' })).status).toBe(404);
    expect((await folder('PUT', { path: 'Empty', to: 'Full' })).status).toBe(200);
    expect((await files.list(site)).folders).toEqual(['Full', 'Full/Inner']);
    for (const [path, to] of [
      ['Full', '🍂 Autumn'],
      ['🍂 Autumn', 'Full'],
    ])
      await folder('PUT', { path, to });
    expect((await files.list(site)).folders).toEqual(['Full', 'Full/Inner']);
    expect((await folder('DELETE', { path: 'Full' })).json()).toEqual({ path: '' });
    const { folders, assets } = await files.list(site, { folder: 'Inner' });
    expect([folders, assets.map(({ name }) => name)]).toEqual([['Inner'], ['menu.pdf']]);
  });

  test('a copy of a site has its files, their versions and their names', async () => {
    const [site, copy] = [await kit.aSite(), await kit.aSite()];
    const asset = await files.added(site, 'jar.jpg', await aPicture(), { folder: 'Autumn' });
    await call('PUT', `/api/assets/${asset.id}/crop`, {
      as: site.owner,
      body: { crop: { x: 0, y: 0, width: 0.5, height: 1 } },
    });
    await kit.app.services.assets.copyAll(site.id, copy.id);
    expect((await files.list(copy, { folder: 'Autumn' })).assets).toMatchObject([
      { id: asset.id, version: 2 },
    ]);
    for (const url of [asset.src, `/images/${asset.id}/2/jar.jpg`, '/s/jar.jpg'])
      expect((await files.bytes(copy, url)).status).toBe(200);
  });
});
