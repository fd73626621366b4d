import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PART_BYTES } from '#core/assets/limits.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { KeptAsset, Upload } from '#contract/content/assets.ts';
import { useApp } from '../../testing/app.ts';
import { aLargePicture, aPicture, BYTES, EXE, PDF, useFiles } from '../testing/files.ts';

const filesDir = mkdtempSync(join(tmpdir(), 'plinth-uploads-'));
const kit = useApp({ filesDir, siteBytes: 12_000_000 });
const files = useFiles(kit);
const { call } = kit;
const partsOf = (id: string) => readdirSync(join(filesDir, 'parts')).filter((name) => name.startsWith(id));

describe('a small file comes in one request', () => {
  test('and is served under its name, byte for byte', async () => {
    const site = await kit.aSite();
    const asset = await files.added(site, 'Menu 2026.pdf', PDF);
    expect(asset).toMatchObject({
      name: 'Menu 2026.pdf',
      kind: 'file',
      mime: 'application/pdf',
      path: '/s/menu-2026.pdf',
      src: '',
      size: PDF.length,
      width: null,
    });
    const served = await files.bytes(site, asset.path);
    expect(served.bytes).toEqual(PDF);
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Menu 2026.pdf"; filename*=UTF-8''Menu%202026.pdf`,
    });
  });

  test('and leaves an audit entry', async () => {
    const site = await kit.aSite();
    const { id } = await files.added(site, 'menu.pdf', PDF);
    const { rows } = await kit.db.site(site.id, (tx) =>
      tx.$client.query(`select account_id, detail from audit_entries where action = 'asset.add'`),
    );
    expect(rows).toEqual([{ account_id: site.ownerId, detail: { id, name: 'menu.pdf', size: PDF.length } }]);
  });
});

describe('what is not what it says', () => {
  const unsupported = (name: string) => `The file ${name} is not a supported file type.`;
  test.each([
    ['a program called a picture', 'holiday.png', EXE, {}, 415, unsupported('holiday.png')],
    ['a page called a picture', 'x.png', Buffer.from('<html><script>'), {}, 415, unsupported('x.png')],
    ['a picture called a PDF', 'x.pdf', 'picture', {}, 415, unsupported('x.pdf')],
    [
      'a drawing with entities',
      'x.svg',
      Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'),
      {},
      415,
      unsupported('x.svg'),
    ],
    ['a PDF where a picture is wanted', 'x.pdf', PDF, { accepts: 'image' }, 415, unsupported('x.pdf')],
    ['nothing at all', 'x.png', Buffer.alloc(0), {}, 400, 'The file x.png is empty.'],
    ['half a picture', 'x.jpg', 'half', {}, 422, 'File processing failed'],
    [
      'a picture of a billion pixels',
      'x.png',
      hugePng(),
      {},
      415,
      'The picture x.png is too big to open: it may have up to 100 million pixels.',
    ],
    ['no name', ' ', PDF, {}, 400, 'Please enter a file name'],
    ['a path as a name', '../x.pdf', PDF, {}, 400, 'A file name cannot contain slashes.'],
    ['a folder outside', 'x.pdf', PDF, { folder: '../up' }, 400, 'This cannot be the name of a folder.'],
  ] as const)('%s is refused with a sentence', async (_, name, bytes, query, status, sentence) => {
    const site = await kit.aSite();
    const picture = await aPicture();
    const sent = bytes === 'picture' ? picture : bytes === 'half' ? picture.subarray(0, 700) : bytes;
    const reply = await files.add(site.owner, name, sent, query);
    expect([reply.status, reply.json().error]).toEqual([status, sentence]);
    expect((await files.list(site)).assets).toEqual([]);
  });

  test('JSON is not bytes, and bytes are taken nowhere else', async () => {
    const site = await kit.aSite();
    const json = await call('POST', '/api/assets?name=a.pdf', { as: site.owner, body: { a: 1 } });
    expect([json.status, json.json().error]).toEqual([400, 'The file a.pdf is empty.']);
    const elsewhere = await call('POST', '/api/content/publish', {
      as: site.owner,
      body: Buffer.from('{}'),
      headers: BYTES,
    });
    expect(elsewhere.status).toBe(415);
  });
});

