import { expect, test } from 'vitest';
import { askedSize, formatsFor, imagePath, parseFormat, parseImagePath, renditionWidths } from './images.ts';

const id = 'abcdefghijklmnopqrstuvwx';

test.each([
  [{ id, version: 1, name: 'jar.jpg' }, `/images/${id}/jar.jpg`],
  [{ id, version: 2, name: 'jar.jpg' }, `/images/${id}/2/jar.jpg`],
  [{ id, version: 1, name: '2' }, `/images/${id}/2`],
])('the address of %o', (address, path) => {
  expect(imagePath(address)).toBe(path);
  expect(parseImagePath(path)).toEqual(address);
});

test.each([
  '/images/x/jar.jpg',
  `/images/${id}/`,
  `/images/${id}/2/../x`,
  `https://x/images/${id}/a.jpg`,
  '',
])('%s is no picture', (path) => expect(parseImagePath(path)).toBeUndefined());

test.each([
  [90, [100]],
  [320, [300, 500]],
  [1600, [300, 500, 750, 1000, 1500, 2500]],
  [6000, [300, 500, 750, 1000, 1500, 2500]],
])('a picture of %i pixels comes in %o', (width, widths) => expect(renditionWidths(width)).toEqual(widths));

test.each([
  ['750w', 750],
  ['751w', undefined],
  [['750w'], undefined],
])('the format %o is %o', (format, width) => expect(parseFormat(format)).toBe(width));

test.each([
  ['jar.jpg', '300w', { width: 300 }],
  ['jar-300w.jpg', undefined, { width: 300 }],
  ['jar-300w', undefined, { width: 300 }],
  ['jar-301w.jpg', undefined, { width: undefined }],
  ['jar-300w.jpg', '500w', { width: 500 }],
  ['jar-300w.jpg', 'original', { width: undefined }],
  ['jar.jpg', undefined, { width: undefined }],
  ['jar.jpg', '301w', undefined],
  ['jar.jpg', ['300w'], undefined],
])('%s with format %o asks for %o', (name, format, asked) => {
  expect(askedSize(name, format)).toEqual(asked);
});

test.each([
  ['image/avif,image/webp,image/png,image/*;q=0.8,*/*;q=0.5', ['avif', 'webp', 'plain']],
  ['image/webp,*/*', ['webp', 'plain']],
  ['image/png,image/*;q=0.8,*/*;q=0.5', ['plain']],
  ['*/*', ['webp']],
  [undefined, ['webp']],
])('who accepts %s gets %j', (accept, formats) => {
  expect(formatsFor(accept)).toEqual(formats);
});
