import { expect, test } from 'vitest';
import { slide } from '#blocks/gallery/fields.ts';
import type { Asset } from '#contract/content/assets.ts';
import { addSlides, keysOf, lackOf, pictureSlide, readSlides, titleOf, videoSlide } from './slides.ts';

const SRC = '/images/abcdefghijklmnopqrstuvwx/jar.jpg';
const focalPoint = { x: 0.5, y: 0.5 };
const picture = (title: string, alt = '') =>
  slide.read({ title, image: { src: SRC, alt, width: 4, height: 3, focalPoint } });

const ABCD = ['a', 'b', 'c', 'd'].map((title) => picture(title));

test.each([
  [5, 3, 0],
  [2, 2, 1],
  [1, 1, 2],
])('one and two more where %d fit make %d, %d are left', (max, made, left) => {
  const result = addSlides(ABCD.slice(0, 1), ABCD.slice(0, 2), max);
  expect([result.slides.length, result.left]).toEqual([made, left]);
});

test('what is stored badly becomes slides all the same', () => {
  expect(readSlides([{ title: 5, more: true }, null])).toHaveLength(2);
  expect(readSlides('nothing')).toEqual([]);
});

test('the same picture twice has two keys', () => {
  expect(new Set(keysOf([picture('a'), picture('a')])).size).toBe(2);
});

test.each([
  [picture('A title', 'words'), 'A title', undefined],
  [picture('', 'words'), 'words', undefined],
  [picture(''), 'jar.jpg', 'No description'],
  [{ ...picture(''), isDecorative: true }, 'jar.jpg', undefined],
  [videoSlide(), 'Video without a link', 'No video yet'],
  [{ ...videoSlide(), video: 'https://vimeo.com/76979871' }, 'Vimeo video', undefined],
])('%# is called and lacks', (one, title, lack) => {
  expect([titleOf(one), lackOf(one)]).toEqual([title, lack]);
});

const asset = {
  src: '/images/abcdefghijklmnopqrstuvwx/jar.jpg',
  alt: 'A jar',
  width: 1600,
  height: 900,
  focalPoint: { x: 0.25, y: 0.75 },
  blur: '',
  licence: 'own',
} as Asset;

test.each([
  ['uploaded for it', asset, true, 'image file'],
  ['of the site’s files', asset, false, 'image reused'],
  ['with a licence', { ...asset, licence: 'preview' as const }, false, 'image licensed'],
])('a picture %s says so', (_, given, isNew, mediaType) => {
  const made = pictureSlide(given, isNew);
  expect(made).toMatchObject({ type: 'image', mediaType, image: { src: asset.src, alt: 'A jar' } });
});

test('a video and an empty slide say what they are', () => {
  expect(videoSlide().mediaType).toBe('video');
  expect(readSlides([{}])[0]?.mediaType).toBe('image empty');
});
