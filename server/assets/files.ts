import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, stat, unlink, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HEAD_BYTES } from '#core/assets/types.ts';

/** Files by the hash of their bytes: written once, never changed, shared by whoever has the same bytes. */
export function makeFiles(folder: string) {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);

  async function write(name: string, bytes: Buffer): Promise<void> {
    const path = pathOf(name);
    if (await keptAgain(path)) return;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    // Renamed only when all bytes are on the disk: after a crash there is the whole file or none.
    try {
      const handle = await open(temporary, 'wx', 0o600);
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
      await toDisk(path);
      await mkdir(dirname(pathOf(name)), { recursive: true, mode: 0o700 });
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

/** Writes one file into another from a place on, piece by piece, and waits for the disk. */
export async function copyInto(
  path: string,
  { from, offset, isNew }: { from: string; offset: number; isNew: boolean },
): Promise<void> {
  const target = createWriteStream(path, {
    flags: isNew ? 'w' : 'r+',
    start: offset,
    mode: 0o600,
    flush: true,
  });
  await pipeline(createReadStream(from), target);
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** As much of a file as tells what it is. */
export async function headOf(path: string): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

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
