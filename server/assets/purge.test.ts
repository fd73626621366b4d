import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Asset } from '#contract/content/assets.ts';
import type { DocumentEntry } from '#contract/content/content.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { IDLE_MS } from './purge.ts';
import { aPicture, useFiles } from './testing/files.ts';

const filesDir = mkdtempSync(join(tmpdir(), 'plinth-purge-'));
afterAll(() => rmSync(filesDir, { recursive: true, force: true }));
const kit = useApp({ filesDir });
const files = useFiles(kit);
const { call } = kit;

const onDisk = () =>
  readdirSync(filesDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
/** As if everything had been kept long ago. */
const age = () => {
  const then = new Date(Date.now() - 2 * IDLE_MS);
  for (const path of onDisk()) utimesSync(path, then, then);
};
const remove = (site: TestSite, id: string) =>
  call('POST', '/api/assets/delete', { as: site.owner, body: { ids: [id], evenIfUsed: true } });
const purge = (site: TestSite, id: string) => kit.app.services.assets.library.purge(site.id, id, new Date());

test('bytes stay while any site has them, and go with the last, along with all that was drawn of them', async () => {
  const [one, other] = [await kit.aSite(), await kit.aSite()];
  const before = onDisk().length;
  const bytes = await aPicture();
  const mine = await files.added(one, 'jar.jpg', bytes);
  const theirs = await files.added(other, 'same.jpg', bytes);
  await files.bytes(one, `${mine.src}?format=300w`);
  expect(onDisk().length).toBeGreaterThan(before + 1);
  age();
  await remove(one, mine.id);
  await purge(one, mine.id);
  expect((await files.bytes(other, theirs.path)).status).toBe(200);

  await remove(other, theirs.id);
  await files.added(one, 'again.jpg', bytes).then(({ id }) => remove(one, id).then(() => purge(one, id)));
  await purge(other, theirs.id);
  // Kept again a moment ago: an upload of the same bytes could still be under way.
  expect(onDisk().length).toBeGreaterThan(before);
  const last = await files.added(one, 'last.jpg', bytes);
  age();
  await remove(one, last.id);
  await purge(one, last.id);
  expect(onDisk()).toHaveLength(before);
});

test('what a page still shows waits, and can be brought back', async () => {
  const site = await kit.aSite();
  const asset = await files.added(site, 'shown.jpg', await aPicture({ orientation: 6 }));
  await show(site, asset);
  age();
  await remove(site, asset.id);
  await purge(site, asset.id);
  expect(
    (await call('POST', '/api/assets/restore', { as: site.owner, body: { ids: [asset.id] } })).json(),
  ).toEqual({ restored: 1 });
  expect((await files.bytes(site, asset.path)).status).toBe(200);
});

async function show(site: TestSite, asset: Asset): Promise<void> {
  const list = await call('GET', '/api/content/documents?kind=page', { as: site.owner });
  const [page] = list.json().documents as DocumentEntry[];
  const { body } = (await call('GET', `/api/content/documents/${page?.id}`, { as: site.owner })).json() as {
    body: object;
  };
  const saved = await call('PUT', `/api/content/documents/${page?.id}`, {
    as: site.owner,
    body: { base: page?.revision, body: { ...body, description: `See ${asset.path}` } },
  });
  if (saved.status !== 200) throw new Error(saved.body);
}
