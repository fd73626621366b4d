import { expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { backgroundLink, filmOf, NOT_A_BACKGROUND_LINK } from './background.ts';

const VIMEO = 'https://player.vimeo.com/video/76979871?background=1&dnt=1';
const YOUTUBE =
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&mute=1&loop=1&playlist=dQw4w9WgXcQ&controls=0&playsinline=1&rel=0&enablejsapi=1';

test.each([
  ['https://vimeo.com/76979871', VIMEO],
  [' https://www.vimeo.com/channels/staffpicks/76979871 ', VIMEO],
  ['https://player.vimeo.com/video/76979871?h=1', VIMEO],
  ['https://youtu.be/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', YOUTUBE],
])('%s plays in the player for backgrounds', (link, player) => {
  const result = checkWith(backgroundLink({ label: 'Link' }), link);
  expect(result).toEqual({ ok: true, value: link.trim() });
  expect(filmOf({ video: '', videoLink: link })?.player).toBe(player);
});

test.each([
  'https://vimeo.com/about',
  'https://example.com/76979871',
  'javascript:alert(1)',
  '<iframe src="https://player.vimeo.com/video/76979871"></iframe>',
  `https://vimeo.com/76979871?${'x'.repeat(300)}`,
  7,
])('%j is refused', (value) => {
  expect(checkWith(backgroundLink({ label: 'Link' }), value)).toMatchObject({
    problems: [{ message: NOT_A_BACKGROUND_LINK }],
  });
});

test('a file of the site goes before a link', () => {
  expect(filmOf({ video: '/s/waves.mp4', videoLink: 'https://vimeo.com/76979871' })).toBeUndefined();
});
