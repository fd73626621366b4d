import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { SecretKey } from '../secrets/key.ts';
import { FOLDER_MARK } from '../storage/folder-mark.ts';
import { putBytes, type Storage } from '../storage/storage.ts';
import { loadDatabase, refuseNewer } from './database-load.ts';
import { makeFilePool, readLines, type FileEntry } from './file-pool.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { getPart } from './parts.ts';

/** A backup that was chosen, and what opens it; without a key it is open. */
export interface Source {
  from: Storage;
  key: SecretKey | undefined;
  manifest: Manifest;
}

export async function openBackup(from: Storage, id: string, key: SecretKey | undefined): Promise<Source> {
  const manifest = await readManifest(from, id, key);
  return { from, manifest, key: manifest.keyId === null ? undefined : key };
}

export async function restoreDatabase(
  { from, key, manifest }: Source,
  into: ClientConfig,
  say: (line: string) => void = () => {},
): Promise<void> {
  refuseNewer(manifest);
  await loadDatabase(into, manifest, (table) => {
    say(table.name);
    return getPart({ storage: from, key }, table.part, manifest.id);
  });
}

/** Copies all files that are not there yet, so that it can be run again. */
export async function restoreFiles(
  source: Source,
  into: Storage,
  say: (line: string) => void = () => {},
): Promise<void> {
  let done = 0;
  await restoreThese(filesOf(source), source, into, () =>
    say(`${done++} of ${source.manifest.files.count} files`),
  );
}

/** Files of that place of backups, whichever of them lists them. */
export async function restoreThese(
  entries: AsyncIterable<FileEntry>,
  { from, key, manifest }: Source,
  into: Storage,
  say: () => void = () => {},
): Promise<void> {
  const pool = makeFilePool(from, key);
  for await (const { name, size } of entries) {
    say();
    if ((await into.find(name))?.size === size) continue;
    await into.put(name, await pool.open(name, manifest.id));
  }
}

/** Says that these are the files of that database. */
export async function markRestored(database: ClientConfig, into: Storage): Promise<void> {
  const client = new Client(database);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select files_id as id from installation');
    if (rows[0]) await putBytes(into, FOLDER_MARK, Buffer.from(`${rows[0].id}\n`));
  } finally {
    await client.end();
  }
}

/** Says whether the key of the server's secrets was in the backup and is in place now. */
export async function restoreSecretKey({ from, key, manifest }: Source, path: string): Promise<boolean> {
  if (!manifest.secretKey || existsSync(path)) return false;
  const chunks: Buffer[] = [];
  for await (const chunk of await getPart({ storage: from, key }, manifest.secretKey, manifest.id))
    chunks.push(chunk as Buffer);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, Buffer.concat(chunks), { mode: 0o600, flag: 'wx', flush: true });
  return true;
}

export async function* filesOf({ from, key, manifest }: Source): AsyncGenerator<FileEntry> {
  yield* readLines(await getPart({ storage: from, key }, manifest.files.list, manifest.id));
}
