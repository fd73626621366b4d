import { createReadStream, type Dirent } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, stat, unlink, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Storage, StoredObject } from './storage.ts';

const OWNER_ONLY = { folder: 0o700, file: 0o600 };
/** Names of what is being written; nobody else is shown them. */
const UNFINISHED = /\.\d+\.[a-z0-9]+\.part$/;

export function makeFolderStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, name);

  /** Renamed only when all bytes are on the disk: after a crash there is the whole file or none. */
  async function replace(name: string, write: (temporary: string) => Promise<void>): Promise<void> {
    const path = pathOf(name);
    await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY.folder });
    const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
    try {
      await write(temporary);
      await rename(temporary, path);
    } catch (error) {
      await unlink(temporary).catch(() => {});
      throw error;
    }
  }

  return {
    title: folder,

    put: (name, source) =>
      replace(name, async (temporary) => {
        const handle = await open(temporary, 'wx', OWNER_ONLY.file);
        try {
          await handle.writeFile(source);
          await handle.sync();
        } finally {
          await handle.close();
        }
      }),

    async adopt(name, path) {
      await toDisk(path);
      await mkdir(dirname(pathOf(name)), { recursive: true, mode: OWNER_ONLY.folder });
      try {
        await rename(path, pathOf(name));
      } catch (error) {
        if (codeOf(error) !== 'EXDEV') throw error;
        await replace(name, async (temporary) => {
          await copyFile(path, temporary);
          await toDisk(temporary);
        });
      }
    },

    async get(name, part) {
      return (await unlessMissing(stat(pathOf(name)))) ? createReadStream(pathOf(name), part) : undefined;
    },

    read: (name) => unlessMissing(readFile(pathOf(name))),

    async find(name) {
      return find(name, pathOf(name));
    },

    async touch(name) {
      const now = new Date();
      return (await unlessMissing(utimes(pathOf(name), now, now).then(() => true))) ?? false;
    },

    async *list(beginning) {
      const isFolder = beginning === '' || beginning.endsWith('/');
      const parent = isFolder ? beginning : `${dirname(beginning)}/`.replace(/^\.\//, '');
      const start = isFolder ? '' : basename(beginning);
      yield* walk(folder, parent, start);
    },

    async remove(name) {
      await unlessMissing(unlink(pathOf(name)));
    },
  };
}

async function* walk(folder: string, parent: string, start: string): AsyncGenerator<StoredObject> {
  const entries: Dirent[] =
    (await unlessMissing(readdir(join(folder, parent), { withFileTypes: true }))) ?? [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = `${parent}${entry.name}`;
    if (!entry.name.startsWith(start)) continue;
    if (entry.isDirectory()) yield* walk(folder, `${name}/`, '');
    else if (!UNFINISHED.test(name)) {
      const found = await find(name, join(folder, name));
      if (found) yield found;
    }
  }
}

async function find(name: string, path: string): Promise<StoredObject | undefined> {
  const found = await unlessMissing(stat(path));
  return found?.isFile() ? { name, size: found.size, changedAt: found.mtime } : undefined;
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}
