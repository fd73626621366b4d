import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newKey } from '../secrets/key.ts';
import { BadFrames, decrypt, encrypt } from './frames.ts';

const key = newKey();
const FRAME = 64 * 1024;

async function* inPieces(bytes: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function collect(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const sealed = (bytes: Buffer, name = 'a') => collect(encrypt(inPieces(bytes), { key, name }));
const opened = (bytes: Buffer, how: { key?: typeof key; name?: string } = {}) =>
  collect(decrypt(inPieces(bytes), { key, name: 'a', ...how }));

test.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME + 5])('%i bytes come back', async (length) => {
  const bytes = randomBytes(length);
  const stored = await sealed(bytes);
  expect(await opened(stored)).toEqual(bytes);
  if (length > 40) expect(stored.includes(bytes.subarray(0, 40))).toBe(false);
});

test.each<[string, (stored: Buffer) => Buffer, Parameters<typeof opened>[1]?]>([
  ['a changed byte', (stored) => Buffer.from(stored.map((byte, at) => (at === 100 ? byte ^ 1 : byte)))],
  ['a missing end', (stored) => stored.subarray(0, -1)],
  ['a missing frame', (stored) => stored.subarray(0, 38 + FRAME + 16)],
  ['a missing beginning', (stored) => stored.subarray(0, 20)],
  ['bytes behind the end', (stored) => Buffer.concat([stored, Buffer.alloc(20)])],
  ['something that was never encrypted', () => randomBytes(500)],
  ['another name', (stored) => stored, { name: 'b' }],
  ['another key', (stored) => stored, { key: newKey() }],
])('%s is noticed', async (_, spoil, how) => {
  const stored = await sealed(randomBytes(2 * FRAME));
  await expect(opened(spoil(stored), how)).rejects.toThrow(BadFrames);
});
