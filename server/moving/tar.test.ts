import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readTar, TAR_END, tarHeader, tarPadding } from './tar.ts';

const pack = (files: readonly [string, Buffer][]) =>
  Buffer.concat([
    ...files.flatMap(([name, bytes]) => [tarHeader(name, bytes.length), bytes, tarPadding(bytes.length)]),
    TAR_END,
  ]);

async function unpack(archive: Buffer, step: number) {
  async function* parts() {
    for (let at = 0; at < archive.length; at += step) yield archive.subarray(at, at + step);
  }
  const found: [string, Buffer][] = [];
  for await (const { name, bytes } of readTar(parts(), 10_000)) found.push([name, Buffer.from(bytes)]);
  return found;
}

const FILES: [string, Buffer][] = [
  ['empty.txt', Buffer.alloc(0)],
  ['a/full.bin', Buffer.alloc(512, 7)],
  ['a/odd.bin', Buffer.alloc(1301, 9)],
];

test.each([1, 100, 512, 5000])('what is packed comes out again, read %i bytes at a time', async (step) => {
  expect(await unpack(pack(FILES), step)).toEqual(FILES);
});

test('other programs open it', () => {
  expect(execFileSync('tar', ['-t'], { input: pack(FILES) }).toString()).toBe(
    'empty.txt\na/full.bin\na/odd.bin\n',
  );
});

test.each([
  ['cut off', pack(FILES).subarray(0, 900), 'The archive ends too early.'],
  ['with a file that is too large', pack([['x', Buffer.alloc(20_000)]]), 'The archive is damaged.'],
  ['of something else', Buffer.alloc(2000, 65), 'The archive is damaged.'],
])('one %s is refused', async (_, archive, message) => {
  await expect(unpack(archive, 512)).rejects.toThrow(message);
});
