import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { HEAD_BYTES } from '#core/assets/types.ts';
import { putBytes, type Part, type Storage } from '../storage/storage.ts';

/** Files by the hash of their bytes: written once, never changed, shared by whoever has the same bytes. */
export function makeFiles(storage: Storage, area: string) {
  const placeOf = (name: string) => `${area}/${name.slice(0, 2)}/${name}`;

  async function write(name: string, bytes: Buffer): Promise<void> {
    if (!(await storage.touch(placeOf(name)))) await putBytes(storage, placeOf(name), bytes);
  }

  return {
    async put(bytes: Buffer): Promise<string> {
      const hash = createHash('sha256').update(bytes).digest('hex');
      await write(hash, bytes);
      return hash;
    },
    /** Takes over a finished file of this machine, whatever its size. */
    async adopt(path: string): Promise<string> {
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      const name = hash.digest('hex');
      if (!(await storage.touch(placeOf(name)))) await storage.adopt(placeOf(name), path);
      return name;
    },
    write,
    /** Says whether the bytes are there, and keeps them from being taken for forgotten ones. */
    keepAgain: (name: string) => storage.touch(placeOf(name)),
    read: (name: string) => storage.read(placeOf(name)),
    remove: (name: string) => storage.remove(placeOf(name)),
    /** Removes what nobody has kept, or kept again, for a while: an upload of the same bytes may be under way. */
    async removeIdle(name: string, idleMs: number): Promise<boolean> {
      const kept = await storage.find(placeOf(name));
      if (!kept || Date.now() - kept.changedAt.getTime() < idleMs) return false;
      await storage.remove(placeOf(name));
      return true;
    },
    /** Removes everything whose name begins like this. */
    async removeAll(beginning: string): Promise<void> {
      for await (const { name } of storage.list(placeOf(beginning))) await storage.remove(name);
    },
    /** The bytes from `start` up to and with `end`, without holding them all in memory. */
    stream: (name: string, part?: Part) => storage.get(placeOf(name), part),
  };
}

export type Files = ReturnType<typeof makeFiles>;

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
