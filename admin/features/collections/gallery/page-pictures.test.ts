import { expect, test } from 'vitest';
import type { GalleryPicture } from '#contract/content/collections.ts';
import { makeLine, pictureTile, titleOfFile } from './page-pictures.ts';

test.each([
  ['salt-pans_at dawn.jpeg', 'Salt pans at dawn'],
  ['IMG_2041.JPG', 'IMG 2041'],
  ['.png', 'Picture'],
  ['v1.2 final.webp', 'V1.2 final'],
  [`${'x'.repeat(300)}.jpg`, `X${'x'.repeat(199)}`],
])('the file %s is called %s', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});

const picture: GalleryPicture = {
  id: 'a'.repeat(24),
  title: 'Dawn',
  state: 'published',
  src: '/images/a/dawn.jpg',
  focalPoint: { x: 0.5, y: 0.5 },
  hasDescription: true,
  hasLink: false,
  isVideo: false,
};

test.each([
  [{}, undefined],
  [{ hasDescription: false }, 'No description'],
  [{ hasDescription: false, isVideo: true }, undefined],
  [{ state: 'draft' as const }, 'Hidden from visitors'],
  [{ src: '' }, 'No picture yet'],
])('%j lacks %j', (more, lack) => {
  expect(pictureTile({ ...picture, ...more }).lack).toBe(lack);
});

test('works wait for each other, also after one that failed', async () => {
  const line = makeLine();
  const done: number[] = [];
  const first = line(() => Promise.reject(new Error('no')));
  const second = line(async () => void done.push(2));
  const third = line(async () => void done.push(3));
  await expect(first).rejects.toThrow('no');
  await Promise.all([second, third]);
  expect(done).toEqual([2, 3]);
});
