/** Limits that belong to no other rule, each with the sentence an owner reads at the limit. */

export const MAX_TRACKS_PER_ALBUM = 60;
export const MAX_ORDERABLE_ITEMS = 250;
export const MAX_PRODUCTS_PER_COLLECTION = 200;
export const MAX_NESTED_CATEGORIES = 10_000;
/** Gallery blocks on one page, and images in one gallery block. */
export const MAX_GALLERIES_PER_PAGE = 20;
export const MAX_IMAGES_PER_GALLERY = 50;
export const MAX_TAG_LENGTH = 50;
export const MAX_CATEGORY_LENGTH = 25;

export const tracksLimitMessage = () => `An album can hold up to ${MAX_TRACKS_PER_ALBUM} tracks.`;
export const itemsLimitMessage = () =>
  `A collection you arrange yourself can hold up to ${MAX_ORDERABLE_ITEMS} items.`;
export const productsLimitMessage = () =>
  `A collection can hold up to ${MAX_PRODUCTS_PER_COLLECTION} products.`;
export const categoriesLimitMessage = () =>
  `A store can hold up to ${MAX_NESTED_CATEGORIES.toLocaleString('en-US')} nested categories.`;
export const galleriesLimitMessage = () => `A page can hold up to ${MAX_GALLERIES_PER_PAGE} galleries.`;
export const galleryImagesLimitMessage = () => `A gallery can hold up to ${MAX_IMAGES_PER_GALLERY} images.`;
export const tagLengthMessage = () => `A tag can have up to ${MAX_TAG_LENGTH} characters.`;
export const categoryLengthMessage = () => `A category can have up to ${MAX_CATEGORY_LENGTH} characters.`;

/** Saving may bring a list up to its limit, or shrink one that was above it already; never past it. */
export function exceedsLimit(count: { before: number; after: number; limit: number }): boolean {
  return count.after > Math.max(count.before, count.limit);
}
