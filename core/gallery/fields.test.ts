import { expect, test } from 'vitest';
import { drawnAs, galleryOptionFields, galleryOptions, optionData } from './fields.ts';
import { text } from '../fields/index.ts';

test.each([
  ['Auto', 'Auto'],
  [0.1, 0.1],
  [10, 10],
  [0.09, 'Auto'],
  [10.1, 'Auto'],
  ['1.5', 'Auto'],
  [Number.NaN, 'Auto'],
])('a shape of %j is read as %j', (stored, shape) => {
  expect(galleryOptions.imageAspectRatio.read(stored)).toBe(shape);
});

test.each([
  ['auto', {}],
  ['yes', { loop: true }],
  ['no', { loop: false }],
])('going round %s is said to scripts as %j', (loop, said) => {
  const { loop: told, ...rest } = optionData(galleryOptionFields.read({ loop, label: 'Read out' }));
  expect(told === undefined ? {} : { loop: told }).toEqual(said);
  expect(rest).not.toHaveProperty('label');
  expect(rest).toMatchObject({ design: 'grid', autoplay: false, 'thumbnails-per-row': 4 });
});

test('a field keeps its rule when it is drawn otherwise', () => {
  const drawn = drawnAs('slides', text({ max: 3, label: 'Three' }));
  expect(drawn.control).toMatchObject({ kind: 'slides', label: 'Three' });
  expect(drawn.read('four')).toBe('');
});
