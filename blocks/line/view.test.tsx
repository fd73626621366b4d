import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import line from './block.ts';

test.each([
  [{}, '<hr class="line is-thin" data-width="full" data-align="left" data-colour="line"/>'],
  [
    { style: 'dots', width: 'short', align: 'center', colour: 'accent' },
    '<hr class="line is-dots" data-width="short" data-align="center" data-colour="accent"/>',
  ],
  [{ style: 'wavy"' }, 'is-thin'],
])('%j', (values, markup) => {
  expect(draw(line, values)).toContain(markup);
});
