import { expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { draw, PICTURE } from '../kit/testing/draw.tsx';
import video from './block.ts';

const html = '<iframe src="https://player.vimeo.com/video/1" width="400" height="300"></iframe>';

test('a poster with a button, and no frame', () => {
  const markup = draw(video, { html, title: 'A film', overlay: PICTURE, caption: 'Words', mode: 'fill' });
  for (const part of [
    'data-provider="Vimeo"',
    'data-src="https://player.vimeo.com/video/1"',
    'data-mode="fill"',
    '--video-ratio:1.3333',
    'aria-label="Play A film"',
    '<figcaption class="video-caption">Words</figcaption>',
    'href="https://player.vimeo.com/video/1">Watch A film</a></noscript>',
  ])
    expect(markup).toContain(part);
  expect(markup).not.toContain('<iframe');
});

test('without a size it is as high as 56.3 % of its width', () => {
  expect(draw(video, { html: 'https://vimeo.com/76979871' })).toContain('--video-ratio:1.7762');
});

test('what is saved is rebuilt: no script, no handlers', () => {
  const pasted = `<script>x()</script><iframe onload="x()" src="https://player.vimeo.com/video/1"></iframe>`;
  const checked = checkWith(video.fields, { html: pasted });
  expect(checked).toMatchObject({
    ok: true,
    value: { html: '<iframe src="https://player.vimeo.com/video/1"></iframe>' },
  });
});

test.each([
  ['/s/film.mp4', true],
  ['/s/a/b.webm', true],
  ['/s/../x.mp4', false],
  ['https://a.example/x.mp4', false],
  ['/s/film.exe', false],
])('the file %j may be shown: %j', (file, ok) => {
  expect(checkWith(video.fields, { source: 'upload', file }).ok).toBe(ok);
});

test('an uploaded film has a player of the browser’s own', () => {
  const markup = draw(video, { source: 'upload', file: '/s/film.mp4' });
  expect(markup).toContain('data-provider="file" data-src="/s/film.mp4"');
});

test('an uploaded film stands for itself until somebody chooses a picture', () => {
  const film = { source: 'upload', file: '/s/film.mp4' };
  const frame = '<video src="/s/film.mp4#t=0.1" preload="metadata"';
  expect(draw(video, film)).toContain(frame);
  expect(draw(video, { ...film, overlay: PICTURE })).not.toContain(frame);
  expect(draw(video, { source: 'upload' }, { isEditing: true })).toContain('Choose one of your files');
});

test('a visitor sees nothing of a broken embed but its caption', () => {
  expect(draw(video, { html: '<p>hi</p>' })).toBe('');
  expect(draw(video, { html: '<p>hi</p>', caption: 'Words' })).toContain('Words');
  expect(draw(video, {}, { isEditing: true })).toContain('Paste an address');
  expect(draw(video, { html: '<p>hi</p>', overlay: PICTURE })).toBe('');
  expect(draw(video, { html: '<p>hi</p>', overlay: PICTURE }, { isEditing: true })).toContain(
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  );
});

test('scripts may know the provider and the shape', () => {
  expect(video.definition?.(video.fields.read({ html }))).toEqual({
    html: '<iframe src="https://player.vimeo.com/video/1" width="480" height="360"></iframe>',
    providerName: 'Vimeo',
    imageAspectRatio: 4 / 3,
  });
});

test.each([
  [{ html, shape: 'own' }, 4 / 3],
  [{ html, shape: 'square' }, 1],
  [{ html, shape: 'wide' }, 16 / 9],
  [{ source: 'upload', file: '/s/film.mp4' }, 100 / 56.3],
])('the shape of %j is %d wide for each in height', (values, ratio) => {
  expect(video.definition?.(video.fields.read(values))).toMatchObject({ imageAspectRatio: ratio });
});

test.each([
  [{}, 'Invalid video embed.'],
  [
    { overlay: PICTURE },
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  ],
])('the console says why there is no video', (values, words) => {
  const given = { html: '<p>hi</p>', caption: 'Words', ...values };
  expect(draw(video, given)).toContain(`<i hidden="" data-console="${words}"></i>`);
  expect(draw(video, given, { isEditing: true })).not.toContain('data-console');
});
