import { expect, test } from 'vitest';
import { pictureSizes, roomOf, WHOLE_WINDOW, type Frame } from './picture-sizes.ts';

const at = (span: number, phone?: number) => ({
  base: { column: 1, span, row: 1, rows: 1 },
  ...(phone !== undefined && { phone: { column: 1, span: phone, row: 1, rows: 1 } }),
});
const own: Frame = { ratio: undefined, fit: 'cover', share: 1 };
const landscape = { width: 1600, height: 900 };
const portrait = { width: 800, height: 1000 };

test.each([
  [
    'the whole width',
    at(24),
    'inset',
    own,
    landscape,
    '(max-width: 800px) 100vw, (min-width: 1744px) 1600px, 100vw',
  ],
  ['the whole width of the window', at(24), 'full', own, landscape, '100vw'],
  [
    'a third',
    at(8),
    'inset',
    own,
    landscape,
    '(max-width: 432px) 100vw, (max-width: 800px) 50vw, (min-width: 1744px) 534px, 34vw',
  ],
  [
    'a third, half on a phone',
    at(8, 4),
    'inset',
    own,
    landscape,
    '(max-width: 800px) 50vw, (min-width: 1744px) 534px, 34vw',
  ],
  [
    'a quarter, two by two on a tablet',
    at(6),
    'full',
    own,
    landscape,
    '(max-width: 432px) 100vw, (max-width: 800px) 50vw, 25vw',
  ],
  [
    'a frame in the picture’s own shape',
    at(8),
    'full',
    { ...own, ratio: 16 / 9 },
    landscape,
    '(max-width: 432px) 100vw, (max-width: 800px) 50vw, 34vw',
  ],
  [
    'a portrait frame that cuts a landscape loads what it cuts',
    at(8, 4),
    'full',
    { ...own, ratio: 4 / 5 },
    landscape,
    '(max-width: 800px) 112vw, 75vw',
  ],
  [
    'a landscape frame that cuts a portrait is as wide as the picture',
    at(8, 4),
    'full',
    { ...own, ratio: 16 / 9 },
    portrait,
    '(max-width: 800px) 50vw, 34vw',
  ],
  [
    'a picture that fits inside its frame',
    at(8, 4),
    'full',
    { ratio: 4 / 5, fit: 'contain', share: 1 },
    landscape,
    '(max-width: 800px) 50vw, 34vw',
  ],
  [
    'words beside it, except on a phone',
    at(24),
    'full',
    { ...own, share: 0.5 },
    landscape,
    '(max-width: 432px) 100vw, 50vw',
  ],
  [
    'words beside it only on a very wide screen',
    at(12),
    'inset',
    { ...own, share: 0.5 },
    landscape,
    '(max-width: 432px) 100vw, (max-width: 800px) 50vw, (min-width: 1744px) 400px, 50vw',
  ],
] as const)('%s', (_, place, width, frame, picture, sizes) => {
  expect(pictureSizes(roomOf(place, width), frame, picture)).toBe(sizes);
});

test('a picture nobody knows the place of may be as wide as the window', () => {
  expect(pictureSizes(WHOLE_WINDOW, own, landscape)).toBe('100vw');
});
