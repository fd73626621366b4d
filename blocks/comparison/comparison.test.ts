import { expect, test } from 'vitest';
import { draw, PICTURE } from '../kit/testing/draw.tsx';
import comparison from './block.ts';

test('without a script both pictures are there, with their words', () => {
  const markup = draw(comparison, { before: PICTURE, after: PICTURE });
  expect(markup.match(/<img/g)).toHaveLength(2);
  expect(markup).toContain('<figcaption>Before</figcaption>');
  expect(markup).not.toContain('type="range"');
});

test('one picture is nothing to compare', () => {
  expect(draw(comparison, { before: PICTURE })).toBe('');
});
