import { CollectionType, ContentItemType } from '../enumerations/content.ts';
import {
  itemsLimitMessage,
  MAX_ORDERABLE_ITEMS,
  MAX_PRODUCTS_PER_COLLECTION,
  MAX_TRACKS_PER_ALBUM,
  productsLimitMessage,
  tracksLimitMessage,
} from '../limits.ts';

/** What a collection holds. Products are kept by the shop; a collection of them only names its place. */
export const COLLECTION_KINDS = [
  'blog',
  'events',
  'portfolio',
  'album',
  'videos',
  'gallery',
  'lessons',
  'index',
  'products',
  'custom',
] as const;
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

export interface KindFacts {
  name: string;
  /** One item, as buttons and empty states call it. */
  item: string;
  summary: string;
  /** Its number among the collection types; owner-made kinds have none of their own. */
  type: CollectionType | null;
  recordType: ContentItemType;
}

export const KINDS: Readonly<Record<CollectionKind, KindFacts>> = {
  blog: {
    name: 'Blog',
    item: 'post',
    summary: 'Dated articles with tags, authors, feeds and comments.',
    type: CollectionType.blog,
    recordType: ContentItemType.text,
  },
  events: {
    name: 'Events',
    item: 'event',
    summary: 'What is on, as a list and a month, with files for calendars.',
    type: CollectionType.events,
    recordType: ContentItemType.event,
  },
  portfolio: {
    name: 'Portfolio',
    item: 'project',
    summary: 'Works in a grid, each with a page of its own.',
    type: CollectionType.portfolio,
    recordType: ContentItemType.portfolioItem,
  },
  album: {
    name: 'Album',
    item: 'track',
    summary: 'Tracks in your order, to be listened to on the page.',
    type: CollectionType.album,
    recordType: ContentItemType.audio,
  },
  videos: {
    name: 'Videos',
    item: 'video',
    summary: 'Films with a picture and a page each.',
    type: null,
    recordType: ContentItemType.video,
  },
  gallery: {
    name: 'Gallery',
    item: 'picture',
    summary: 'Pictures with titles, in your order.',
    type: CollectionType.gallery,
    recordType: ContentItemType.image,
  },
  lessons: {
    name: 'Course',
    item: 'lesson',
    summary: 'Lessons that follow each other.',
    type: CollectionType.course,
    recordType: ContentItemType.lesson,
  },
  index: {
    name: 'Index',
    item: 'entry',
    summary: 'A dense list of entries, each with a page.',
    type: CollectionType.index,
    recordType: ContentItemType.projectItem,
  },
  products: {
    name: 'Products',
    item: 'product',
    summary: 'A place for what you sell.',
    type: CollectionType.products,
    recordType: ContentItemType.storeItem,
  },
  custom: {
    name: 'Your own',
    item: 'entry',
    summary: 'Anything else: you say which fields an entry has.',
    type: null,
    recordType: ContentItemType.text,
  },
};

export const ITEM_ORDERS = ['newest', 'oldest', 'title', 'manual'] as const;
export type ItemOrder = (typeof ITEM_ORDERS)[number];

/** How many items a collection can hold, and what to say at the limit; most have none. */
export function itemLimit(
  kind: CollectionKind,
  order: ItemOrder,
): { max: number; message: string } | undefined {
  if (kind === 'album') return { max: MAX_TRACKS_PER_ALBUM, message: tracksLimitMessage() };
  if (kind === 'products') return { max: MAX_PRODUCTS_PER_COLLECTION, message: productsLimitMessage() };
  return order === 'manual' ? { max: MAX_ORDERABLE_ITEMS, message: itemsLimitMessage() } : undefined;
}
