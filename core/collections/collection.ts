import { choice, group, image, list, number, text, toggle, type ValueOf } from '../fields/index.ts';
import { galleryOptionFields } from '../gallery/fields.ts';
import type { BlockRulesOf } from '../blocks/rules.ts';
import { pageBody } from '../page/stored/fields.ts';
import { path } from '../site/paths.ts';
import { customDefinitions } from './custom-fields.ts';
import { idField } from '../fields/id-field.ts';
import { COLLECTION_KINDS, ITEM_ORDERS, KINDS, type CollectionKind } from './kinds.ts';
import { urlFormat } from './slug.ts';
import { MAX_ORDERABLE_ITEMS } from '../limits.ts';

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

export const COLLECTION_LAYOUTS = ['list', 'grid', 'wall', 'table'] as const;

const kindLabels = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { name }]) => [kind, name]),
) as Record<CollectionKind, string>;

const shared = {
  kind: choice(COLLECTION_KINDS, 'blog', { label: 'Kind', labels: kindLabels }),
  title: text({ max: 200, initial: 'Untitled', label: 'Title' }),
  path: path({ label: 'Address' }),
  itemName: text({
    max: 40,
    isLiteral: true,
    label: 'Name of an entry',
    help: 'Such as post, recipe or project.',
  }),
  intro: text({ max: 1000, lines: 3, label: 'Text above the list' }),
  layout: choice(COLLECTION_LAYOUTS, 'list', {
    label: 'Layout',
    labels: { list: 'List', grid: 'Grid', wall: 'Wall', table: 'Lines' },
  }),
  order: choice(ITEM_ORDERS, 'newest', {
    label: 'Order',
    labels: { newest: 'Newest first', oldest: 'Oldest first', title: 'By title', manual: 'Your own order' },
  }),
  pageSize: number({ min: 1, max: MAX_PAGE_SIZE, initial: DEFAULT_PAGE_SIZE, label: 'Items on a page' }),
  itemOrder: list(idField, { max: MAX_ORDERABLE_ITEMS }),
  /** How a gallery shows its pictures, in place of the layout. */
  gallery: galleryOptionFields,
  urlFormat: urlFormat({
    label: 'Addresses of new posts',
    help: '%y year, %m month, %d day, %t title.',
  }),
  showDate: toggle(true, { label: 'Show dates' }),
  showAuthor: toggle(true, { label: 'Show authors' }),
  showExcerpt: toggle(true, { label: 'Show excerpts' }),
  showPicture: toggle(true, { label: 'Show pictures' }),
  showTerms: toggle(true, { label: 'Show tags and categories' }),
  showRelated: toggle(true, { label: 'Show related items below an item' }),
  showShare: toggle(false, { label: 'Show share buttons below an item' }),
  comments: toggle(true, { label: 'Comments on new items' }),
  fields: customDefinitions,
  description: text({
    max: 400,
    lines: 3,
    label: 'Description',
    help: 'For search engines and shared links.',
  }),
  seoTitle: text({ max: 200, label: 'Title for search engines' }),
  noIndex: toggle(false, { label: 'Hide from search engines' }),
  shareImage: image({ label: 'Picture for shared links' }),
  /** Came with the template of the site. */
  isDemo: toggle(false),
};

/** Things of one kind, with an address of their own and a page that lists them. */
export const collectionFields = group(shared);

/**
 * The whole of a collection: what stands above the list is built like any page, and so is the page around each item.
 * Without sections that one is the usual one of its kind.
 */
export const collectionDocument = (blockOf: BlockRulesOf) =>
  group({ ...shared, body: pageBody(blockOf), itemPage: pageBody(blockOf) });

export type Collection = ValueOf<typeof collectionFields>;

/** One entry in words, e.g. “Add post”. */
export function itemWord({ kind, itemName }: Pick<Collection, 'kind' | 'itemName'>): string {
  return itemName.trim() || KINDS[kind].item;
}

/** Looked through, listened to or gone through as a whole. */
const WHOLE: readonly CollectionKind[] = ['gallery', 'album', 'lessons'];

/** Items on one page of a list. */
export function pageSizeOf({ kind, pageSize }: Pick<Collection, 'kind' | 'pageSize'>): number {
  return WHOLE.includes(kind) ? MAX_ORDERABLE_ITEMS : pageSize;
}

/** What a new collection of a kind starts with. */
export function startOf(kind: CollectionKind): Partial<Collection> {
  switch (kind) {
    case 'album':
    case 'lessons':
      return { kind, order: 'manual', urlFormat: '%t', layout: 'table', showDate: false, showAuthor: false };
    case 'gallery':
      return {
        kind,
        order: 'manual',
        urlFormat: '%t',
        layout: 'grid',
        comments: false,
        showDate: false,
        showAuthor: false,
        showRelated: false,
        gallery: galleryOptionFields.read({ lightbox: true }),
      };
    case 'portfolio':
      return { kind, order: 'manual', urlFormat: '%t', layout: 'grid', showDate: false, showAuthor: false };
    case 'index':
      return { kind, order: 'title', urlFormat: '%t', layout: 'table', showDate: false, showAuthor: false };
    case 'custom':
    case 'products':
      return { kind, urlFormat: '%t', layout: 'grid', showDate: false, showAuthor: false };
    case 'events':
      return { kind, order: 'oldest', urlFormat: '%t', showAuthor: false };
    case 'videos':
      return { kind, urlFormat: '%t', layout: 'grid', showAuthor: false };
    case 'blog':
      return { kind };
  }
}
