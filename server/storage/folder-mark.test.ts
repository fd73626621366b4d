import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { installation } from '../database/schema.ts';
import { StartProblem } from '../start-problem.ts';
import { useApp } from '../testing/app.ts';
import { StorageRefusal } from './bucket-requests.ts';
import { FOLDER_MARK, markFiles } from './folder-mark.ts';
import { makeFolderStorage } from './folder.ts';

const kit = useApp();
const base = mkdtempSync(join(tmpdir(), 'plinth-mark-'));
const folder = () => makeFolderStorage(mkdtempSync(join(base, 'files-')));

afterAll(() => rmSync(base, { recursive: true }));

test('a folder belongs to its database, and an empty one in its place is noticed', async () => {
  const own = folder();
  // As two nodes do it that start on an empty database.
  const [hasFiles] = await Promise.all([markFiles(kit.db, own), markFiles(kit.db, own)]);
  expect(await hasFiles()).toBe(true);
  await expect(markFiles(kit.db, folder())).rejects.toBeInstanceOf(StartProblem);
  await own.remove(FOLDER_MARK);
  expect(await hasFiles()).toBe(false);
  await expect(markFiles(kit.db, own)).rejects.toThrow('is not the place with the files of this database');
});

test('a storage that does not answer is told with what it said', async () => {
  const away = { ...folder(), read: () => Promise.reject(new Error('answers 503')) };
  await expect(markFiles(kit.db, away)).rejects.toMatchObject({
    message: expect.stringContaining('cannot be used for files: answers 503'),
    remedy: expect.stringContaining('FILES_URL'),
  });
  // Of what may be read and not written a first start finds out when it leaves its mark.
  await kit.db.platform.delete(installation);
  const refusal = new StorageRefusal(403, 'The bucket', 'RequestTimeTooSkewed');
  await expect(markFiles(kit.db, { ...folder(), put: () => Promise.reject(refusal) })).rejects.toMatchObject({
    name: 'StartProblem',
    message: expect.stringContaining('The bucket answers 403: RequestTimeTooSkewed.'),
    remedy: expect.stringContaining('Set the clock'),
  });
});
