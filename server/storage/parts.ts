import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Unavailable } from '../database/unavailable.ts';
import type { Storage } from './storage.ts';

/** Large enough that few are asked for, and small enough that little is sent twice. */
export const DIRECT_PART_BYTES = 4 * 1024 * 1024;
const PLACE_DIGITS = 12;

interface Part {
  name: string;
  start: number;
  end: number;
}

/**
 * The parts of files on their way in, each a thing of its own in the storage: whichever node gets the next one, it
 * finds the others there.
 */
export function makeParts(storage: Storage, scratch: string) {
  const beginningOf = (id: string) => `parts/${id}-`;
  const nameOf = (id: string, start: number) =>
    `${beginningOf(id)}${String(start).padStart(PLACE_DIGITS, '0')}`;

  /** Those that follow each other without a gap. One may lie within a larger one that came another way. */
  async function inOrder(id: string): Promise<Part[]> {
    const parts: Part[] = [];
    for await (const { name, size } of storage.list(beginningOf(id))) {
      const start = Number(name.slice(beginningOf(id).length));
      const reached = parts.at(-1)?.end ?? 0;
      if (start === reached && size > 0) parts.push({ name, start, end: start + size });
      else if (start > reached) break;
    }
    return parts;
  }

  return {
    put: (id: string, start: number, path: string) => storage.adopt(nameOf(id, start), path),

    received: async (id: string) => (await inOrder(id)).at(-1)?.end ?? 0,

    /** All of them as one file of this machine. */
    async gather(id: string): Promise<string> {
      await mkdir(scratch, { recursive: true, mode: 0o700 });
      const path = join(scratch, id);
      const parts = await inOrder(id);
      await pipeline(
        async function* () {
          for (const { name } of parts) {
            const bytes = await storage.get(name);
            if (!bytes) throw new Unavailable(`${storage.title} has lost a part of an upload.`);
            yield* bytes;
          }
        },
        createWriteStream(path, { mode: 0o600 }),
      );
      return path;
    },

    async discard(id: string): Promise<void> {
      // Listed first: what is removed in between would shift the rest of a long list.
      const found = await Array.fromAsync(storage.list(beginningOf(id)));
      for (const { name } of found) await storage.remove(name);
    },

    /** Where a browser may send each of them itself, in order. */
    direct(id: string, size: number): { partBytes: number; addresses: string[] } | undefined {
      const { openDoor } = storage;
      if (!openDoor) return undefined;
      const count = Math.ceil(size / DIRECT_PART_BYTES);
      const addresses = Array.from({ length: count }, (_, at) => {
        const start = at * DIRECT_PART_BYTES;
        return openDoor.addressFor(nameOf(id, start), Math.min(DIRECT_PART_BYTES, size - start));
      });
      return { partBytes: DIRECT_PART_BYTES, addresses };
    },
  };
}
