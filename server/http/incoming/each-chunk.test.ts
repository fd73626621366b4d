import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { BadIncoming, eachChunk } from './each-chunk.ts';

test('pieces come one after the other, however long each takes', async () => {
  const heard: string[] = [];
  let isBusy = false;
  await eachChunk(Readable.from([Buffer.from('a'), Buffer.from('b'), Buffer.from('c')]), async (chunk) => {
    expect(isBusy).toBe(false);
    isBusy = true;
    await new Promise(setImmediate);
    heard.push(chunk.toString());
    isBusy = false;
  });
  expect(heard).toEqual(['a', 'b', 'c']);
});

test('what the work says is what is said, and the stream lives on', async () => {
  const stream = new PassThrough();
  const ended = eachChunk(stream, async () => {
    throw new BadIncoming(413);
  });
  stream.write('too much');
  await expect(ended).rejects.toMatchObject({ statusCode: 413 });
  expect(stream.destroyed).toBe(false);
});

test('whoever goes away has sent no body', async () => {
  const stream = new PassThrough();
  const ended = eachChunk(stream, async () => {});
  stream.destroy();
  await expect(ended).rejects.toMatchObject({ statusCode: 400 });
  await expect(eachChunk(stream, async () => {})).rejects.toMatchObject({ statusCode: 400 });
});
