import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBucketStorage } from './bucket.ts';
import { StorageRefusal } from './bucket-requests.ts';
import { copyFiles, verifyFiles } from './copy.ts';
import { makeFolderStorage } from './folder.ts';
import { isBucketUrl } from './place.ts';
import { EMPTY_HASH, sign, signAddress } from './sign.ts';
import { putBytes, type Storage } from './storage.ts';
import { startBucketServer, type Fault } from './testing/bucket-server.ts';

const base = mkdtempSync(join(tmpdir(), 'plinth-storage-'));
const server = await startBucketServer();
const bucket = makeBucketStorage(server.place, { answerWithinMs: 1000, tries: 3, firstWaitMs: 1 });

afterAll(() => {
  server.close();
  rmSync(base, { recursive: true });
});

beforeEach(() => {
  server.misbehave(() => undefined);
  server.objects.clear();
  server.asked.length = 0;
});

const PLACES: [string, () => Storage][] = [
  ['a folder', () => makeFolderStorage(mkdtempSync(join(base, 'folder-')))],
  ['a bucket', () => bucket],
];

async function bytesOf(storage: Storage, name: string, part?: { start: number; end: number }) {
  const stream = await storage.get(name, part);
  return stream && Buffer.concat(await Array.fromAsync(stream as AsyncIterable<Buffer>));
}

describe.each(PLACES)('%s', (_, open) => {
  test('gives back what was put there, in whole and in part', async () => {
    const storage = open();
    const bytes = randomBytes(20_000_000);
    await storage.put(
      'a/large',
      (async function* () {
        for (let from = 0; from < bytes.length; from += 3_000_000)
          yield bytes.subarray(from, from + 3_000_000);
      })(),
    );
    expect((await bytesOf(storage, 'a/large'))?.equals(bytes)).toBe(true);
    expect(await bytesOf(storage, 'a/large', { start: 5, end: 9 })).toEqual(bytes.subarray(5, 10));
    expect(await storage.find('a/large')).toMatchObject({ name: 'a/large', size: bytes.length });
    await putBytes(storage, 'a/large', Buffer.from('other'));
    expect(String(await storage.read('a/large'))).toBe('other');
  });

  test('lists, takes over, touches and removes', async () => {
    const storage = open();
    const path = join(base, 'finished');
    writeFileSync(path, 'finished');
    await storage.adopt('a/ab/abc', path);
    for (const name of ['a/ab/abd', 'a/b/other', 'b/ab/abc', 'a/ab/é & co'])
      await putBytes(storage, name, Buffer.from(''));
    const names = async (beginning: string) =>
      (await Array.fromAsync(storage.list(beginning))).map(({ name }) => name).toSorted();
    expect(await names('a/')).toEqual(['a/ab/abc', 'a/ab/abd', 'a/ab/é & co', 'a/b/other']);
    expect(await names('a/ab/ab')).toEqual(['a/ab/abc', 'a/ab/abd']);
    expect(await names('nowhere/')).toEqual([]);
    expect([await storage.touch('a/ab/abc'), await storage.touch('a/ab/none')]).toEqual([true, false]);
    await storage.remove('a/ab/abc');
    await storage.remove('a/ab/abc');
    expect([
      await storage.find('a/ab/abc'),
      await storage.get('a/ab/abc'),
      await storage.read('a/ab/abc'),
    ]).toEqual([undefined, undefined, undefined]);
  });

  test('keeps nothing of what breaks off', async () => {
    const storage = open();
    const source = (async function* () {
      yield randomBytes(9_000_000);
      yield randomBytes(9_000_000);
      throw new Error('The sender is gone.');
    })();
    await expect(storage.put('a/broken', source)).rejects.toThrow('The sender is gone.');
    expect(await Array.fromAsync(storage.list(''))).toEqual([]);
    expect(server.uploads.size).toBe(0);
  });
});

