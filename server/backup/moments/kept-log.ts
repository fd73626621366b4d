import { realpathSync } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import { logFolderOf } from '../../engine/kept-log.ts';
import { log } from '../../log.ts';
import { projectDir } from '../../project-dir.ts';
import type { SecretKey } from '../../secrets/key.ts';
import { BACKUP_AREAS } from '../../storage/backup-place.ts';
import { openStorage } from '../../storage/place.ts';
import type { Storage } from '../../storage/storage.ts';
import { makeSeldom } from '../../telemetry/seldom.ts';
import { openSealed, putPart } from '../parts.ts';
import { notesOf, shipNewFiles } from './new-files.ts';

const FOLDER = BACKUP_AREAS.log;
const SUFFIX = '.zst';
const SHIP_EVERY_MS = 5000;
const TELL_AGAIN_MS = 10 * 60_000;
/** A piece by its place in the log, or the story of how one line of it came from another. */
const PIECE = /^[\dA-F]{24}$/;
const STORY = /^[\dA-F]{8}\.history$/;

interface Kept {
  to: Storage;
  key: SecretKey | undefined;
}

export const clusterOf = (dataDir: string) => realpathSync(join(dataDir, 'postgres'));

/** Takes finished pieces of the log away to the backups, as soon as PostgreSQL has put them down. */
export async function shipLog({ to, key }: Kept, clusterDir: string): Promise<number> {
  const folder = logFolderOf(clusterDir);
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
  for (const name of names.toSorted()) {
    // A backup and the server may be at it together; what the other has taken away is kept already.
    const piece = await open(join(folder, name)).catch(unlessGone);
    if (!piece) continue;
    await putPart({ storage: to, key, name: `${FOLDER}${name}${SUFFIX}` }, piece.createReadStream());
    await rm(join(folder, name), { force: true });
  }
  return names.length;
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

/** The log and new files, all the time, until the function that comes back is called. */
export function keepShipping(
  { backup, dataDir }: Pick<Config, 'backup' | 'dataDir'>,
  files: Storage,
): () => Promise<void> {
  if (!backup.keepsLog || backup.to === undefined) return async () => {};
  const kept = { to: openStorage(backup.to, projectDir), key: backup.key };
  const clusterDir = clusterOf(dataDir);
  const ending = new AbortController();
  // Each by itself: a large file takes longer than the log may wait.
  const shipping = [
    repeat('The log of the database', () => shipLog(kept, clusterDir)),
    repeat('New files', () => shipNewFiles(kept, files, notesOf(dataDir))),
  ];
  return async () => {
    ending.abort();
    await Promise.all(shipping);
  };

  async function repeat(what: string, ship: () => Promise<unknown>): Promise<void> {
    const mayTell = makeSeldom(TELL_AGAIN_MS, () => performance.now());
    const shipOnce = () =>
      ship().catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (mayTell(what)) log('error', `${what} cannot be kept in ${kept.to.title}: ${reason}`);
      });
    while (!ending.signal.aborted) {
      await shipOnce();
      await pause(SHIP_EVERY_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
    await shipOnce();
  }
}

/** Fetches what a copy has to be brought forward with. Most pieces are shorter than they look: the rest is zeros. */
export async function fetchLog({ to, key }: Kept, since: string, folder: string): Promise<number> {
  let count = 0;
  for await (const { name: stored } of to.list(FOLDER)) {
    const name = stored.slice(FOLDER.length, -SUFFIX.length);
    if (!STORY.test(name) && !(PIECE.test(name) && placeOf(name) >= placeOf(since))) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await openSealed({ storage: to, key, name: stored }))
      chunks.push(chunk as Buffer);
    await writeSparse(join(folder, name), Buffer.concat(chunks));
    count++;
  }
  return count;
}

/** Removes what no copy needs any more. */
export async function removeLogBefore(storage: Storage, since: string): Promise<void> {
  for await (const { name: stored } of storage.list(FOLDER)) {
    const name = stored.slice(FOLDER.length, -SUFFIX.length);
    if (PIECE.test(name.slice(0, 24)) && placeOf(name) < placeOf(since)) await storage.remove(stored);
  }
}

/** Without the number of its line: after a restore the log goes on in another one. */
const placeOf = (name: string) => name.slice(8, 24);

async function writeSparse(path: string, bytes: Buffer): Promise<void> {
  let used = bytes.length;
  while (used > 0 && bytes[used - 1] === 0) used--;
  const file = await open(path, 'wx', 0o600);
  try {
    await file.write(bytes, 0, used);
    await file.truncate(bytes.length);
  } finally {
    await file.close();
  }
}
