import { pathBelow, type ListFilter } from '#core/collections/address.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import { monthOf } from '#core/collections/calendar/day.ts';
import type { Documents } from '#core/content/documents.ts';
import type { Card, ListView } from '#site/collections/view.ts';
import type { SiteCollection } from '#site/page-input.ts';
import type { DraftContent } from '../content/drafts.ts';
import type { LiveContent } from '../content/live.ts';
import type { Database } from '../database/database.ts';
import { pageOfCards, sourceOf, toCard } from './cards.ts';
import * as store from './list-store.ts';
import { makeItemSpeech, type SaidItem } from './items/item-speech.ts';
import { findItem, openItem } from './items/open-item.ts';
import { isListThere, openCalendar, openList, type ListAddress } from './open-list.ts';
import type { Place, Shelf } from './places.ts';
import { readItem } from './projection.ts';

const FEED_LENGTH = 50;

/** Lists and items as visitors read them, or as they are drafted. */
export function makeReading(deps: {
  db: Database;
  documents: Documents;
  live: LiveContent;
  drafts: DraftContent;
  now: () => Date;
}) {
  const { db, documents, now } = deps;
  const speech = makeItemSpeech(deps);

  return {
    async openList(shelf: Shelf, place: Place<ListAddress>): Promise<ListView | undefined> {
      const view = await db.readSite(shelf.siteId, (tx) => openList(tx, shelf, { place, now: now() }));
      return view && speech.list(shelf, view);
    },

    /** A month of events; this one, where none is named. */
    openCalendar: async (shelf: Shelf, collection: SiteCollection, month: string | null): Promise<ListView> =>
      speech.list(
        shelf,
        await db.readSite(shelf.siteId, (tx) =>
          openCalendar(tx, shelf, { collection, month: month ?? monthOf(shelf.timeZone, now()) }),
        ),
      ),

    async openItem(shelf: Shelf, collection: SiteCollection, slug: string): Promise<SaidItem | undefined> {
      const opened = await db.readSite(shelf.siteId, (tx) =>
        openItem(tx, shelf, { documents, collection, slug }),
      );
      return opened && speech.item(shelf, opened);
    },

    /** Whether there is such an item for whoever reads, without reading it all. */
    hasItem: (shelf: Shelf, collection: SiteCollection, slug: string): Promise<boolean> =>
      db.readSite(
        shelf.siteId,
        async (tx) => (await findItem(tx, shelf, { collection, slug })) !== undefined,
      ),

    /** Whether there is such a list. The beginning of the whole list is always there. */
    async hasList(shelf: Shelf, place: Place<ListAddress>): Promise<boolean> {
      const { address } = place;
      const isWhole = address.what === 'past' || address.filter === null;
      if (isWhole && address.after === null) return true;
      return db.readSite(shelf.siteId, (tx) => isListThere(tx, shelf, place));
    },

    /** Where an item is found now that used to be at this address. */
    async movedTo(
      { siteId }: Shelf,
      { id, collection }: SiteCollection,
      slug: string,
    ): Promise<string | undefined> {
      const moved = await db.readSite(siteId, (tx) => store.findMoved(tx, id, slug));
      return moved === undefined ? undefined : pathBelow(collection, moved);
    },

    /** The latest items with their pages, for feeds. */
    async latest(
      shelf: Shelf,
      place: SiteCollection,
    ): Promise<{ card: Card; item: ItemDocument; updatedAt: Date }[]> {
      const latest = await db.readSite(shelf.siteId, async (tx) => {
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
      return speech.items(shelf, latest);
    },

    /** Cards of a collection for a block that shows some of them. */
    async some(
      shelf: Shelf,
      place: SiteCollection,
      wanted: { filter: ListFilter | null; limit: number; isFeatured: boolean },
    ): Promise<Card[]> {
      const { collection } = place;
      const { filter, limit: size } = wanted;
      const source = sourceOf(shelf, place);
      const rows = await db.readSite(shelf.siteId, (tx) =>
        wanted.isFeatured
          ? store.listFeatured(tx, source, wanted)
          : pageOfCards(tx, source, {
              collection,
              filter,
              after: undefined,
              isPast: false,
              now: now(),
              size,
            }),
      );
      return speech.cards(
        shelf,
        rows.slice(0, size).map((row) => toCard(collection, row)),
      );
    },

    /** Tags, categories, authors or months with how many items have them, most first. */
    async countTerms(
      shelf: Shelf,
      place: SiteCollection,
      wanted: { kind: ListFilter['kind']; limit: number },
    ) {
      const counted = await db.readSite(shelf.siteId, (tx) =>
        store.countTerms(tx, sourceOf(shelf, place), wanted),
      );
      return wanted.kind === 'tag' || wanted.kind === 'category' ? speech.terms(shelf, counted) : counted;
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
