import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import heading from './block.ts';

test.each([
  [
    { text: 'Good things keep.' },
    '<h2 class="heading" data-size="auto" data-align="left">Good things keep.</h2>',
  ],
  [
    { text: 'Two\nlines', level: 1 },
    '<h1 class="heading" data-size="auto" data-align="left">Two<br/>lines</h1>',
  ],
  [
    { text: '<b>&', size: 'display', align: 'center' },
    'data-size="display" data-align="center" data-whole="">&lt;b&gt;&amp;</h2>',
  ],
  [{ text: '4,210', size: 'large' }, 'data-align="left" data-whole="">4,210</h2>'],
  [{ text: 'Invitations', size: 'large' }, 'data-align="left">Invitations</h2>'],
])('%j', (values, markup) => {
  expect(draw(heading, values)).toContain(markup);
});
