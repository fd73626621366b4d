import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretKey } from '../secrets/key.ts';

const MAGIC = Buffer.from('PLNB1\n');
const SALT_BYTES = 32;
const FRAME_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const HEAD_BYTES = MAGIC.length + SALT_BYTES;

/** What was encrypted is damaged, cut off, exchanged for something else, or was encrypted with another key. */
export class BadFrames extends Error {}

/**
 * AES-256-GCM in frames of 64 KB, so that nothing has to be held in memory and no byte is passed on unproved. Each
 * stream has a key of its own, made of the operator's, a salt and its name: streams cannot be exchanged. A frame's
 * nonce holds its number and whether it is the last: frames cannot be moved, left out or cut off.
 */
export async function* encrypt(
  source: AsyncIterable<Buffer>,
  { key, name }: { key: SecretKey; name: string },
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const streamKey = keyOf(key, salt, name);
  yield Buffer.concat([MAGIC, salt]);
  for await (const { bytes, number, isLast } of inFrames(source, FRAME_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', streamKey, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

export async function* decrypt(
  source: AsyncIterable<Buffer>,
  { key, name }: { key: SecretKey; name: string },
): AsyncGenerator<Buffer> {
  const pieces = source[Symbol.asyncIterator]();
  const { head, rest } = await readHead(pieces);
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new BadFrames(`${name} is not encrypted.`);
  const streamKey = keyOf(key, head.subarray(MAGIC.length), name);
  for await (const { bytes, number, isLast } of inFrames(goOn(rest, pieces), FRAME_BYTES + TAG_BYTES)) {
    const end = bytes.length - TAG_BYTES;
    if (end < 0) throw new BadFrames(`${name} is cut off.`);
    const decipher = createDecipheriv('aes-256-gcm', streamKey, nonceOf(number, isLast));
    decipher.setAuthTag(bytes.subarray(end));
    const opened = decipher.update(bytes.subarray(0, end));
    try {
      decipher.final();
    } catch {
      throw new BadFrames(`${name} is damaged, or was encrypted with another key.`);
    }
    yield opened;
  }
}

const keyOf = (key: SecretKey, salt: Buffer, name: string) =>
  Buffer.from(hkdfSync('sha256', key.bytes, salt, `plinth backup ${name}`, 32));

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Pieces of one size; the last may be shorter, and there is always one. */
async function* inFrames(source: AsyncIterable<Buffer>, size: number) {
  let held: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of source) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    let from = 0;
    // One byte more than a frame has to be there to know that it is not the last.
    for (; held.length - from > size; from += size)
      yield { bytes: held.subarray(from, from + size), number: number++, isLast: false };
    held = held.subarray(from);
  }
  yield { bytes: held, number, isLast: true };
}

async function readHead(pieces: AsyncIterator<Buffer>): Promise<{ head: Buffer; rest: Buffer }> {
  let held: Buffer = Buffer.alloc(0);
  while (held.length < HEAD_BYTES) {
    const { value, done } = await pieces.next();
    if (done) throw new BadFrames('The beginning is missing.');
    held = Buffer.concat([held, value]);
  }
  return { head: held.subarray(0, HEAD_BYTES), rest: held.subarray(HEAD_BYTES) };
}

async function* goOn(first: Buffer, pieces: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
}