describe('a bucket that misbehaves', () => {
  const once = (fault: Fault, method: string) => {
    let isDone = false;
    server.misbehave((request) => {
      if (isDone || !request.startsWith(method)) return undefined;
      isDone = true;
      return fault;
    });
  };
  const always = (fault: Fault, method: string) =>
    server.misbehave((request) => (request.startsWith(method) ? fault : undefined));

  test.each<[Fault, string]>([
    [{ status: 503, code: 'SlowDown' }, 'PUT'],
    [{ status: 500 }, 'PUT'],
    ['silent', 'PUT'],
    [{ status: 503 }, 'GET'],
    ['silent', 'GET'],
    ['cuts', 'GET'],
    ['stalls', 'GET'],
  ])('%j once at %s is not noticed', async (fault, method) => {
    const bytes = randomBytes(300_000);
    once(fault, method);
    await putBytes(bucket, 'a', bytes);
    expect((await bytesOf(bucket, 'a'))?.equals(bytes)).toBe(true);
  });

  test.each<[Fault, string]>([
    [{ status: 503 }, 'PUT'],
    ['silent', 'PUT'],
    ['forgets', 'PUT'],
    ['keeps-half', 'PUT'],
    [{ status: 503 }, 'GET'],
    ['cuts', 'GET'],
    ['stalls', 'GET'],
  ])('%j for long at %s says that it is away', async (fault, method) => {
    always(fault, method);
    await expect(
      putBytes(bucket, 'a', randomBytes(3000)).then(() => bytesOf(bucket, 'a')),
    ).rejects.toMatchObject({
      name: 'Unavailable',
    });
  });

  test('an upload that fails at its end is taken back', async () => {
    always('late-error', 'POST some folder/a?uploadId');
    await expect(putBytes(bucket, 'a', randomBytes(20_000_000))).rejects.toThrow('InternalError');
    expect(server.uploads.size).toBe(0);
  });

  test('a refusal is told once, with its reason and without the key', async () => {
    always({ status: 403, code: 'InvalidAccessKeyId' }, 'PUT');
    const problem = await putBytes(bucket, 'a', Buffer.from('x')).catch((error: unknown) => String(error));
    expect(problem).toContain('answers 403: InvalidAccessKeyId');
    expect(problem).not.toContain('SECRET');
    expect(server.asked).toHaveLength(1);
  });

  test('a bucket that is not there is not taken for an empty one', async () => {
    always({ status: 404, code: 'NoSuchBucket' }, 'GET');
    await expect(Array.fromAsync(bucket.list(''))).rejects.toThrow('answers 404: NoSuchBucket');
    await expect(bucket.read('a')).rejects.toBeInstanceOf(StorageRefusal);
  });
});

const EXAMPLE = {
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};

test.each([
  // The examples of Amazon's own documentation.
  ['/test.txt', { range: 'bytes=0-9' }, 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'],
  ['/?max-keys=2&prefix=J', {}, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
])('%s is signed as documented', (path, headers, signature) => {
  const url = new URL(path, 'https://examplebucket.s3.amazonaws.com');
  const signed = sign(
    { method: 'GET', url, headers, bodyHash: EMPTY_HASH },
    EXAMPLE,
    new Date('2013-05-24T00:00:00Z'),
  );
  expect(signed.authorization).toContain(`Signature=${signature}`);
});

test('an address is signed as documented', () => {
  const address = signAddress(
    { method: 'GET', url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'), headers: {} },
    EXAMPLE,
    { now: new Date('2013-05-24T00:00:00Z'), seconds: 86_400 },
  );
  expect(address.searchParams.get('X-Amz-Signature')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});

test.each([
  ['https://KEY:SECRET@s3.example.com/bucket', true],
  ['http://KEY:SECRET@127.0.0.1:9000/bucket/folder?region=x', true],
  ['https://s3.example.com/bucket', false],
  ['https://KEY:SECRET@s3.example.com/', false],
  ['s3://KEY:SECRET@bucket', false],
  ['bucket', false],
])('whether %s names a bucket: %s', (place, expected) => {
  expect(isBucketUrl(place)).toBe(expected);
});

test('files move from a folder to a bucket and back, once each, and damage is found', async () => {
  const say = () => {};
  const folder = makeFolderStorage(mkdtempSync(join(base, 'folder-')));
  const hash = createHash('sha256').update('bytes').digest('hex');
  const name = `originals/${hash.slice(0, 2)}/${hash}`;
  await putBytes(folder, name, Buffer.from('bytes'));
  await putBytes(folder, 'folder-id', Buffer.from('id'));
  await putBytes(folder, 'renditions/ab/drawn-again', Buffer.from('x'));
  expect(await copyFiles(folder, bucket, say)).toEqual({ seen: 2, copied: 2 });
  expect(await copyFiles(folder, bucket, say)).toEqual({ seen: 2, copied: 1 });
  expect(await verifyFiles(bucket, say)).toEqual({ seen: 2, damaged: [] });
  const back = makeFolderStorage(mkdtempSync(join(base, 'folder-')));
  await copyFiles(bucket, back, say);
  expect([String(await back.read(name)), String(await back.read('folder-id'))]).toEqual(['bytes', 'id']);
  await putBytes(bucket, name, Buffer.from('other'));
  expect(await verifyFiles(bucket, say)).toEqual({ seen: 2, damaged: [name] });
});
