import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import quotes from './block.ts';

test('voices with words stand in a row that keys can push along', () => {
  const markup = draw(quotes, {
    quotes: [{ text: 'One.', source: 'A' }, { text: ' ' }],
    perView: 3,
    label: '',
  });
  expect(markup.match(/<figure>/g)).toHaveLength(1);
  expect(markup).toContain('role="region" aria-label="Quotes" tabindex="0"');
  expect(markup).toContain('--per-view:3');
  expect(markup).not.toContain('data-island');
});

test.each([
  [1, 1],
  [2, 0],
])('%i of them where one is in sight, and no marks where all are', (count, few) => {
  const markup = draw(quotes, {
    quotes: Array.from({ length: count }, () => ({ text: 'One.' })),
    perView: 1,
  });
  expect(markup.split('data-few')).toHaveLength(few + 1);
});

test('none are nothing', () => {
  expect(draw(quotes, { quotes: [] })).toBe('');
});
