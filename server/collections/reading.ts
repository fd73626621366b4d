import {
  partAsked,
  pathBelow,
  placeIn,
  readAddress,
  type Address,
  type ListFilter,
} from '#core/collections/address.ts';
import { pageSizeOf, type Collection } from '#core/collections/collection.ts';
import { hasPart } from '#core/collections/item-parts.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import { monthOf } from '#core/collections/moment.ts';
import { DAY_MS } from '#core/durations.ts';
import { MAX_ORDERABLE_ITEMS } from '#core/limits.ts';
import type { Documents } from '#core/content/documents.ts';
import type { SiteCollection } from '#site/page-input.ts';
import type { CalendarView, Card, ItemView, ListView } from '#site/collections/view.ts';
import type { Database, Tx } from '../database/database.ts';
import * as store from './list-store.ts';
import { readItem } from './projection.ts';

const RELATED_SHOWN = 3;
const CATEGORIES_SHOWN = 30;
const FEED_LENGTH = 50;

export interface Place {
  collection: SiteCollection;
  address: Address;
}

export type Opened =
  | { what: 'list'; view: ListView }
  | { what: 'item'; item: ItemDocument; view: ItemView; updatedAt: Date };

/** What stands where in a site, for those who read it. */
export interface Shelf {
  siteId: string;
  collections: readonly SiteCollection[];
  timeZone: string;
  /** Whether drafts are read in place of what visitors see. */
  isDraft: boolean;
  /** Whether whoever reads works on the site: private items are theirs. */
  isInsider: boolean;
}

/** Where an address lies, if it lies in a collection. */
export function placeOf(collections: readonly SiteCollection[], path: string): Place | undefined {
  const place = placeIn(collections, path);
  const address = place && readAddress(place.rest);
  if (!place || !address || !isKnown(place.collection.collection, address)) return undefined;
  return { collection: place.collection, address };
}

/** Where the part of a list lies that a query asks for, in the way of other systems. */
export function partOf(
  collections: readonly SiteCollection[],
  { path, query }: { path: string; query: URLSearchParams },
): string | undefined {
  const collection = collections.find((each) => each.path === path);
  const part = collection && partAsked(query);
  if (!part) return undefined;
  const address = pathBelow(collection, ...part);
  return placeOf(collections, address) ? address : undefined;
}

/** Calendars belong to events. */
function isKnown({ kind }: Collection, { what, ...address }: Address): boolean {
  const isOfEvents =
    what === 'past' ||
    what === 'calendar' ||
    what === 'itemCalendar' ||
    ('format' in address && address.format === 'ics');
  return kind !== 'products' && (!isOfEvents || kind === 'events');
}

