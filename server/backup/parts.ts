import { createHash } from 'node:crypto';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { pipeline, Readable } from 'node:stream';
import type { SecretKey } from '../secrets/key.ts';
import type { Storage } from '../storage/storage.ts';
import { BadFrames, decrypt, encrypt } from './frames.ts';
import { damaged, type StoredPart } from './manifest.ts';

interface Place {
  storage: Storage;
  key: SecretKey | undefined;
  name: string;
}

/** Compresses, encrypts where there is a key, and stores; tells what is to be found there. */
export async function putPart({ storage, key, name }: Place, source: Readable): Promise<StoredPart> {
  // A source that breaks off breaks the whole chain, so nothing is stored.
  const packed: AsyncIterable<Buffer> = pipeline(source, createZstdCompress(), () => {});
  const sealed = key ? encrypt(packed, { key, name }) : packed;
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted() {
    for await (const chunk of sealed) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await storage.put(name, counted());
  return { name, bytes, sha256: hash.digest('hex') };
}

/** What was put there. What follows from its last bytes must wait for the end: a changed byte is told then. */
export async function getPart(
  { storage, key }: Omit<Place, 'name'>,
  { name, sha256 }: StoredPart,
  id: string,
): Promise<Readable> {
  const stored = await storage.get(name);
  if (!stored) throw damaged(id, `${name} is missing`);
  const hash = createHash('sha256');
  async function* checked(source: Readable) {
    for await (const chunk of source) {
      hash.update(chunk as Buffer);
      yield chunk as Buffer;
    }
    if (hash.digest('hex') !== sha256) throw damaged(id, `${name} has changed`);
  }
  const sealed = checked(stored);
  return unpack(sealed, { key, name });
}

/** What was put there and knows by itself whether it is whole. */
export async function openSealed({ storage, key, name }: Place): Promise<Readable> {
  const stored = await storage.get(name);
  if (!stored) throw new BadFrames(`${name} is missing.`);
  return unpack(stored, { key, name });
}

function unpack(sealed: AsyncIterable<Buffer>, { key, name }: Omit<Place, 'storage'>): Readable {
  const opened = key ? decrypt(sealed, { key, name }) : sealed;
  return pipeline(Readable.from(opened, { objectMode: false }), createZstdDecompress(), () => {});
}
