import { pathBelow } from '#core/collections/address.ts';
import {
  isCollectionBlock,
  type BlockContent,
  type CountedTerm,
  type SummaryCard,
} from '#core/collections/block-content.ts';
import type { Card } from '#core/collections/card.ts';
import { SHOP_SOURCE } from '#core/collections/source.ts';
import { termSlug } from '#core/collections/taxonomy.ts';
import { ALL_PRODUCTS } from '#core/commerce/shop.ts';
import { formatMoney, toCents } from '#core/money/currency.ts';
import { NO_IMAGE } from '#core/fields/index.ts';
import type { Block, PageBody } from '#core/page/page.ts';
import { localeOf } from '#core/settings/locale.ts';
import type { Settings } from '#core/settings/groups.ts';
import { DEFAULT_SHOP_PATH } from '#core/settings/store.ts';
import type { ArchiveValues } from '#blocks/archive/fields.ts';
import type { AuthorValues } from '#blocks/author/fields.ts';
import type { SummaryValues } from '#blocks/summary/fields.ts';
import type { TagCloudValues } from '#blocks/tag-cloud/fields.ts';
import type { SiteCollection } from '#site/page-input.ts';
import type { Catalogue } from '../products/catalogue.ts';
import type { Shelf } from './places.ts';
import type { Reading } from './reading.ts';

const MAX_ARCHIVE_TERMS = 240;

export interface FoundContent {
  blocks: Record<string, BlockContent>;
  /** Whether it changes without anybody publishing: what is on next does. */
  isPassing: boolean;
}

/** Finds what blocks of collections show. */
export function makeBlockContent(deps: { reading: Reading; catalogue: Catalogue }) {
  const { reading, catalogue } = deps;

  async function shopContent(
    { siteId }: Shelf,
    { site, store }: Settings,
    values: SummaryValues,
  ): Promise<BlockContent> {
    const { storeCurrency: currency } = store;
    const category = values.filterBy === 'category' ? termSlug(values.term) : '';
    const { products } = await catalogue.list(siteId, { ...ALL_PRODUCTS, category }, values.count);
    const price = (cents: number) => formatMoney({ cents: toCents(cents), currency, locale: localeOf(site) });
    return {
      collection: { title: 'Shop', path: DEFAULT_SHOP_PATH, kind: 'products' },
      terms: [],
      cards: products.map(({ id, url, title, image, priceFrom, priceTo, inStock }) => ({
        ...NO_DETAILS,
        id,
        path: url,
        title,
        picture: image ?? NO_IMAGE,
        price: !inStock ? 'Sold out' : priceFrom === priceTo ? price(priceFrom) : `from ${price(priceFrom)}`,
      })),
    };
  }

  async function summaryOf(
    shelf: Shelf,
    place: SiteCollection,
    values: SummaryValues,
  ): Promise<SummaryCard[]> {
    const { filterBy, term, count, featuredOnly } = values;
    const filter =
      filterBy === 'none' || term.trim() === '' ? null : { kind: filterBy, slug: termSlug(term) };
    const cards = await reading.some(shelf, place, { filter, limit: count, isFeatured: featuredOnly });
    return cards.map((card) => toSummary(card, place));
  }

  async function termsOf(
    shelf: Shelf,
    place: SiteCollection,
    wanted: { kind: 'tag' | 'category' | 'author' | 'archive'; limit: number },
  ): Promise<CountedTerm[]> {
    const terms = await reading.countTerms(shelf, place, wanted);
    return terms.map(({ slug, name, count }) => ({
      name,
      count,
      path: pathBelow(place.collection, wanted.kind, slug),
    }));
  }

  async function contentOf(
    shelf: Shelf,
    settings: Settings,
    { type, values }: Pick<Block, 'type' | 'values'>,
  ): Promise<BlockContent | undefined> {
    const named = typeof values.collection === 'string' ? values.collection : '';
    if (type === 'summary' && named === SHOP_SOURCE)
      return shopContent(shelf, settings, values as SummaryValues);
    const place = shelf.collections.find(({ id }) => id === named);
    if (!place) return undefined;
    const { title, path, kind } = place.collection;
    const content: BlockContent = { collection: { title, path, kind }, cards: [], terms: [] };
    switch (type) {
      case 'summary':
        return { ...content, cards: await summaryOf(shelf, place, values as SummaryValues) };
      case 'author': {
        const { name, count } = values as AuthorValues;
        if (count === 0 || name.trim() === '') return content;
        const filter = { kind: 'author', slug: termSlug(name) } as const;
        const cards = await reading.some(shelf, place, { filter, limit: count, isFeatured: false });
        return { ...content, cards: cards.map((card) => toSummary(card, place)) };
      }
      case 'tag-cloud': {
        const { kind: taxonomy, count, order } = values as TagCloudValues;
        const terms = await termsOf(shelf, place, { kind: taxonomy, limit: count });
        return { ...content, terms: order === 'name' ? byName(terms) : terms };
      }
      case 'archive': {
        const { groupBy } = values as ArchiveValues;
        const isDated = groupBy === 'month' || groupBy === 'year';
        const taxonomy = isDated ? 'archive' : groupBy;
        const terms = await termsOf(shelf, place, { kind: taxonomy, limit: MAX_ARCHIVE_TERMS });
        return { ...content, terms: isDated ? byName(terms).toReversed() : byName(terms) };
      }
      default:
        return content;
    }
  }

  return {
    /** For one block, while somebody sets it up. */
    contentOf,

    /** For all blocks of the bodies that stand on one page. */
    async find(shelf: Shelf, settings: Settings, bodies: readonly PageBody[]): Promise<FoundContent> {
      const wanted = bodies
        .flatMap(({ sections }) => sections)
        .flatMap(({ blocks }) => blocks)
        .filter(({ type }) => isCollectionBlock(type));
      const blocks: Record<string, BlockContent> = {};
      for (const block of wanted) {
        const content = await contentOf(shelf, settings, block);
        if (content) blocks[block.id] = content;
      }
      const kinds = Object.values(blocks).map(({ collection }) => collection.kind);
      return { blocks, isPassing: kinds.includes('events') };
    },
  };
}

export type BlockContents = ReturnType<typeof makeBlockContent>;

const NO_DETAILS = {
  publishedAt: '',
  excerpt: '',
  author: '',
  event: null,
  place: '',
  categories: [],
  price: '',
} as const;

function toSummary(
  { id, path, title, publishedAt, details }: Card,
  { collection }: SiteCollection,
): SummaryCard {
  return {
    ...NO_DETAILS,
    id,
    path,
    title,
    publishedAt: collection.showDate ? publishedAt : '',
    excerpt: details.excerpt,
    author: details.author,
    picture: details.thumbnail,
    event: collection.kind === 'events' ? details.event : null,
    place: details.place.name,
    categories: details.categories,
  };
}

function byName(terms: readonly CountedTerm[]): CountedTerm[] {
  return terms.toSorted((a, b) => a.name.localeCompare(b.name));
}
