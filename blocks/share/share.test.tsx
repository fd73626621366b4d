import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import share from './block.ts';
import { SHARE_TARGETS, shareAddress } from './targets.ts';

const page = { url: 'https://example.com/a?b=1&c=2', title: 'Salt & "wind"' };

test.each(SHARE_TARGETS)('%s gets the whole address and the title, nothing more', (target) => {
  const address = shareAddress(target, page);
  expect(address).toContain('https%3A%2F%2Fexample.com%2Fa%3Fb%3D1%26c%3D2');
  expect(address).not.toMatch(/["<> ]/);
});

test('shows what its owner chose', () => {
  const markup = draw(share, { reddit: true, facebook: false });
  expect(markup).toContain('Reddit');
  expect(markup).not.toContain('Facebook');
});
