import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, stat, unlink, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Files by the hash of their bytes: written once, never changed, shared by whoever has the same bytes. */
export function makeFiles(folder: string) {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);

  async function write(name: string, bytes: Buffer): Promise<void> {
    const path = pathOf(name);
    if (await keptAgain(path)) return;
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    // Renamed only when all bytes are on the disk: after a crash there is the whole file or none.
    try {
      const handle = await open(temporary, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, path);
    } catch (error) {
      await unlink(temporary).catch(() => {});
      throw error;
    }
  }

  return {
    async put(bytes: Buffer): Promise<string> {
      const hash = createHash('sha256').update(bytes).digest('hex');
      await write(hash, bytes);
      return hash;
    },
    /** Takes over a finished file of the same disk, whatever its size. */
    async adopt(path: string): Promise<string> {
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      const name = hash.digest('hex');
      if (await keptAgain(pathOf(name))) return name;
      await mkdir(dirname(pathOf(name)), { recursive: true });
      await rename(path, pathOf(name));
      return name;
    },
    write,
    /** Says whether the bytes are there, and keeps them from being taken for forgotten ones. */
    keepAgain: (name: string) => keptAgain(pathOf(name)),
    async read(name: string): Promise<Buffer | undefined> {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(name: string): Promise<void> {
      await unlink(pathOf(name)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
    /** Removes what nobody has kept, or kept again, for a while: an upload of the same bytes may be under way. */
    async removeIdle(name: string, idleMs: number): Promise<boolean> {
      const kept = await stat(pathOf(name)).catch(() => undefined);
      if (!kept || Date.now() - kept.mtimeMs < idleMs) return false;
      await unlink(pathOf(name));
      return true;
    },
    /** Removes everything whose name begins like this. */
    async removeAll(beginning: string): Promise<void> {
      const place = dirname(pathOf(beginning));
      const names = await readdir(place).catch(() => []);
      for (const name of names) if (name.startsWith(beginning)) await unlink(join(place, name));
    },
    /** The bytes from `start` up to and with `end`, without holding them all in memory. */
    async stream(name: string, part?: { start: number; end: number }): Promise<Readable | undefined> {
      return (await exists(pathOf(name))) ? createReadStream(pathOf(name), part) : undefined;
    },
  };
}

export type Files = ReturnType<typeof makeFiles>;

/** Whether the bytes are there already; then they count as kept now. */
async function keptAgain(path: string): Promise<boolean> {
  if (!(await exists(path))) return false;
  await utimes(path, new Date(), new Date());
  return true;
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

export const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
