import { expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { draw } from '../kit/testing/draw.tsx';
import rating from './block.ts';

test.each([
  [{ stars: 4.6, count: 2130 }, '2,130 reviews'],
  [{ stars: 4.6, count: 1, words: 'on Google' }, '1 review on Google'],
  [{ stars: 4.6 }, 'aria-label="4.6 out of 5 stars"'],
])('%j', (values, words) => {
  expect(draw(rating, values)).toContain(words);
});

test.each([
  [5, 5, 0],
  [4.6, 4, 1],
  [4.2, 4, 0],
  [0.5, 0, 1],
])('%d stars are %d whole ones and %d half', (stars, whole, half) => {
  const markup = draw(rating, { stars });
  expect(markup.match(/fill="currentColor"/g)?.length ?? 0).toBe(whole + half);
  expect(markup.match(/<path/g)).toHaveLength(5 + half);
});

test('no stars are nothing, and more than five are refused', () => {
  expect(draw(rating, { stars: 0 })).toBe('');
  expect(checkWith(rating.fields, { ...(rating.fields.initial as object), stars: 6 }).ok).toBe(false);
});
