import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePictureParts } from './parts.ts';

const drawn = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } });

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
