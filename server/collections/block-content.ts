import { pathBelow } from '#core/collections/address.ts';
import type { CardsWanted, CollectionWanted, TermsWanted } from '#core/blocks/needs.ts';
import { trackOf, type Track } from '#core/collections/media/album.ts';
import type { BlockContent, CountedTerm, SummaryCard } from '#core/collections/block-content.ts';
import type { Card } from '#core/collections/card.ts';
import { SHOP_SOURCE } from '#core/collections/source.ts';
import { ALL_PRODUCTS } from '#core/commerce/catalogue/shop.ts';
import { formatMoney, toCents, type Cents } from '#core/money/currency.ts';
import { NO_IMAGE } from '#core/fields/index.ts';
import { MAX_TRACKS_PER_ALBUM } from '#core/limits.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';
import { localeOf } from '#core/settings/locale.ts';
import type { Settings } from '#core/settings/groups.ts';
import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import type { SiteCollection } from '#site/page-input.ts';
import type { Catalogue } from '../products/catalogue.ts';
import type { Shelf } from './places.ts';
import type { Reading } from './reading.ts';

export interface FoundContent {
  blocks: Record<string, BlockContent>;
  /** Whether it changes without anybody publishing: what is on next does. */
  isPassing: boolean;
}

/** Finds what blocks of collections show. */
export function makeBlockContent(deps: { reading: Reading; catalogue: Catalogue }) {
  const { reading, catalogue } = deps;

  async function shopContent(
    shelf: Shelf,
    settings: Settings,
    { filter, limit }: CardsWanted,
  ): Promise<BlockContent> {
    const { storeCurrency: currency } = settings.store;
    const say = wordsOfSite(settings).of('buying');
    const category = filter?.kind === 'category' ? filter.slug : '';
    const { products } = await catalogue.list(shelf, { ...ALL_PRODUCTS, category }, limit);
    const price = (cents: Cents) =>
      formatMoney({ cents: toCents(cents), currency, locale: localeOf(settings.site) });
    return {
      ...NOTHING,
      collection: { title: 'Shop', path: DEFAULT_SHOP_PATH, kind: 'products' },
      cards: products.map(({ id, url, title, image, priceFrom, priceTo, inStock }) => ({
        ...NO_DETAILS,
        id,
        path: url,
        title,
        picture: image ?? NO_IMAGE,
        price: !inStock
          ? say('soldOut')
          : priceFrom === priceTo
            ? price(priceFrom)
            : say('priceFrom', { price: price(priceFrom) }),
      })),
    };
  }

  async function cardsOf(shelf: Shelf, place: SiteCollection, wanted: CardsWanted): Promise<SummaryCard[]> {
    const cards = await reading.some(shelf, place, wanted);
    return cards.map((card) => toSummary(card, place));
  }

  async function tracksOf(shelf: Shelf, place: SiteCollection): Promise<Track[]> {
    const all = { filter: null, limit: MAX_TRACKS_PER_ALBUM, isFeatured: false };
    return (await reading.some(shelf, place, all)).map(trackOf);
  }

  async function termsOf(shelf: Shelf, place: SiteCollection, wanted: TermsWanted): Promise<CountedTerm[]> {
    const { kind, order } = wanted;
    const found = (await reading.countTerms(shelf, place, wanted)).map(({ slug, name, count }) => ({
      name,
      count,
      path: pathBelow(place.collection, kind, slug),
    }));
    return order === 'count' ? found : order === 'name' ? byName(found) : byName(found).toReversed();
  }

  async function contentOf(
    shelf: Shelf,
    settings: Settings,
    { id, cards, terms, hasTracks = false }: CollectionWanted,
  ): Promise<BlockContent | undefined> {
    if (id === SHOP_SOURCE && cards) return shopContent(shelf, settings, cards);
    const place = shelf.collections.find((collection) => collection.id === id);
    if (!place) return undefined;
    const { title, path, kind } = place.collection;
    return {
      ...NOTHING,
      collection: { title, path, kind },
      ...(cards && { cards: await cardsOf(shelf, place, cards) }),
      ...(terms && { terms: await termsOf(shelf, place, terms) }),
      ...(hasTracks && { tracks: await tracksOf(shelf, place) }),
    };
  }

  return {
    /** For one block, while somebody sets it up. */
    contentOf,

    /** For all blocks that stand on one page. */
    async find(
      shelf: Shelf,
      settings: Settings,
      asked: readonly { id: string; wanted: CollectionWanted }[],
    ): Promise<FoundContent> {
      const blocks: Record<string, BlockContent> = {};
      for (const { id, wanted } of asked) {
        const content = await contentOf(shelf, settings, wanted);
        if (content) blocks[id] = content;
      }
      const kinds = Object.values(blocks).map(({ collection }) => collection.kind);
      return { blocks, isPassing: kinds.includes('events') };
    },
  };
}

export type BlockContents = ReturnType<typeof makeBlockContent>;

const NOTHING = { cards: [], terms: [], tracks: [] } as const;

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
    place: details.place.addressTitle,
    categories: details.categories,
  };
}

function byName(terms: readonly CountedTerm[]): CountedTerm[] {
  return terms.toSorted((a, b) => a.name.localeCompare(b.name));
}
