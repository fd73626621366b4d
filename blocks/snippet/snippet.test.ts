import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import snippet from './block.ts';

test('what it shows is never markup', () => {
  const markup = draw(snippet, { source: '<script>alert(1)</script>\n\n', language: 'HTML' });
  expect(markup).toContain('<code>&lt;script&gt;alert(1)&lt;/script&gt;</code>');
  expect(markup).toContain('aria-label="HTML"');
});

test('lines are numbered where somebody asks, empty ones too', () => {
  const markup = draw(snippet, { source: 'a\n\nb', hasNumbers: true });
  expect(markup.match(/data-line="\d"/g)).toEqual(['data-line="1"', 'data-line="2"', 'data-line="3"']);
  expect(draw(snippet, { source: 'a\nb' })).not.toContain('data-line');
});

test('nothing but space is nothing', () => {
  expect(draw(snippet, { source: ' \n ' })).toBe('');
});
