import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { PART_BYTES } from '#core/assets/limits.ts';
import type { KeptAsset, Upload } from '#contract/content/assets.ts';
import { makeBucketStorage } from '../../storage/bucket.ts';
import { startBucketServer } from '../../storage/testing/bucket-server.ts';
import { useApp, type TestSite } from '../../testing/app.ts';
import { aLargePicture, useFiles } from '../testing/files.ts';

const bucket = await startBucketServer();
const kit = useApp({
  filesDir: mkdtempSync(join(tmpdir(), 'plinth-direct-')),
  storage: makeBucketStorage(bucket.place, { answerWithinMs: 1000, tries: 1, firstWaitMs: 1 }),
});
const files = useFiles(kit);
const bytes = await aLargePicture(1300);

beforeEach(() => bucket.objects.clear());
afterAll(() => bucket.close());

async function begin(site: TestSite) {
  const reply = await files.start(site, { name: 'large.png', size: bytes.length });
  const { id, direct } = reply.json() as unknown as Upload;
  if (!direct) throw new Error('There are no addresses.');
  const partOf = (at: number) => bytes.subarray(at * direct.partBytes, (at + 1) * direct.partBytes);
  const send = async (at: number, part: Buffer = partOf(at)) => {
    const body = new Uint8Array(part);
    return (await fetch(direct.addresses[at] ?? '', { method: 'PUT', body })).status;
  };
  return { id, ...direct, send };
}

async function received(site: TestSite, id: string): Promise<number> {
  const reply = await kit.call('GET', `/api/assets/uploads/${id}`, { as: site.owner });
  return (reply.json() as unknown as Upload).received;
}

async function expectWhole(site: TestSite, id: string): Promise<void> {
  const kept = (await files.complete(site, id)).json() as unknown as KeptAsset;
  expect(kept.asset).toMatchObject({ width: 1300, mime: 'image/png', size: bytes.length });
  const original = await files.bytes(site, `/api/assets/${id}/original`, {
    cookie: `__Host-plinth_session=${site.owner.token}`,
  });
  expect(original.bytes.equals(bytes)).toBe(true);
  expect([...bucket.objects.keys()].filter((name) => name.includes('/parts/'))).toEqual([]);
}

test('a browser sends parts to the bucket itself, and the server looks at the whole', async () => {
  const site = await kit.aSite();
  const { id, addresses, send, partBytes } = await begin(site);
  expect(addresses).toHaveLength(Math.ceil(bytes.length / partBytes));
  expect(await send(0)).toBe(200);
  expect(await received(site, id)).toBe(partBytes);
  expect((await files.complete(site, id)).json()).toMatchObject({
    error: 'File upload failed to complete',
    received: partBytes,
  });
  for (let at = 1; at < addresses.length; at += 1) expect(await send(at)).toBe(200);
  await expectWhole(site, id);
});

test('what does not reach the bucket comes through the server', async () => {
  const site = await kit.aSite();
  const { id, partBytes, send } = await begin(site);
  await send(0);
  const early = await files.part(site, id, 0, bytes.subarray(0, PART_BYTES));
  expect([early.status, early.json().received]).toEqual([409, partBytes]);
  for (let at = partBytes; at < bytes.length; at += PART_BYTES)
    expect((await files.part(site, id, at, bytes.subarray(at, at + PART_BYTES))).status).toBe(200);
  await expectWhole(site, id);
});

test('a late part that lies over smaller ones takes their place', async () => {
  const site = await kit.aSite();
  const { id, addresses, send } = await begin(site);
  for (const at of [0, PART_BYTES]) await files.part(site, id, at, bytes.subarray(at, at + PART_BYTES));
  for (const at of addresses.keys()) await send(at);
  await expectWhole(site, id);
});

test('an address is good for its own part and no larger one', async () => {
  const site = await kit.aSite();
  const { addresses, partBytes, send } = await begin(site);
  expect(await send(0, bytes.subarray(0, partBytes + 1))).toBe(403);
  const elsewhere = (addresses[0] ?? '').replace('/parts/', '/originals/');
  expect((await fetch(elsewhere, { method: 'PUT', body: 'x' })).status).toBe(403);
  expect(bucket.objects.size).toBe(0);
});

test('the admin may speak to the bucket, and to nobody else', async () => {
  const site = await kit.aSite();
  const page = await kit.call('GET', '/config/', { as: site.owner });
  const { origin } = new URL(bucket.place);
  expect(page.headers['content-security-policy']).toContain(`; connect-src 'self' ${origin}`);
});
