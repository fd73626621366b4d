import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SecretKey } from '../../secrets/key.ts';
import { BACKUP_AREAS } from '../../storage/backup-place.ts';
import type { Storage } from '../../storage/storage.ts';
import { isKeptFile, linesOf, makeFilePool, readLines, type FileEntry } from '../file-pool.ts';
import { newBackupId, takenAt } from '../manifest.ts';
import { openSealed, putPart } from '../parts.ts';

const LISTS = `${BACKUP_AREAS.log}new-files-`;
/** Their names tell the second. */
const MOMENT_LENGTH = '2026-05-04T03-02-01Z'.length;
const SECOND_MS = 1000;
/** What has been copied is listed soon, however much else there is to copy. */
const LISTED_TOGETHER = 50;

/** Where it is noted that a file has come; the notes are empty, and called as the files are. */
export const notesOf = (dataDir: string) => join(dataDir, 'new-files');

const noteOf = (name: string) => name.replaceAll('/', '.');
const nameIn = (note: string) => note.replaceAll('.', '/');

/** Notes each file that is kept from now on, so that it does not have to wait for the next backup. */
export function noteNewFiles(files: Storage, folder: string): Storage {
  async function note(name: string): Promise<void> {
    if (!isKeptFile(name)) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, noteOf(name)), '', { mode: 0o600 });
  }
  return {
    ...files,
    async put(name, source) {
      await files.put(name, source);
      await note(name);
    },
    async adopt(name, path) {
      await files.adopt(name, path);
      await note(name);
    },
  };
}

interface Kept {
  to: Storage;
  key: SecretKey | undefined;
}

/** Takes files that were noted to those of the backups, and lists them for whoever comes back to a moment. */
export async function shipNewFiles({ to, key }: Kept, files: Storage, folder: string): Promise<void> {
  const notes = await readdir(folder).catch(() => []);
  const pool = makeFilePool(to, key);
  for (let at = 0; at < notes.length; at += LISTED_TOGETHER) {
    const some = notes.slice(at, at + LISTED_TOGETHER);
    const entries: FileEntry[] = [];
    for (const name of some.map(nameIn)) {
      const found = await files.find(name);
      if (found && ((await to.find(pool.nameIn(name))) || (await pool.add(files, name))))
        entries.push({ name, size: found.size });
    }
    const id = `${newBackupId(new Date())}-${randomBytes(4).toString('hex')}`;
    if (entries.length > 0) await putPart({ storage: to, key, name: `${LISTS}${id}.zst` }, linesOf(entries));
    for (const note of some) await rm(join(folder, note), { force: true });
  }
}

/** The files that came from then on. */
export async function* newFilesSince({ to, key }: Kept, since: Date): AsyncGenerator<FileEntry> {
  for await (const { name, at } of lists(to))
    if (at > since.getTime() - SECOND_MS) yield* readLines(await openSealed({ storage: to, key, name }));
}

/** Backups that are left list what is named there, or nobody can come back to when it was there. */
export async function removeListsBefore(to: Storage, until: Date): Promise<void> {
  for await (const { name, at } of lists(to)) if (at < until.getTime() - SECOND_MS) await to.remove(name);
}

async function* lists(to: Storage) {
  for await (const { name } of to.list(LISTS))
    yield { name, at: takenAt(name.slice(LISTS.length, LISTS.length + MOMENT_LENGTH)) };
}
