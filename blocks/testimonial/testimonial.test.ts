import { expect, test } from 'vitest';
import { draw, PICTURE } from '../kit/testing/draw.tsx';
import testimonial from './block.ts';

test('words, stars in words, and who said it', () => {
  const markup = draw(testimonial, {
    text: 'First.\n\nSecond.',
    name: 'Irma',
    role: 'Neighbour',
    image: PICTURE,
    stars: 4.5,
    to: { href: '/irma', newWindow: false },
  });
  expect(markup).toContain('<blockquote><p>First.</p><p>Second.</p></blockquote>');
  expect(markup).toContain('4.5 out of 5 stars');
  expect(markup).toContain('<a href="/irma" class="testimonial-name">Irma</a>');
  expect(markup).toContain('alt="A jar"');
});

test('a link that must not be followed is plain words, and nobody means no caption', () => {
  const unsafe = { href: 'javascript:alert(1)', newWindow: false };
  expect(draw(testimonial, { text: 'x', name: 'Irma', to: unsafe })).toContain(
    '<span class="testimonial-name">Irma</span>',
  );
  const bare = draw(testimonial, { text: 'x' });
  expect(bare).not.toContain('figcaption');
  expect(bare).not.toContain('stars');
});
