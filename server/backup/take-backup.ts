import { existsSync, createReadStream } from 'node:fs';
import type { ClientConfig } from 'pg';
import { projectVersion } from '../project-dir.ts';
import type { SecretKey } from '../secrets/key.ts';
import { StartProblem } from '../start-problem.ts';
import type { Storage } from '../storage/storage.ts';
import { copyBase } from './moments/base-copy.ts';
import { copyDatabase } from './database-copy.ts';
import { linesOf, listFiles, makeFilePool, type FileEntry } from './file-pool.ts';
import { folderOf, newBackupId, writeManifest, type Manifest } from './manifest.ts';
import { putPart } from './parts.ts';

export interface BackupOrder {
  database: ClientConfig;
  /** Where the product keeps its files. */
  files: Storage;
  to: Storage;
  key: SecretKey | undefined;
  /** The file with the key of the server's own secrets, where there is one. */
  secretKeyFile?: string;
  /** Where the files of the built-in database lie, while its log is kept. */
  clusterDir?: string | undefined;
  now: () => Date;
  say?: (line: string) => void;
}

/** Copies everything while the server goes on. Whatever goes wrong, nothing is left that looks like a backup. */
export async function takeBackup(order: BackupOrder): Promise<Manifest> {
  const id = newBackupId(order.now());
  try {
    return await take(order, id);
  } catch (error) {
    await discard(order.to, id).catch(() => {});
    throw explain(error, order.to);
  }
}

async function take(order: BackupOrder, id: string): Promise<Manifest> {
  const { to, key, say = () => {} } = order;
  const from = performance.now();
  const partIn = (name: string) => ({ storage: to, key, name: `${folderOf(id)}${name}` });
  // The database first: the files it names are still there afterwards, and newer ones do no harm.
  const database = await copyDatabase(order.database, (name, rows) => {
    say(name);
    return putPart(partIn(`database/${name}.zst`), rows);
  });
  const { clusterDir } = order;
  const base =
    clusterDir === undefined
      ? undefined
      : await copyBase({ database: order.database, clusterDir }, (bytes) => {
          say('the files of the database');
          return putPart(partIn('base.zst'), bytes);
        });
  const files = await copyFiles(order, say);
  const list = await putPart(partIn('files.zst'), linesOf(files.entries));
  const secretKey = await copySecretKey(order, partIn('secret.key.zst'));
  const manifest = {
    id,
    version: projectVersion(),
    takenAt: database.takenAt.toISOString(),
    seconds: Math.round((performance.now() - from) / 1000),
    postgres: database.postgres,
    migrations: database.migrations,
    months: database.months,
    keyId: key?.id ?? null,
    tables: database.tables,
    sequences: database.sequences,
    files: {
      count: files.entries.length,
      bytes: files.entries.reduce((sum, { size }) => sum + size, 0),
      damaged: files.damaged,
      list,
    },
    secretKey,
    ...(base && { base }),
  };
  await writeManifest(to, manifest, key);
  return { format: 1, ...manifest };
}

async function copyFiles({ files, to, key }: BackupOrder, say: (line: string) => void) {
  const pool = makeFilePool(to, key);
  const known = await pool.known();
  const entries: FileEntry[] = [];
  const damaged: string[] = [];
  for await (const entry of listFiles(files)) {
    say(`${entries.length} files`);
    const isWhole = known.has(pool.nameIn(entry.name)) || (await pool.add(files, entry.name));
    if (isWhole) entries.push(entry);
    else damaged.push(entry.name);
  }
  return { entries, damaged };
}

/** Whoever has an unencrypted copy of the database must not have the key of its secrets too. */
async function copySecretKey({ key, secretKeyFile }: BackupOrder, place: Parameters<typeof putPart>[0]) {
  if (!key || !secretKeyFile || !existsSync(secretKeyFile)) return null;
  return putPart(place, createReadStream(secretKeyFile));
}

export async function discard(storage: Storage, id: string): Promise<void> {
  for await (const { name } of storage.list(folderOf(id))) await storage.remove(name);
}

const PROBLEMS: Readonly<Record<string, [problem: string, remedy: string]>> = {
  ENOSPC: ['there is no space left', 'Make room, or set BACKUP_TO to another place.'],
  EDQUOT: ['there is no space left for this user', 'Make room, or set BACKUP_TO to another place.'],
  EACCES: ['this user may not write there', 'Let the user own the folder, or set BACKUP_TO to another one.'],
  EROFS: ['nothing can be written there', 'Set BACKUP_TO to another place.'],
  ENOTDIR: ['it is a file, or lies below one', 'Set BACKUP_TO to a folder.'],
  EEXIST: ['it is a file, or lies below one', 'Set BACKUP_TO to a folder.'],
  EIO: ['the disk does not answer as it should', 'Replace it, or set BACKUP_TO to another place.'],
};

function explain(error: unknown, to: Storage): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const [problem, remedy] = PROBLEMS[code] ?? [];
  return problem && remedy
    ? new StartProblem(`No backup was made in ${to.title}: ${problem}.`, remedy, { cause: error })
    : error;
}
