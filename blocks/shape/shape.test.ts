import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import shape from './block.ts';
import { SHAPE_NAMES } from './outlines.ts';

test.each(SHAPE_NAMES)('%s is drawn for the eye alone', (name) => {
  const markup = draw(shape, { shape: name });
  expect(markup).toMatch(/^<svg class="shape" aria-hidden="true"/);
  expect(markup).toMatch(/ d="M[\d\sA-Za-z.,-]+"/);
});

test('a shape there is not is the first one', () => {
  expect(draw(shape, { shape: 'toString' })).toBe(draw(shape, { shape: 'wave' }));
});
