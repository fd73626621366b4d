import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BLUR_SIDE_PX, isBlur } from '#core/images/images.ts';
import { makeFolderStorage } from '../../storage/folder.ts';
import { makeFiles } from '../files.ts';
import { measure, makePictures, type Picture } from './pictures.ts';
import { aBomb, aPicture } from '../testing/files.ts';

let folder: string;
let red: Picture;
const files = (name: string) => makeFiles(makeFolderStorage(folder), name);
const picturesWith = (avifFrom?: number) =>
  makePictures({
    originals: files('originals'),
    renditions: files('renditions'),
    ...(avifFrom !== undefined && { avifFrom }),
  });
const keep = async (bytes: Buffer, mime = 'image/jpeg'): Promise<Picture> => ({
  hash: await files('originals').put(bytes),
  mime,
  frames: 1,
  crop: null,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-pictures-'));
  red = await keep(await aPicture());
});
afterAll(() => rm(folder, { recursive: true }));

const colourOf = async (bytes: Buffer) => {
  const { dominant } = await sharp(bytes).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
};

describe('cut around what matters most', () => {
  test.each([
    ['1x1', { x: 0, y: 0.5 }, 'red', 200, 200],
    ['1x1', { x: 1, y: 0.5 }, 'blue', 200, 200],
    ['2x3', { x: 0.9, y: 0.5 }, 'blue', 133, 200],
    ['191x100', { x: 0.5, y: 0.5 }, undefined, 382, 200],
  ] as const)('%s around %j is %s, %d × %d', async (shape, focus, colour, width, height) => {
    const drawn = await picturesWith().shrink(red, 500, ['webp'], { shape, focus });
    const bytes = drawn?.bytes ?? Buffer.of();
    const size = await sharp(bytes).metadata();
    expect([size.width, size.height]).toEqual([width, height]);
    if (colour) expect(await colourOf(bytes)).toBe(colour);
  });

  test('what the owner cropped away does not come back', async () => {
    const cropped = { ...red, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } };
    const cut = { shape: '3x4', focus: { x: 0, y: 0.5 } } as const;
    const drawn = await picturesWith().shrink(cropped, 500, ['webp'], cut);
    expect(await colourOf(drawn?.bytes ?? Buffer.of())).toBe('blue');
  });
});

describe('the few pixels that stand for a picture', () => {
  test('are short, and of its shape', async () => {
    const blur = await picturesWith().blur(red);
    expect(isBlur(blur)).toBe(true);
    const { width, height } = await sharp(Buffer.from(blur, 'base64')).metadata();
    expect([width, height]).toEqual([BLUR_SIDE_PX, BLUR_SIDE_PX / 2]);
  });

  test.each([
    ['what one sees through', 'image/png', 1],
    ['a drawing', 'image/svg+xml', 1],
    ['what moves', 'image/gif', 2],
  ])('%s has none', async (_, mime, frames) => {
    const clear = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect(await picturesWith().blur({ ...(await keep(clear, mime)), frames })).toBe('');
  });
});

test('AVIF is drawn for what is asked for again and again, while nobody waits', async () => {
  const pictures = picturesWith(2);
  const asked = async (accept: readonly ('avif' | 'webp' | 'plain')[]) =>
    (await pictures.shrink(red, 300, accept))?.mime;
  expect(await asked(['avif', 'webp', 'plain'])).toBe('image/webp');
  expect(await asked(['avif', 'webp', 'plain'])).toBe('image/webp');
  await expect.poll(() => asked(['avif', 'webp', 'plain'])).toBe('image/avif');
  const drawn = await pictures.shrink(red, 300, ['avif', 'webp', 'plain']);
  expect((await sharp(drawn?.bytes).metadata()).format).toBe('heif');
  expect(await asked(['webp', 'plain'])).toBe('image/webp');
  expect(await asked(['plain'])).toBe('image/jpeg');
});

test('what nobody waits for is ordered once, and ever more seldom while it does not come', async () => {
  const order = vi.fn(async () => {});
  const pictures = makePictures({
    originals: files('originals'),
    renditions: files('ordered'),
    avifFrom: 2,
    order,
  });
  const askTimes = async (times: number) => {
    for (let n = 0; n < times; n += 1) await pictures.shrink(red, 300, ['avif', 'webp']);
  };
  await askTimes(3);
  expect(order.mock.calls).toEqual([[{ picture: red, width: 300, cut: undefined }]]);
  await askTimes(13);
  // At the second, fourth, eighth and sixteenth time.
  expect(order).toHaveBeenCalledTimes(4);
  await pictures.drawAvif({ picture: red, width: 300 });
  expect((await pictures.shrink(red, 300, ['avif', 'webp']))?.mime).toBe('image/avif');
});

test('a picture is drawn once, however many ask at once', async () => {
  const written = vi.fn();
  const renditions = files('shared');
  const pictures = makePictures({
    originals: files('originals'),
    renditions: {
      ...renditions,
      write: (name, bytes) => {
        written(name);
        return renditions.write(name, bytes);
      },
    },
  });
  await Promise.all(Array.from({ length: 20 }, () => pictures.shrink(red, 100, ['webp'])));
  expect(written).toHaveBeenCalledOnce();
});

test('one with more pixels than are taken is known by its header, and never decoded', async () => {
  const bomb = aBomb(20_000);
  expect(bomb.length).toBeLessThan(100_000);
  expect(await measure(bomb)).toMatchObject({ width: 20_000, height: 20_000 });
  await expect(picturesWith().shrink(await keep(bomb, 'image/png'), 100, ['webp'])).rejects.toThrow(
    'exceeds pixel limit',
  );
});

describe('a rendition of which only a part is on the disk', () => {
  test.each([
    [['webp'], 'webp'],
    [['plain'], 'jpg'],
    [['avif', 'webp'], 'avif'],
  ] as const)('as %j is drawn anew', async (formats, ending) => {
    const pictures = picturesWith(1);
    const name = `${red.hash}-320.${ending}`;
    const draw = () => pictures.shrink(red, 320, formats);
    await draw();
    const whole = await vi.waitFor(async () => {
      const bytes = await files('renditions').read(name);
      expect(bytes).toBeDefined();
      return bytes ?? Buffer.of();
    }, 15_000);
    await writeFile(join(folder, 'renditions', name.slice(0, 2), name), whole.subarray(0, whole.length / 2));
    await draw();
    await expect.poll(() => files('renditions').read(name)).toEqual(whole);
  });
});
