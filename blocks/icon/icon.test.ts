import { expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { draw } from '../kit/testing/draw.tsx';
import icon from './block.ts';

test('is drawn into the page, for the eye alone', () => {
  const markup = draw(icon, { icon: 'leaf', title: 'Green', to: { href: '/green', newWindow: false } });
  expect(markup).toMatch(/<svg[^>]*aria-hidden="true"[^>]*>.*<path/);
  expect(markup).toContain('<a href="/green"><span>Green</span></a>');
});

test('a link without words says what it shows', () => {
  expect(draw(icon, { icon: 'map-pin', to: { href: '/', newWindow: false } })).toContain(
    '>map pin</span></a>',
  );
});

test.each(['toString', '__proto__', 'no-such-icon'])('%s is no icon', (name) => {
  expect(checkWith(icon.fields, { ...(icon.fields.initial as object), icon: name }).ok).toBe(false);
  expect(draw(icon, { icon: name })).toBe('');
});