/** Lists and items as visitors read them, or as they are drafted. */
export function makeReading(deps: { db: Database; documents: Documents; now: () => Date }) {
  const { db, documents, now } = deps;

  const sourceOf = ({ isDraft }: Shelf, { id }: SiteCollection): store.Source => ({
    isLive: !isDraft,
    collectionId: id,
  });

  async function afterOf(tx: Tx, source: store.Source, id: string | null) {
    return id === null ? undefined : ((await store.findCard(tx, source, { id })) ?? null);
  }

  /** One more than a page holds, to know whether the list goes on. */
  async function pageOf(
    tx: Tx,
    source: store.Source,
    {
      collection,
      filter,
      after,
      isPast,
      size = pageSizeOf(collection),
    }: {
      collection: Collection;
      filter: ListFilter | null;
      after: store.CardRow | undefined;
      isPast: boolean;
      size?: number;
    },
  ): Promise<store.CardRow[]> {
    const limit = size + 1;
    if (collection.kind === 'events' && !filter)
      return store.listEvents(tx, source, { isPast, now: now(), after, limit });
    if (collection.order !== 'manual' || filter) {
      const order = collection.order === 'manual' ? 'newest' : collection.order;
      return store.listCards(tx, source, { order, filter, after, limit });
    }
    const all = await store.listArranged(tx, source, collection.itemOrder, MAX_ORDERABLE_ITEMS);
    const start = after ? all.findIndex(({ id }) => id === after.id) + 1 : 0;
    return all.slice(start, start + limit);
  }

  async function openList(
    tx: Tx,
    shelf: Shelf,
    {
      collection: place,
      address,
    }: { collection: SiteCollection; address: Extract<Address, { what: 'list' | 'past' }> },
  ): Promise<Opened | undefined> {
    const { collection } = place;
    const source = sourceOf(shelf, place);
    const filter = address.what === 'list' ? address.filter : null;
    const name = filter && (await store.findTermName(tx, source, filter));
    const after = await afterOf(tx, source, address.after);
    if ((filter && name === undefined) || after === null) return undefined;
    const isPast = address.what === 'past';
    const found = await pageOf(tx, source, { collection, filter, after, isPast });
    const shown = found.slice(0, pageSizeOf(collection));
    const last = shown.at(-1);
    const start = [...(isPast ? ['past'] : []), ...(filter ? [filter.kind, filter.slug] : [])];
    const categories = await store.listTermLinks(tx, source, 'category', CATEGORIES_SHOWN);
    return {
      what: 'list',
      view: {
        cards: shown.map((row) => toCard(collection, row)),
        filter: filter && { kind: filter.kind, name: name ?? '' },
        olderPath:
          found.length > shown.length && last ? pathBelow(collection, ...start, 'older', last.id) : null,
        firstPath: after ? pathBelow(collection, ...start) : null,
        categories: categories.map(({ slug, ...term }) => ({
          ...term,
          path: pathBelow(collection, 'category', slug),
        })),
        calendar: null,
      },
    };
  }

  async function openCalendar(tx: Tx, shelf: Shelf, place: SiteCollection, month: string): Promise<Opened> {
    const { collection } = place;
    const first = Date.parse(`${month}-01T00:00:00Z`);
    const neighbour = (days: number) => new Date(first + days * DAY_MS).toISOString().slice(0, 7);
    // A day more on both sides: the month of the site's clock begins and ends within it.
    const rows = await store.listBetween(
      tx,
      sourceOf(shelf, place),
      new Date(first - DAY_MS),
      new Date(first + 32 * DAY_MS),
    );
    const calendar: CalendarView = {
      month,
      previousPath: pathBelow(collection, 'calendar', neighbour(-1)),
      nextPath: pathBelow(collection, 'calendar', neighbour(32)),
      events: rows.map((row) => toCard(collection, row)),
    };
    return {
      what: 'list',
      view: { cards: [], filter: null, olderPath: null, firstPath: null, categories: [], calendar },
    };
  }

  async function openItem(
    tx: Tx,
    shelf: Shelf,
    place: SiteCollection,
    slug: string,
  ): Promise<Opened | undefined> {
    const { collection } = place;
    const source = sourceOf(shelf, place);
    const row = shelf.isDraft
      ? await store.findDraft(tx, place.id, slug)
      : ((await store.findCard(tx, source, { slug })) ??
        (shelf.isInsider ? await store.findPrivate(tx, source, slug) : undefined));
    const body = row && (await store.readBody(tx, row.id, !shelf.isDraft));
    if (!row || !body) return undefined;
    const item = readItem(documents, body);
    const around = await neighboursOf(tx, source, collection, row);
    const related = showsRelated(place) ? await store.listRelated(tx, source, row.id, RELATED_SHOWN) : [];
    const card = (other: store.CardRow | undefined) => (other ? toCard(collection, other) : null);
    return {
      what: 'item',
      item,
      updatedAt: row.updatedAt,
      view: {
        id: row.id,
        publishedAt: row.publishedAt.toISOString(),
        previous: card(around.previous),
        next: card(around.next),
        related: related.map((other) => toCard(collection, other)),
        lessons: around.lessons.map((other) => toCard(collection, other)),
        references: await referencesOf(tx, shelf, collection, item),
      },
    };
  }

  async function neighboursOf(tx: Tx, source: store.Source, collection: Collection, row: store.CardRow) {
    if (collection.order === 'manual') {
      const all = await store.listArranged(tx, source, collection.itemOrder, MAX_ORDERABLE_ITEMS);
      const index = all.findIndex(({ id }) => id === row.id);
      const lessons = collection.kind === 'lessons' ? all : [];
      return index < 0
        ? { previous: undefined, next: undefined, lessons }
        : { previous: all[index - 1], next: all[index + 1], lessons };
    }
    const [previous] = await store.listCards(tx, source, {
      order: 'newest',
      filter: null,
      after: row,
      limit: 1,
    });
    const [next] = await store.listCards(tx, source, { order: 'oldest', filter: null, after: row, limit: 1 });
    return { previous, next, lessons: [] };
  }

  /** What is gone or not shown yet is simply missing: a reference never leads into nothing. */
  async function referencesOf(tx: Tx, shelf: Shelf, { fields }: Collection, { custom }: ItemDocument) {
    const ids = fields
      .filter(({ type }) => type === 'reference')
      .flatMap(({ key }) => (Array.isArray(custom[key]) ? (custom[key] as string[]) : []));
    const rows = await store.findCards(tx, !shelf.isDraft, ids);
    return Object.fromEntries(
      rows.flatMap((row) => {
        const owner = shelf.collections.find(({ id }) => id === row.collectionId);
        return owner ? [[row.id, toCard(owner.collection, row)] as const] : [];
      }),
    );
  }

  return {
    /** What is at an address of a collection. */
    async open(shelf: Shelf, place: Place): Promise<Opened | undefined> {
      const { collection, address } = place;
      return db.readSite(shelf.siteId, async (tx) => {
        switch (address.what) {
          case 'list':
          case 'past':
            return openList(tx, shelf, { collection, address });
          case 'calendar':
            return openCalendar(tx, shelf, collection, address.month ?? monthOf(shelf.timeZone, now()));
          case 'item':
            return openItem(tx, shelf, collection, address.slug);
          default:
            return undefined;
        }
      });
    },

    /** Whether there is something, without reading it all. */
    async exists(shelf: Shelf, { collection, address }: Place): Promise<boolean> {
      const source = sourceOf(shelf, collection);
      return db.readSite(shelf.siteId, async (tx) => {
        if (address.what === 'item')
          return (await store.findCard(tx, source, { slug: address.slug })) !== undefined;
        if (address.what === 'calendar') return true;
        if (address.what !== 'list' && address.what !== 'past') return false;
        const filter = address.what === 'list' ? address.filter : null;
        if (filter && (await store.findTermName(tx, source, filter)) === undefined) return false;
        return (await afterOf(tx, source, address.after)) !== null;
      });
    },

    /** Where an item is found now that used to be at this address. */
    async movedTo(shelf: Shelf, { collection: place, address }: Place): Promise<string | undefined> {
      if (address.what !== 'item') return undefined;
      const slug = await db.readSite(shelf.siteId, (tx) => store.findMoved(tx, place.id, address.slug));
      return slug === undefined ? undefined : pathBelow(place.collection, slug);
    },

    /** The latest items with their pages, for feeds. */
    async latest(
      shelf: Shelf,
      place: SiteCollection,
    ): Promise<{ card: Card; item: ItemDocument; updatedAt: Date }[]> {
      return db.readSite(shelf.siteId, async (tx) => {
        const order = place.collection.kind === 'events' ? 'oldest' : 'newest';
        const rows = await store.listCards(tx, sourceOf(shelf, place), {
          order,
          filter: null,
          after: undefined,
          limit: FEED_LENGTH,
        });
        const bodies = await store.readLiveBodies(
          tx,
          rows.map(({ id }) => id),
        );
        return rows.map((row) => ({
          card: toCard(place.collection, row),
          item: readItem(documents, bodies.get(row.id)),
          updatedAt: row.updatedAt,
        }));
      });
    },

    /** Cards of a collection for a block that shows some of them. */
    async some(
      shelf: Shelf,
      place: SiteCollection,
      wanted: { filter: ListFilter | null; limit: number; isFeatured: boolean },
    ): Promise<Card[]> {
      const { collection } = place;
      const source = sourceOf(shelf, place);
      const rows = await db.readSite(shelf.siteId, (tx) =>
        wanted.isFeatured
          ? store.listFeatured(tx, source, wanted)
          : pageOf(tx, source, {
              collection,
              filter: wanted.filter,
              after: undefined,
              isPast: false,
              size: wanted.limit,
            }),
      );
      return rows.slice(0, wanted.limit).map((row) => toCard(collection, row));
    },

    /** Tags, categories, authors or months with how many items have them, most first. */
    async countTerms(
      shelf: Shelf,
      place: SiteCollection,
      wanted: { kind: ListFilter['kind']; limit: number },
    ) {
      return db.readSite(shelf.siteId, (tx) => store.countTerms(tx, sourceOf(shelf, place), wanted));
    },

    /** Addresses of items for search engines, a part at a time. */
    async addresses(siteId: string, part: { limit: number; offset: number }) {
      return db.readSite(siteId, (tx) => store.listAddresses(tx, part));
    },

    async countAddresses(siteId: string) {
      return db.readSite(siteId, store.countAddresses);
    },
  };
}

export type Reading = ReturnType<typeof makeReading>;

/** Where the owner arranged the page, what stands on it counts, and not the switch for the usual one. */
function showsRelated({ collection, itemPage }: SiteCollection): boolean {
  return itemPage.sections.length === 0 ? collection.showRelated : hasPart(itemPage, 'related');
}

function toCard(collection: Collection, row: store.CardRow): Card {
  return {
    id: row.id,
    path: pathBelow(collection, row.slug),
    title: row.title,
    publishedAt: row.publishedAt.toISOString(),
    isFeatured: row.isFeatured,
    details: row.details,
  };
}
