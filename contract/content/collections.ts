import { PER_MINUTE } from '#core/access/paces.ts';
import { z } from 'zod';
import type { PageContent } from '#core/collections/block-content.ts';
import type { Collection } from '#core/collections/collection.ts';
import { CUSTOM_TYPES } from '#core/collections/custom-fields.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import type { CommentsView, ItemView } from '#core/collections/item-view.ts';
import { COLLECTION_KINDS } from '#core/collections/kinds.ts';
import { MAX_SLUG_LENGTH } from '#core/collections/slug.ts';
import { ITEM_STATES } from '#core/collections/states.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { isRecord } from '#core/fields/field.ts';
import type { Region } from '#core/settings/locale.ts';
import { id } from '../id.ts';
import * as at from '../addresses/collections.ts';
import { route } from '../route.ts';

const needs = { permission: Permission.contentManager } as const;
const moment = z.iso.datetime();
const state = z.enum(ITEM_STATES);

/** Items in one answer of a list, and at most in one change. */
export const ITEMS_LISTED = 50;
export const MAX_ITEMS_CHANGED = 500;
export const MAX_SEARCH_LENGTH = 200;
/** More of them stand on no page. */
export const MAX_BLOCKS_ASKED = 100;

const entry = z.object({
  id,
  /** What it is, by its number: 1 a text, 2 a picture, 8 a film, 12 an event … */
  recordType: z.int(),
  title: z.string(),
  path: z.string(),
  /** As it is now: a scheduled one whose time has come is published. */
  state,
  publishedAt: moment,
  updatedAt: moment,
  revision: z.int(),
  isLive: z.boolean(),
  /** What was saved since visitors last got something new. */
  isChanged: z.boolean(),
  isDeleted: z.boolean(),
  author: z.string(),
  thumbnail: z.string(),
});
export type ItemEntry = z.output<typeof entry>;

const collection = z.object({
  id,
  title: z.string(),
  path: z.string(),
  kind: z.enum(COLLECTION_KINDS),
  itemWord: z.string(),
  isLive: z.boolean(),
  counts: z.partialRecord(state, z.int()),
  fields: z.array(
    z.object({ key: z.string(), label: z.string(), type: z.enum(CUSTOM_TYPES), collectionId: z.string() }),
  ),
});
export type CollectionEntry = z.output<typeof collection>;

const fraction = z.number().min(0).max(1);
/** As small as a gallery of 250 needs to be arranged: the rest is in the item itself. */
const galleryPicture = z.object({
  id,
  title: z.string(),
  state,
  src: z.string(),
  focalPoint: z.object({ x: fraction, y: fraction }),
  hasDescription: z.boolean(),
  hasLink: z.boolean(),
  isVideo: z.boolean(),
});
export type GalleryPicture = z.output<typeof galleryPicture>;
export const MAX_PICTURES_ADDED = 50;

const found = z.object({ path: z.string(), title: z.string(), kind: z.string(), thumbnail: z.string() });
export type SearchPreview = z.output<typeof found>;

