import { describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { Asset } from '#contract/content/assets.ts';
import { aProduct } from '../testing/a-product.ts';
import { useApp, type Session, type TestSite } from '../testing/app.ts';
import { aPicture, PDF, useFiles } from './testing/files.ts';

const kit = useApp({ siteBytes: 20_000 });
const files = useFiles(kit);
const bring = (as: Session, from: string, wanted: readonly string[]) =>
  kit.call('POST', '/api/assets/bring', { as, body: { from, files: wanted } });

/** Two sites, and somebody who works on the second one and has these roles on the first. */
async function twoSites(roles: readonly ContributorRole[]): Promise<{ source: TestSite; target: TestSite }> {
  const [source, target] = [await kit.aSite(), await kit.aSite()];
  if (roles.length > 0)
    await kit.app.services.accounts.addMember(source.id, target.ownerId, [...roles], false);
  return { source, target };
}
const asKnownBy = ({ name, alt, focalPoint, width, height, blur, licence }: Asset) => ({
  name,
  alt,
  focalPoint,
  width,
  height,
  blur,
  licence,
});

describe('files of another site', () => {
  test('come with all that is said of them, under addresses of this one', async () => {
    const { source, target } = await twoSites([ContributorRole.editor]);
    const added = await files.added(source, 'jar.jpg', await aPicture());
    const said = { alt: 'A jar', focalPoint: { x: 0.25, y: 0.5 }, licence: 'licensed' };
    await kit.call('PUT', `/api/assets/${added.id}`, { as: source.owner, body: said });
    const cropped = await kit.call('PUT', `/api/assets/${added.id}/crop`, {
      as: source.owner,
      body: { crop: { x: 0, y: 0, width: 0.5, height: 1 } },
    });
    const jar = cropped.json().asset as Asset;
    const menu = await files.added(source, 'menu.pdf', PDF);
    await files.added(target, 'menu.pdf', Buffer.concat([PDF, PDF]));
    const reply = await bring(target.owner, source.host, [jar.src, menu.path, jar.src]);
    expect([reply.status, reply.json().left]).toEqual([200, []]);
    const { assets } = await files.list(target);
    const [copy] = assets.filter(({ kind }) => kind === 'image');
    expect(copy && asKnownBy(copy)).toEqual(asKnownBy(jar));
    expect(reply.json().files).toEqual([
      { from: jar.src, to: copy?.src },
      { from: menu.path, to: '/s/menu-2.pdf' },
    ]);
    expect((await files.bytes(target, `${copy?.src}?format=100w`)).status).toBe(200);
    expect((await files.bytes(target, '/s/menu-2.pdf')).bytes).toEqual(PDF);
    const log = await kit.call('GET', '/api/activity', { as: target.owner });
    expect(log.body).toContain('asset.bring');
  });

  test('an address of an earlier version brings what that version shows', async () => {
    const { source, target } = await twoSites([ContributorRole.editor]);
    const whole = await files.added(source, 'jar.jpg', await aPicture());
    await kit.call('PUT', `/api/assets/${whole.id}/crop`, {
      as: source.owner,
      body: { crop: { x: 0, y: 0, width: 0.5, height: 1 } },
    });
    await bring(target.owner, source.host, [whole.src]);
    expect((await files.list(target)).assets).toMatchObject([{ width: 400, height: 200, crop: null }]);
  });

  test('brought twice they are there once, and still belong to their site', async () => {
    const { source, target } = await twoSites([ContributorRole.editor]);
    const jar = await files.added(source, 'jar.jpg', await aPicture());
    const first = await bring(target.owner, source.host, [jar.src]);
    const again = await bring(target.owner, source.host, [jar.src]);
    expect(again.json()).toEqual(first.json());
    expect([(await files.list(target)).total, (await files.list(source)).total]).toEqual([1, 1]);
    const body = { ids: [jar.id], evenIfUsed: true };
    await kit.call('POST', '/api/assets/delete', { as: source.owner, body });
    await kit.app.services.assets.library.purge(source.id, jar.id, new Date());
    const [{ to }] = first.json().files as [{ to: string }];
    expect((await files.bytes(target, to)).status).toBe(200);
  });

  test('on the same site under another host nothing is copied', async () => {
    const site = await kit.aSite();
    const jar = await files.added(site, 'jar.jpg', await aPicture());
    const reply = await bring(site.owner, `${site.host}:8080`, [jar.src]);
    expect(reply.json()).toEqual({ files: [{ from: jar.src, to: jar.src }], left: [] });
    expect((await files.list(site)).total).toBe(1);
  });

  test('what there is no room for stays behind', async () => {
    const { source, target } = await twoSites([ContributorRole.editor]);
    const menu = await files.added(source, 'menu.pdf', PDF);
    await files.added(target, 'most.pdf', Buffer.concat([PDF, Buffer.alloc(20_000 - PDF.length - 1)]));
    const reply = await bring(target.owner, source.host, [menu.path]);
    expect(reply.json()).toMatchObject({ files: [], left: [{ file: menu.path }] });
    expect(reply.body).toContain('There is no room for this file.');
    expect((await files.list(target)).total).toBe(1);
  });

  test('what is gone or was never there is named', async () => {
    const { source, target } = await twoSites([ContributorRole.editor]);
    const gone = await files.added(source, 'gone.jpg', await aPicture());
    await kit.call('POST', '/api/assets/delete', { as: source.owner, body: { ids: [gone.id] } });
    const wanted = [gone.src, '/s/never.pdf', '/etc/passwd'];
    const problem = 'It is no longer among the files of that site.';
    expect((await bring(target.owner, source.host, wanted)).json()).toEqual({
      files: [],
      left: wanted.map((file) => ({ file, problem })),
    });
  });
});

describe('nobody brings files from where they may not look', () => {
  test.each([
    ['a stranger', []],
    ['one who only sells there', [ContributorRole.storeManager]],
  ])('%s hears what one hears of a site that does not exist', async (_, roles) => {
    const { source, target } = await twoSites(roles);
    const jar = await files.added(source, 'jar.jpg', await aPicture());
    const refused = await bring(target.owner, source.host, [jar.src]);
    const unknown = await bring(target.owner, 'nobody.example', [jar.src]);
    const told = ({ body, status }: { body: string; status: number }) => [
      status,
      body.replace(/"(?:requestId|key)":"[^"]*"/, ''),
    ];
    expect(told(refused)).toEqual(told(unknown));
    expect(refused.status).toBe(404);
    expect((await files.list(target)).total).toBe(0);
  });

  test('what is for sale stays with those who may sell it', async () => {
    const { source, target } = await twoSites([ContributorRole.editor]);
    const book = await files.added(source, 'book.pdf', PDF);
    const body = aProduct({ type: 'DIGITAL', fileId: book.id });
    const sold = await kit.call('POST', '/api/commerce/products', { as: source.owner, body });
    expect(sold.status).toBe(200);
    const { left } = (await bring(target.owner, source.host, [book.path])).json();
    expect(left).toEqual([{ file: book.path, problem: 'It is for sale there.' }]);
  });
});
