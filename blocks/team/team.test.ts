import { expect, test } from 'vitest';
import { draw, PICTURE } from '../kit/testing/draw.tsx';
import team from './block.ts';

test('people with a name are shown, each with what is known', () => {
  const markup = draw(team, {
    people: [
      {
        name: 'Ada',
        role: 'Baker',
        image: PICTURE,
        to: { href: 'mailto:ada@example.com', newWindow: false },
      },
      { name: ' ', role: 'Nobody' },
    ],
    columns: 2,
  });
  expect(markup.match(/<li>/g)).toHaveLength(1);
  expect(markup).toContain('href="mailto:ada@example.com"');
  expect(markup).toContain('More<span class="visually-hidden"> (Ada)</span>');
  expect(markup).toContain('--columns:2');
});

test('an unsafe link is left out', () => {
  const people = [{ name: 'Ada', to: { href: 'javascript:alert(1)', newWindow: false } }];
  expect(draw(team, { people })).not.toMatch(/javascript|More/);
});
