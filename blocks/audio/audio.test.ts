import { expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { draw } from '../kit/testing/draw.tsx';
import audio from './block.ts';

test('waits to be played, and has a name for those who do not see it', () => {
  const markup = draw(audio, { file: '/s/last-tram.wav', transcript: 'No words.' });
  expect(markup).toContain(
    '<audio controls="" preload="none" src="/s/last-tram.wav" aria-label="last-tram.wav">',
  );
  expect(markup).toContain('No words.');
  expect(markup).not.toContain('download');
});

test.each(['/s/page.html', 'https://example.com/a.mp3'])('%s is no sound file of the site', (file) => {
  expect(checkWith(audio.fields, { ...(audio.fields.initial as object), file }).ok).toBe(false);
});