export const collections = {
  list: route({
    method: 'GET',
    path: '/api/collections',
    summary: 'The site’s collections with the number of their items',
    scope: 'site',
    needs,
    reply: z.object({ collections: z.array(collection) }),
  }),
  items: route({
    method: 'GET',
    path: '/api/collections/:id/items',
    summary: 'Items of a collection, latest change first',
    scope: 'site',
    needs,
    params: z.object({ id }),
    query: z.strictObject({
      words: z.string().max(MAX_SEARCH_LENGTH).optional(),
      state: z.enum([...ITEM_STATES, 'deleted']).optional(),
      before: z.string().max(80).optional(),
    }),
    reply: z.object({ items: z.array(entry), next: z.string().nullable() }),
  }),
  terms: route({
    method: 'GET',
    path: '/api/collections/:id/terms',
    summary: 'Tags and categories that items of a collection use',
    scope: 'site',
    needs,
    params: z.object({ id }),
    reply: z.object({
      terms: z.array(
        z.object({ taxonomy: z.enum(['tags', 'categories']), name: z.string(), count: z.int() }),
      ),
    }),
  }),
  add: route({
    method: 'POST',
    path: '/api/collections/:id/items',
    summary: 'Add an item as a draft, with an address of its own',
    scope: 'site',
    needs,
    records: 'document.create',
    params: z.object({ id }),
    body: z.strictObject({ title: z.string().trim().min(1).max(200) }),
    reply: z.object({ id, revision: z.int() }),
  }),
  pictures: route({
    method: 'GET',
    path: '/api/collections/:id/pictures',
    summary: 'The pictures of a gallery in their order',
    scope: 'site',
    needs,
    params: z.object({ id }),
    reply: z.object({ pictures: z.array(galleryPicture) }),
  }),
  addPictures: route({
    method: 'POST',
    path: '/api/collections/:id/pictures',
    summary: 'Add pictures to a gallery, in the order given, each as an item',
    scope: 'site',
    needs,
    records: ['document.create', 'document.save'],
    params: z.object({ id }),
    body: z.strictObject({
      pictures: z
        .array(
          z.strictObject({
            title: z.string().trim().min(1).max(200),
            /** Checked as a field, with words of its own for each problem. */
            image: z.record(z.string(), z.unknown()),
          }),
        )
        .min(1)
        .max(MAX_PICTURES_ADDED),
    }),
    reply: z.object({ ids: z.array(id) }),
  }),
  change: route({
    method: 'POST',
    path: '/api/collections/:id/change',
    summary: 'Change several items at once: their state, a tag, a category, or delete them',
    scope: 'site',
    needs,
    records: ['document.save', 'document.delete', 'document.restore', 'release.publish'],
    params: z.object({ id }),
    body: z.strictObject({
      ids: z.array(id).min(1).max(MAX_ITEMS_CHANGED),
      change: z.strictObject({
        do: z.enum(['state', 'addTag', 'addCategory', 'delete', 'restore']),
        /** With `state`. */
        state: z.enum(['draft', 'published', 'needs_review', 'private']).optional(),
        /** With `addTag` and `addCategory`. */
        term: z.string().max(200).optional(),
        /** With `restore`: those of them that visitors saw until they were deleted, and see again. */
        shown: z.array(id).max(MAX_ITEMS_CHANGED).optional(),
      }),
    }),
    reply: z.object({ changed: z.int() }),
  }),
  rename: route({
    method: 'POST',
    path: '/api/collections/:id/terms',
    summary: 'Rename a tag or a category in all items, or take it out of them',
    scope: 'site',
    needs,
    records: 'document.save',
    params: z.object({ id }),
    body: z.strictObject({
      taxonomy: z.enum(['tags', 'categories']),
      from: z.string().max(200),
      to: z.string().max(200).nullable(),
    }),
    reply: z.object({ changed: z.int() }),
  }),
  blocks: route({
    method: 'POST',
    path: '/api/collections/blocks',
    summary: 'What blocks of collections show with these values, while somebody sets them up',
    scope: 'site',
    needs,
    recordsNothing: 'It only reads.',
    body: z.strictObject({
      blocks: z
        .array(z.strictObject({ id, type: z.string().max(40), values: z.record(z.string(), z.unknown()) }))
        .max(MAX_BLOCKS_ASKED),
    }),
    reply: z.object({ content: z.custom<PageContent>(isRecord) }),
  }),
  itemPage: route({
    method: 'GET',
    path: '/api/collections/:id/item-page',
    summary: 'A drafted item with what surrounds it, while somebody arranges the page around items',
    scope: 'site',
    needs,
    params: z.object({ id }),
    query: z.strictObject({ slug: z.string().max(MAX_SLUG_LENGTH) }),
    reply: z.object({
      region: z.custom<Region>(isRecord),
      collection: z.custom<Collection>(isRecord),
      item: z.custom<ItemDocument>(isRecord),
      view: z.custom<ItemView>(isRecord),
      comments: z.custom<CommentsView>(isRecord).nullable(),
      url: z.string(),
    }),
  }),
  preview: route({
    ...at.preview,
    summary: 'The first results of a search, while somebody types',
    scope: 'site',
    needs: 'nobody',
    perMinute: PER_MINUTE.reading,
    query: z.strictObject({ q: z.string().max(5000) }),
    reply: z.object({ results: z.array(found), total: z.int() }),
  }),
} as const;
