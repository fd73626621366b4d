import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import quote from './block.ts';

test('words and who said them', () => {
  expect(draw(quote, { text: 'First.\n\nSecond <i>.', source: 'A cook', size: 'large' })).toBe(
    '<figure class="quote" data-size="large" data-align="left" data-marks="">' +
      '<blockquote><p>First.</p><p>Second &lt;i&gt;.</p></blockquote><figcaption>A cook</figcaption></figure>',
  );
});

test('without a source there is no empty line for it, without marks no marks', () => {
  const markup = draw(quote, { text: 'Said.', marks: false });
  expect(markup).not.toContain('figcaption');
  expect(markup).not.toContain('data-marks');
});
