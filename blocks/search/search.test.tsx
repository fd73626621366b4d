import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import search from './block.ts';

test('an ordinary form that works without scripts', () => {
  const markup = draw(search, { button: 'Find' });
  expect(markup).toMatch(/<form class="search-form" role="search"[^>]* action="\/search"/);
  expect(markup).toMatch(/<input[^>]* type="search"[^>]* name="q"/);
  expect(markup).toContain('>Find</button>');
});
