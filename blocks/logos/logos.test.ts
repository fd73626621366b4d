import { expect, test } from 'vitest';
import { draw, PICTURE } from '../kit/testing/draw.tsx';
import logos from './block.ts';

test('logos that are chosen are shown, and lead where they may', () => {
  const markup = draw(logos, {
    logos: [
      { image: PICTURE, to: { href: 'https://example.com', newWindow: true } },
      { image: PICTURE, to: { href: 'javascript:alert(1)', newWindow: false } },
      {},
    ],
  });
  expect(markup.match(/<li>/g)).toHaveLength(2);
  expect(markup).toContain('href="https://example.com"');
  expect(markup).not.toContain('javascript:');
});

test('nothing is seen around a logo that is narrower than its place', () => {
  const markup = draw(logos, { logos: [{ image: { ...PICTURE, blur: 'UklGRg==' } }] });
  expect(markup).toContain('<img');
  expect(markup).not.toContain('background');
});

test('none are nothing', () => {
  expect(draw(logos, { logos: [{}] })).toBe('');
});
