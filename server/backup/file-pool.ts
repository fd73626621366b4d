import { createHash, createHmac } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { SecretKey } from '../secrets/key.ts';
import { BACKUP_AREAS } from '../storage/backup-place.ts';
import type { Storage, StoredObject } from '../storage/storage.ts';
import { decrypt, encrypt } from './frames.ts';
import { damaged } from './manifest.ts';

/** What was sent by people, under the hash of its bytes. Smaller pictures are drawn again when they are asked for. */
const ORIGINAL = /^(?:originals|uploads)\/[0-9a-f]{2}\/([0-9a-f]{64})$/;
const AREAS = ['originals/', 'uploads/'];

export const isKeptFile = (name: string) => ORIGINAL.test(name);

export interface FileEntry {
  name: string;
  size: number;
}

/**
 * The files of all backups in one place, each once: they never change, so a backup copies those that are new. With
 * a key their names tell nothing either.
 */
export function makeFilePool(storage: Storage, key: SecretKey | undefined) {
  function nameIn(name: string): string {
    if (!key) return `${BACKUP_AREAS.files}${name}`;
    const hidden = createHmac('sha256', key.bytes).update('name').update(name).digest('hex');
    return `${BACKUP_AREAS.files}${hidden.slice(0, 2)}/${hidden}`;
  }

  return {
    nameIn,

    async known(): Promise<Map<string, StoredObject>> {
      const found = new Map<string, StoredObject>();
      for await (const object of storage.list(BACKUP_AREAS.files)) found.set(object.name, object);
      return found;
    },

    /** Says whether its bytes are still those it was kept with. */
    async add(from: Storage, name: string): Promise<boolean> {
      const source = await from.get(name);
      // Deleted for good since the list was made: nothing in the copied database shows it.
      if (!source) return true;
      const checked = checkedBytes(source, hashIn(name), () => new WrongBytes());
      try {
        await storage.put(nameIn(name), key ? encrypt(checked, { key, name }) : checked);
        return true;
      } catch (error) {
        if (error instanceof WrongBytes) return false;
        throw error;
      }
    },

    async open(name: string, backup: string): Promise<Readable> {
      const stored = await storage.get(nameIn(name));
      if (!stored) throw damaged(backup, `the file ${name} is missing`);
      const opened = key ? decrypt(stored, { key, name }) : stored;
      const checked = checkedBytes(opened, hashIn(name), () =>
        damaged(backup, `the file ${name} has changed`),
      );
      return Readable.from(checked, { objectMode: false });
    },
  };
}

/** All files that a backup has to hold. */
export async function* listFiles(files: Storage): AsyncGenerator<FileEntry> {
  for (const area of AREAS)
    for await (const { name, size } of files.list(area)) if (isKeptFile(name)) yield { name, size };
}

/** How files are listed in a backup. */
export const linesOf = (entries: readonly FileEntry[]): Readable =>
  Readable.from(entries.map(({ name, size }) => Buffer.from(`${size} ${name}\n`)));

export async function* readLines(list: Readable): AsyncGenerator<FileEntry> {
  for await (const line of createInterface({ input: list })) {
    const [size = '', name = ''] = line.split(' ', 2);
    yield { name, size: Number(size) };
  }
}

class WrongBytes extends Error {}

const hashIn = (name: string) => ORIGINAL.exec(name)?.[1] ?? '';

async function* checkedBytes(source: AsyncIterable<Buffer>, wanted: string, problem: () => Error) {
  const hash = createHash('sha256');
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== wanted) throw problem();
}
