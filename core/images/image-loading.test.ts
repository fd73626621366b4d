import { describe, expect, test } from 'vitest';
import {
  chooseStep,
  drawnWidth,
  IMAGE_DEFAULTS,
  notANode,
  parseDimensions,
  parseFocalPoint,
  pixelRatio,
  placeImage,
  sizedUrl,
} from './image-loading.ts';

test.each([
  [100, 100],
  [300, 300],
  [301, 500],
  [320, 500],
  [3000, 2500],
  [0, 100],
])('%d px are loaded as %d', (needed, step) => {
  expect(chooseStep(needed)).toBe(step);
});

test.each([
  ['1600x900', { width: 1600, height: 900 }],
  ['abc', undefined],
  ['0x10', undefined],
  [undefined, undefined],
])('dimensions %j', (text, size) => {
  expect(parseDimensions(text)).toEqual(size);
});

test.each([
  ['0.2,0.8', { x: 0.2, y: 0.8 }],
  ['0,1', { x: 0, y: 1 }],
  ['.5,.5', { x: 0.5, y: 0.5 }],
  ['2,0', undefined],
  ['abc', undefined],
])('focal point %j', (text, point) => {
  expect(parseFocalPoint(text)).toEqual(point);
});

test.each([
  [3, { dprMax: 2 }, false, 2],
  [1, { dprMin: 2 }, false, 2],
  [3, {}, true, 1],
  [3, { allowSaveData: false }, true, 3],
])('ratio %d with %j, saving data %j, is %d', (devicePixelRatio, options, saveData, ratio) => {
  expect(pixelRatio({ devicePixelRatio, saveData }, { ...IMAGE_DEFAULTS, ...options })).toBe(ratio);
});

test.each([
  ['queryString', '/images/x/a.jpg?format=750w'],
  ['filename', '/images/x/a-750w.jpg'],
] as const)('the form %s', (format, address) => {
  expect(sizedUrl('/images/x/a.jpg', 750, format)).toBe(address);
});

describe('a picture of 600 × 300 in a box of 300 × 300', () => {
  const box = { width: 300, height: 300 };
  const image = { width: 600, height: 300 };

  test.each([
    [{ cropMode: 'cover' }, { width: 600, height: 300, left: -150, top: 0 }],
    [
      { cropMode: 'cover', focalPoint: { x: 0, y: 0 } },
      { left: -0, top: 0 },
    ],
    [{ cropMode: 'contain' }, { width: 300, height: 150, left: 0, top: 75 }],
    [{ cropMode: 'contain', fitAlignment: 'top' }, { top: 0 }],
    [{ cropMode: 'contain', fitAlignment: 'bottom' }, { top: 150 }],
    [{ cropMode: 'none' }, { width: 600, height: 300 }],
  ] as const)('%j', (options, place) => {
    expect(placeImage(box, image, { ...IMAGE_DEFAULTS, ...options })).toMatchObject(place);
  });

  test('is asked for as wide as it is drawn', () => {
    expect(drawnWidth(box, image, 'cover')).toBe(600);
    expect(drawnWidth(box, image, 'contain')).toBe(300);
    expect(drawnWidth(box, undefined, 'cover')).toBe(300);
  });
});

test('a small picture grows only when told to', () => {
  const small = { width: 100, height: 100 };
  const box = { width: 300, height: 300 };
  expect(placeImage(box, small, IMAGE_DEFAULTS).width).toBe(300);
  expect(placeImage(box, small, { ...IMAGE_DEFAULTS, stretch: false })).toMatchObject({
    width: 100,
    left: 100,
  });
});

test('what is no node is named', () => {
  expect(notANode('x')).toBe('x is not a valid node.');
});
