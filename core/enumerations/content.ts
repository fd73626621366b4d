import type { IdOf } from './name-of.ts';

/** The `recordType` of an item. 55 to 57 are the taxonomies, 59 is kept free. */
export const ContentItemType = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  chat: 6,
  audio: 7,
  video: 8,
  review: 10,
  storeItem: 11,
  event: 12,
  thread: 13,
  gallery: 14,
  binary: 15,
  cssAsset: 16,
  tweakAsset: 17,
  digitalGood: 18,
  attachment: 19,
  contentExport: 20,
  dataExport: 21,
  proseMirrorText: 22,
  tweet: 50,
  rss: 51,
  checkin: 52,
  kbArticle: 53,
  projectItem: 54,
  tagTaxonomy: 55,
  categoryTaxonomy: 56,
  otherTaxonomy: 57,
  portfolioItem: 58,
  reserved59: 59,
  translatableStringsExport: 60,
  hostedVideo: 61,
  lesson: 62,
} as const;
export type ContentItemType = IdOf<typeof ContentItemType>;

export const ITEM_VISIBILITY_STATES = ['draft', 'published', 'needs_review', 'scheduled'] as const;

export const DELETED_ITEM_RESTORABLE_DAYS = 30;

/** Ids up to 24 that have no name here are kept free. */
export const CollectionType = {
  page: 1,
  blog: 2,
  gallery: 3,
  events: 4,
  products: 5,
  album: 6,
  index: 7,
  folder: 8,
  link: 9,
  portfolio: 10,
  coverPage: 11,
  memberArea: 12,
  course: 13,
} as const;
export type CollectionType = IdOf<typeof CollectionType>;

export const GALLERY_MEDIA_TYPES = [
  'image empty',
  'image file',
  'image licensed',
  'image reused',
  'asset reused',
  'video',
] as const;
