import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isWhole } from './is-whole.ts';
import { makePictureParts } from './parts.ts';

const drawn = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } });

test.each([
  ['webp', () => drawn().webp().toBuffer()],
  ['avif', () => drawn().avif().toBuffer()],
  ['png', () => drawn().png().toBuffer()],
  ['jpg', () => drawn().jpeg().toBuffer()],
  ['jpeg', () => drawn().jpeg().toBuffer()],
] as const)('%s', async (ending, make) => {
  const bytes = await make();
  expect(isWhole(`a.${ending}`, bytes)).toBe(true);
  for (const length of [0, 5, Math.floor(bytes.length / 2), bytes.length - 1])
    expect(isWhole(`a.${ending}`, bytes.subarray(0, length))).toBe(false);
});

test('of other kinds only an empty one is known to be none', () => {
  expect([isWhole('a.gif', Buffer.from('x')), isWhole('a.gif', Buffer.alloc(0))]).toEqual([true, false]);
  expect(isWhole('a.avif', Buffer.from('00000000ffffffff', 'hex'))).toBe(false);
});

test('what a picture looks like is measured once; drawings are left alone', async () => {
  const red = await drawn().webp({ lossless: true }).toBuffer();
  let asked = 0;
  const partsOf = makePictureParts({
    rendition: (async (_: string, address: { name?: string }) => {
      asked += 1;
      return JSON.stringify(address).includes('drawing')
        ? { mime: 'image/svg+xml', bytes: red }
        : { mime: 'image/webp', bytes: red };
    }) as never,
  });
  const [photo, drawing] = [
    '/images/abcdefghijklmnopqrstuvwx/a.jpg',
    '/images/abcdefghijklmnopqrstuvwx/drawing.svg',
  ];
  const found = await partsOf('site', [photo, drawing, '/elsewhere.jpg']);
  expect([...found.keys()]).toEqual([photo]);
  expect(new Set(found.get(photo))).toEqual(new Set(['#ff0000']));
  await partsOf('site', [photo, drawing]);
  expect(asked).toBe(2);
});
