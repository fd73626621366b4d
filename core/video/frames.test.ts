import { expect, test } from 'vitest';
import { playerFrames } from './frames.ts';

test('the player of a film has to be allowed, and nothing for what is no film', () => {
  const [frame = '', ...others] = playerFrames('https://vimeo.com/76979871');
  expect([new URL(frame).origin, others]).toEqual(['https://player.vimeo.com', []]);
  expect([playerFrames(''), playerFrames('no film')]).toEqual([[], []]);
});
