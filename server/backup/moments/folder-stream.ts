import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { lstat, readdir, truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** What a running PostgreSQL makes anew, or what belongs to the process alone. */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.*)$|(?:^|\/)(?:pgsql_tmp.*|pg_internal\.init.*|\.s\.PGSQL\..*)$/;
const HEAD_BYTES = 4;

interface Entry {
  path: string;
  /** Of a folder there is none. */
  size: number | null;
}

/**
 * A folder as one stream, while others write to it: each file as long as it was when it was looked at. What changes
 * meanwhile is made right by the log that is replayed over it.
 */
export async function* readFolder(folder: string): AsyncGenerator<Buffer> {
  for (const path of (await readdir(folder, { recursive: true })).toSorted()) {
    if (LEFT_OUT.test(path.replaceAll('\\', '/'))) continue;
    const found = await lstat(join(folder, path)).catch(() => undefined);
    if (found?.isDirectory()) yield headOf({ path, size: null });
    if (!found?.isFile()) continue;
    yield headOf({ path, size: found.size });
    yield* exactly(found.size, join(folder, path));
  }
}

export async function writeFolder(folder: string, source: Readable): Promise<void> {
  const take = makeTaker(source);
  for (;;) {
    const head = await take(HEAD_BYTES);
    if (head.length === 0) return;
    const { path, size } = JSON.parse(String(await take(head.readUInt32BE()))) as Entry;
    const target = join(folder, path);
    mkdirSync(size === null ? target : dirname(target), { recursive: true, mode: 0o700 });
    if (size !== null) await writeFile(target, size, take);
  }
}

function headOf(entry: Entry): Buffer {
  const text = Buffer.from(JSON.stringify(entry));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(text.length);
  return Buffer.concat([head, text]);
}

/** A file that became shorter, or is gone, is filled up: nobody reads those bytes after the log was replayed. */
async function* exactly(size: number, path: string): AsyncGenerator<Buffer> {
  let sent = 0;
  try {
    if (size > 0)
      for await (const chunk of createReadStream(path, { end: size - 1 })) {
        sent += (chunk as Buffer).length;
        yield chunk as Buffer;
      }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  for (; sent < size; sent += Math.min(size - sent, 65_536))
    yield Buffer.alloc(Math.min(size - sent, 65_536));
}

const PIECE_BYTES = 1024 * 1024;

async function writeFile(
  target: string,
  size: number,
  take: (bytes: number) => Promise<Buffer>,
): Promise<void> {
  const file = createWriteStream(target, { mode: 0o600, flush: true });
  const done = new Promise<void>((resolve, reject) => file.on('error', reject).on('close', resolve));
  for (let left = size; left > 0;) {
    const piece = await take(Math.min(left, PIECE_BYTES));
    if (piece.length === 0) throw new Error('The copy of the database is cut off.');
    left -= piece.length;
    if (!file.write(piece)) await new Promise((resolve) => file.once('drain', resolve));
  }
  file.end();
  await done;
  if (size === 0) await truncate(target, 0);
}

/** So many of the next bytes; fewer at the end. */
function makeTaker(source: Readable): (bytes: number) => Promise<Buffer> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let held: Buffer = Buffer.alloc(0);
  return async (bytes) => {
    const parts = [held];
    let length = held.length;
    while (length < bytes) {
      const { value, done } = await chunks.next();
      if (done) break;
      parts.push(value);
      length += value.length;
    }
    const all = parts.length === 1 ? held : Buffer.concat(parts);
    held = all.subarray(bytes);
    return all.subarray(0, bytes);
  };
}