describe('a large file comes in parts', () => {
  test('and a broken connection goes on where it broke', async () => {
    const site = await kit.aSite();
    const bytes = await aLargePicture(900);
    const started = (await files.start(site, { name: 'large.png', size: bytes.length })).json();
    const { id, partBytes } = started as unknown as Upload;
    expect(partBytes).toBe(PART_BYTES);
    expect((await files.part(site, id, 0, bytes.subarray(0, PART_BYTES))).json().received).toBe(PART_BYTES);
    // The answer to the first part was lost: the same part comes again.
    const again = await files.part(site, id, 0, bytes.subarray(0, PART_BYTES));
    expect([again.status, again.json().received]).toEqual([409, PART_BYTES]);
    expect((await files.complete(site, id)).json()).toMatchObject({
      error: 'File upload failed to complete',
      received: PART_BYTES,
    });
    const progress = await call('GET', `/api/assets/uploads/${id}`, { as: site.owner });
    const { received } = progress.json() as unknown as Upload;
    for (let at = received; at < bytes.length; at += PART_BYTES)
      expect((await files.part(site, id, at, bytes.subarray(at, at + PART_BYTES))).status).toBe(200);
    const kept = await files.complete(site, id);
    expect(kept.json()).toMatchObject({ asset: { id, width: 900, height: 900, mime: 'image/png' } });
    // The answer was lost: asking again finds the same file.
    expect((await files.complete(site, id)).json()).toEqual(kept.json());
    const original = await kit.app.http.inject({
      url: `/api/assets/${id}/original`,
      headers: { host: site.host, cookie: `__Host-plinth_session=${site.owner.token}` },
    });
    expect(original.rawPayload.equals(bytes)).toBe(true);
  });

  test('a part that got lost is asked for again', async () => {
    const site = await kit.aSite();
    const { id } = (await files.start(site, { name: 'a.pdf', size: PDF.length })).json() as unknown as Upload;
    await files.part(site, id, 0, PDF);
    for (const name of partsOf(id)) rmSync(join(filesDir, 'parts', name));
    const lost = await files.complete(site, id);
    expect([lost.status, lost.json().received]).toEqual([409, 0]);
    expect((await files.part(site, id, 0, PDF)).json().received).toBe(PDF.length);
    expect((await files.complete(site, id)).status).toBe(200);
  });

  test('of two that send the same part at once one is told to go on', async () => {
    const site = await kit.aSite();
    const { id } = (await files.start(site, { name: 'a.pdf', size: 100 })).json() as unknown as Upload;
    const part = Buffer.alloc(50, 'x');
    const replies = await Promise.all([1, 2, 3].map(() => files.part(site, id, 0, part)));
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test.each([
    [
      'a claim above the limit',
      { name: 'a.jpg', size: 20_000_001 },
      413,
      'The file a.jpg is too large. The maximum allowed file size is 20 MB.',
    ],
    [
      '300 MB',
      { name: 'a.png', size: 300_000_000 },
      413,
      'The file a.png is too large. The maximum allowed file size is 20 MB.',
    ],
    [
      '160 MB of sound and one byte',
      { name: 'a.mp3', size: 160_000_001 },
      413,
      'The file a.mp3 is too large. The maximum allowed file size is 160 MB.',
    ],
    ['nothing', { name: 'a.jpg', size: 0 }, 400, 'The file a.jpg is empty.'],
    [
      'more than there is room for',
      { name: 'a.jpg', size: 12_000_001 },
      413,
      'There is no room for this file. Delete files you no longer need, or ask for more storage.',
    ],
    ['less than nothing', { name: 'a.jpg', size: -1 }, 400, undefined],
    ['a size that is no number', { name: 'a.jpg', size: '5' }, 400, undefined],
    ['no name', { size: 5 }, 400, undefined],
    [
      'a file that is not there to be replaced',
      { name: 'a.jpg', size: 5, replaces: 'a'.repeat(24) },
      404,
      undefined,
    ],
  ])('%s is refused before a byte is sent', async (_, body, status, sentence) => {
    const site = await kit.aSite();
    const reply = await files.start(site, body);
    expect(reply.status).toBe(status);
    if (sentence) expect(reply.json().error).toBe(sentence);
  });

  test('more bytes than were claimed, none, or at the wrong place are refused', async () => {
    const site = await kit.aSite();
    const { id } = (await files.start(site, { name: 'a.pdf', size: 10 })).json() as unknown as Upload;
    expect((await files.part(site, id, 0, Buffer.alloc(11))).status).toBe(400);
    expect((await files.part(site, id, 0, Buffer.alloc(0))).status).toBe(400);
    expect((await files.part(site, id, 5, Buffer.alloc(5))).status).toBe(409);
    expect((await files.part(site, id, 0, Buffer.alloc(3 * PART_BYTES))).status).toBe(413);
    expect((await files.part(site, 'b'.repeat(24), 0, Buffer.alloc(5))).status).toBe(404);
  });

  test('bytes that changed on the way are not kept', async () => {
    const site = await kit.aSite();
    const sha256 = createHash('sha256').update('something else').digest('hex');
    const body = { name: 'a.pdf', size: PDF.length, sha256 };
    const { id } = (await files.start(site, body)).json() as unknown as Upload;
    await files.part(site, id, 0, PDF);
    const reply = await files.complete(site, id);
    expect([reply.status, reply.json().error]).toEqual([409, 'File upload failed to complete']);
  });

  test('a program is found out at the end, and nothing of it stays', async () => {
    const site = await kit.aSite();
    const { id } = (await files.start(site, { name: 'a.png', size: EXE.length })).json() as unknown as Upload;
    await files.part(site, id, 0, EXE);
    const reply = await files.complete(site, id);
    expect([reply.status, reply.json().error]).toEqual([415, 'The file a.png is not a supported file type.']);
    expect([...partsOf(id), ...readdirSync(join(filesDir, 'uploads'))]).toEqual([]);
  });

  test('a cancelled upload leaves nothing behind', async () => {
    const site = await kit.aSite();
    const { id } = (await files.start(site, { name: 'a.pdf', size: 10 })).json() as unknown as Upload;
    await files.part(site, id, 0, Buffer.alloc(5));
    expect(partsOf(id)).toHaveLength(1);
    await call('DELETE', `/api/assets/uploads/${id}`, { as: site.owner });
    expect(partsOf(id)).toEqual([]);
    expect((await files.part(site, id, 5, Buffer.alloc(5))).status).toBe(404);
  });

  test('what nobody takes up again for a day is thrown away', async () => {
    const site = await kit.aSite();
    const { uploads } = kit.app.services.assets;
    const { id } = (await files.start(site, { name: 'a.pdf', size: 10 })).json() as unknown as Upload;
    await files.part(site, id, 0, Buffer.alloc(5));
    await uploads.expire(site.id, id);
    expect(partsOf(id)).toHaveLength(1);
    await kit.db.site(site.id, (tx) =>
      tx.$client.query(`update uploads set created_at = now() - interval '25 hours'`),
    );
    await uploads.expire(site.id, id);
    expect(partsOf(id)).toEqual([]);
    expect((await files.list(site)).storage.used).toBe(0);
  });

  test('what is on its way counts as used', async () => {
    const site = await kit.aSite();
    expect((await files.start(site, { name: 'a.jpg', size: 8_000_000 })).status).toBe(200);
    expect((await files.start(site, { name: 'b.jpg', size: 8_000_000 })).json().errorKey).toBe('storageFull');
    expect((await files.list(site)).storage).toEqual({ used: 8_000_000, limit: 12_000_000 });
  });
});

describe('who may', () => {
  test('only those who manage content, with a crumb, on their own site', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    const viewer = await kit.aMember(site, [ContributorRole.viewer]);
    expect((await files.add(viewer, 'a.pdf', PDF)).status).toBe(403);
    expect((await files.add({ ...site.owner, crumb: 'wrong' }, 'a.pdf', PDF)).status).toBe(403);
    const asset = await files.added(site, 'a.pdf', PDF);
    for (const path of ['', '/uses', '/original'])
      expect((await call('GET', `/api/assets/${asset.id}${path}`, { as: other.owner })).status).toBe(404);
    const { id } = (await files.start(site, { name: 'b.pdf', size: 10 })).json() as unknown as Upload;
    expect((await files.part(other, id, 0, Buffer.alloc(5))).status).toBe(404);
    expect((await files.bytes(other, asset.path)).status).toBe(404);
    const stolen = await files.add(other.owner, 'c.pdf', PDF, { replaces: asset.id });
    expect(stolen.status).toBe(404);
  });

  test('an editor may, and the file says who it was in the audit', async () => {
    const site = await kit.aSite();
    const editor = await kit.aMember(site, [ContributorRole.editor]);
    const reply = await files.add(editor, 'a.pdf', PDF);
    expect((reply.json() as unknown as KeptAsset).asset.name).toBe('a.pdf');
  });
});

/** A few bytes that claim 40,000 by 40,000 pixels. */
function hugePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(40_000, 0);
  header.writeUInt32BE(40_000, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(5001 * 100));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
