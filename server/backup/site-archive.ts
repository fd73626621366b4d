import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { loadBundle } from '../bundle/bundle.ts';
import { makeDatabase } from '../database/database.ts';
import { prepareDatabase } from '../database/migrate.ts';
import { startJobs } from '../jobs.ts';
import { newKey } from '../secrets/key.ts';
import { makeVault } from '../secrets/vault.ts';
import { makeServices } from '../services.ts';
import { StartProblem } from '../start-problem.ts';
import { makeFolderStorage } from '../storage/folder.ts';
import { makeFilePool } from './file-pool.ts';
import { filesOf, type Source } from './restore.ts';
import { inScratch } from './verify.ts';

/** One site of a backup as the archive that owners import, made in a scratch database. */
export async function archiveSite(
  source: Source,
  { site, file }: { site: string; file: string },
  say?: (line: string) => void,
): Promise<void> {
  await inScratch(source, (scratch) => pack(source, scratch, { site, file }), say);
}

async function pack(
  source: Source,
  { url, folder }: { url: string; folder: string },
  { site, file }: { site: string; file: string },
): Promise<void> {
  const db = makeDatabase(await prepareDatabase({ connectionString: url }));
  const undo = new AsyncDisposableStack();
  undo.defer(() => db.close());
  try {
    const siteId = await findSite(db, site);
    const jobs = await startJobs(db, { onError: () => {}, isWorker: false });
    undo.defer(() => jobs.stop());
    const filesDir = join(folder, 'files');
    const services = await makeServices({
      db,
      jobs,
      bundle: await loadBundle(),
      // Nothing that is encrypted goes into an archive.
      vault: makeVault({ current: newKey(), older: [] }),
      filesDir,
      appDomain: 'localhost',
      isSecure: false,
      logLevel: 'silent',
    });
    const { files } = await services.assets.archived(siteId);
    await fetchFiles(source, new Set(files), filesDir);
    await pipeline(services.moving.archive(siteId), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } finally {
    await undo.disposeAsync();
  }
}

async function findSite(db: ReturnType<typeof makeDatabase>, site: string): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from sites where id = $1 or identifier = $1',
    [site],
  );
  if (!rows[0])
    throw new StartProblem(
      `There is no site ${site} in this backup.`,
      'Name it by the first part of its address, as in {name}.sites.example.com.',
    );
  return rows[0].id;
}

async function fetchFiles(source: Source, hashes: ReadonlySet<string>, filesDir: string): Promise<void> {
  const pool = makeFilePool(source.from, source.key);
  const target = makeFolderStorage(filesDir);
  for await (const { name } of filesOf(source))
    if (hashes.has(name.split('/').at(-1) ?? ''))
      await target.put(name, await pool.open(name, source.manifest.id));
}
