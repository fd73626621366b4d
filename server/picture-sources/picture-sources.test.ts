import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Asset } from '#contract/content/assets.ts';
import type { OfferedPicture } from '#contract/content/picture-sources.ts';
import { aPicture, useFiles } from '../assets/testing/files.ts';
import { useApp, type TestSite } from '../testing/app.ts';

interface Found {
  pictures: OfferedPicture[];
  hasMore: boolean;
}

const kit = useApp();
const get = (app: ReturnType<typeof useApp>, site: TestSite, path = '') =>
  app.call('GET', `/api/picture-sources${path}`, { as: site.owner });
const take = (app: ReturnType<typeof useApp>, site: TestSite, path: string) =>
  app.call('POST', `/api/picture-sources${path}`, { as: site.owner, body: {} });

describe('illustrations', () => {
  test('are all there is without a key', async () => {
    const site = await kit.aSite();
    expect((await get(kit, site)).json()).toEqual({ sources: ['drawn'] });
    expect((await get(kit, site, '/photos')).status).toBe(404);
  });

  test('of all templates are found by word, and come page by page', async () => {
    const site = await kit.aSite();
    const wine = (await get(kit, site, '/drawn?search=Wine%20red')).json() as unknown as Found;
    expect(wine.pictures.map(({ id }) => id)).toContain('osteria-hero-table');
    const first = (await get(kit, site, '/drawn')).json() as unknown as Found;
    const second = (await get(kit, site, '/drawn?page=2')).json() as unknown as Found;
    expect([first.hasMore, first.pictures.length]).toEqual([true, 24]);
    expect(first.pictures.map(({ id }) => id)).not.toContain(second.pictures[0]?.id);
  });

  test('are shown small, and become files with what is said of them', async () => {
    const site = await kit.aSite();
    const shown = await useFiles(kit).bytes(site, '/api/picture-sources/drawn/osteria-wine/preview');
    expect(shown.status).toBe(401);
    const preview = await get(kit, site, '/drawn/osteria-wine/preview');
    expect([preview.status, preview.headers['content-type']]).toEqual([200, 'image/webp']);
    const { asset } = (await take(kit, site, '/drawn/osteria-wine')).json() as unknown as { asset: Asset };
    expect(asset).toMatchObject({ name: 'wine.jpg', kind: 'image', licence: 'own', credit: '' });
    expect(asset.alt).not.toBe('');
    expect((await useFiles(kit).bytes(site, asset.src)).status).toBe(200);
  });

  test.each(['/drawn/no-such', '/drawn/osteria-..', '/elsewhere/osteria-wine'])(
    '%s is none',
    async (path) => {
      expect((await take(kit, await kit.aSite(), path)).status).not.toBe(200);
    },
  );
});

const asked: { url: string; key: string | undefined }[] = [];
let isBroken = false;
const photo = await aPicture({ width: 800, height: 400 });
const service = createServer((request, response) => {
  const { url = '' } = request;
  asked.push({ url, key: request.headers.authorization });
  const host = `http://${request.headers.host}`;
  const src = { medium: `${host}/bytes/small.jpg`, large2x: `${host}/bytes/large.jpg` };
  const one = { id: 7, width: 800, height: 400, alt: 'A boat', photographer: 'Ada', src };
  if (isBroken) response.end('<html>');
  else if (url.startsWith('/bytes/')) response.end(photo);
  else if (url.startsWith('/v1/photos/7')) response.end(JSON.stringify(one));
  else if (url.startsWith('/v1/search')) response.end(JSON.stringify({ photos: [one] }));
  else response.writeHead(404).end();
});
await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;

describe('photographs of a service', () => {
  const own = useApp({ photos: { url, key: 'secret-key' }, allowsPrivateTargets: true });
  afterAll(() => {
    service.close();
  });
  beforeEach(() => {
    asked.length = 0;
    isBroken = false;
  });

  test('are found with the key of the server, which photographs’ own hosts never see', async () => {
    const site = await own.aSite();
    expect((await get(own, site)).json()).toEqual({ sources: ['drawn', 'photos'] });
    const found = (await get(own, site, '/photos?search=a%20boat')).json() as unknown as Found;
    expect(found).toEqual({
      pictures: [{ id: '7', alt: 'A boat', width: 800, height: 400, credit: 'Photo: Ada / Pexels' }],
      hasMore: false,
    });
    expect((await get(own, site, '/photos/7/preview')).status).toBe(200);
    expect(asked).toEqual([
      { url: '/v1/search?query=a%20boat&page=1&per_page=24', key: 'secret-key' },
      { url: '/bytes/small.jpg', key: undefined },
    ]);
  });

  test('become files of the site, with their credit', async () => {
    const site = await own.aSite();
    const { asset } = (await take(own, site, '/photos/7')).json() as unknown as { asset: Asset };
    expect(asset).toMatchObject({
      alt: 'A boat',
      credit: 'Photo: Ada / Pexels',
      licence: 'licensed',
      width: 800,
    });
    const kept = await useFiles(own).bytes(site, asset.path);
    expect((await sharp(kept.bytes).metadata()).width).toBe(800);
    expect((await take(own, site, '/photos/8')).status).toBe(404);
  });

  test('a service that does not answer as agreed is told of', async () => {
    isBroken = true;
    const reply = await get(own, await own.aSite(), '/photos?search=boat');
    expect(reply.status).toBe(422);
    expect(reply.body).toContain('The picture service does not answer.');
  });
});

test('a private address is not asked where only public ones may be', async () => {
  const { openSources } = await import('./service.ts');
  const [, photos] = openSources({ photos: { url, key: 'k' }, allowsPrivate: false });
  asked.length = 0;
  await expect(photos?.search('boat', 1)).rejects.toThrow('does not answer');
  expect(asked).toEqual([]);
});
