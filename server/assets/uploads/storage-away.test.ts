import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { KeptAsset, Upload } from '#contract/content/assets.ts';
import { makeBucketStorage } from '../../storage/bucket.ts';
import { startBucketServer } from '../../storage/testing/bucket-server.ts';
import { useApp } from '../../testing/app.ts';
import { PDF, useFiles } from '../testing/files.ts';

const bucket = await startBucketServer();
const kit = useApp({
  filesDir: mkdtempSync(join(tmpdir(), 'plinth-away-')),
  storage: makeBucketStorage(bucket.place, { answerWithinMs: 1000, tries: 1, firstWaitMs: 1 }),
});
const files = useFiles(kit);
afterAll(() => bucket.close());

test('a storage that is away when an upload ends costs nothing of what has arrived', async () => {
  const site = await kit.aSite();
  const begun = await files.start(site, { name: 'menu.pdf', size: PDF.length });
  const { id } = begun.json() as unknown as Upload;
  await files.part(site, id, 0, PDF);
  const complete = () => kit.call('POST', `/api/assets/uploads/${id}/complete`, { as: site.owner });

  bucket.misbehave((request) => (request.startsWith('PUT') ? { status: 503 } : undefined));
  const away = await complete();
  expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
  expect((await files.list(site)).assets).toEqual([]);

  bucket.misbehave(() => undefined);
  const kept = await complete();
  expect(kept.status).toBe(200);
  const { asset } = kept.json() as unknown as KeptAsset;
  expect((await files.bytes(site, asset.path)).bytes).toEqual(PDF);
});
