import { expect, test } from 'vitest';
import * as limits from './limits.ts';

test.each([
  [limits.MAX_TRACKS_PER_ALBUM, 60, limits.tracksLimitMessage(), '60 tracks'],
  [limits.MAX_ORDERABLE_ITEMS, 250, limits.itemsLimitMessage(), '250 items'],
  [limits.MAX_PRODUCTS_PER_COLLECTION, 200, limits.productsLimitMessage(), '200 products'],
  [limits.MAX_NESTED_CATEGORIES, 10000, limits.categoriesLimitMessage(), '10,000 nested categories'],
  [limits.MAX_GALLERIES_PER_PAGE, 20, limits.galleriesLimitMessage(), '20 galleries'],
  [limits.MAX_IMAGES_PER_GALLERY, 50, limits.galleryImagesLimitMessage(), '50 images'],
  [limits.MAX_TAG_LENGTH, 50, limits.tagLengthMessage(), '50 characters'],
  [limits.MAX_CATEGORY_LENGTH, 25, limits.categoryLengthMessage(), '25 characters'],
])('limit %i is %i and its message names it', (limit, expected, message, words) => {
  expect(limit).toBe(expected);
  expect(message).toContain(words);
});

test.each([
  [59, 60, false],
  [60, 61, true],
  [60, 60, false],
  [70, 70, false],
  [70, 69, false],
  [70, 71, true],
])('going from %i to %i of 60 is refused: %s', (before, after, refused) => {
  expect(limits.exceedsLimit({ before, after, limit: 60 })).toBe(refused);
});
