import { pathBelow, type ListFilter } from '#core/collections/address.ts';
import { pageSizeOf, type Collection } from '#core/collections/collection.ts';
import { MAX_ORDERABLE_ITEMS } from '#core/limits.ts';
import { placeField } from '#core/maps/location-field.ts';
import type { Card } from '#site/collections/view.ts';
import type { SiteCollection } from '#site/page-input.ts';
import type { Tx } from '../database/database.ts';
import * as store from './list-store.ts';
import type { Shelf } from './places.ts';

const place = placeField({});

export const sourceOf = ({ isDraft }: Shelf, { id }: SiteCollection): store.Source => ({
  isLive: !isDraft,
  collectionId: id,
});

export function toCard(collection: Collection, row: store.CardRow): Card {
  return {
    id: row.id,
    path: pathBelow(collection, row.slug),
    title: row.title,
    publishedAt: row.publishedAt.toISOString(),
    isFeatured: row.isFeatured,
    // Kept with its item, and perhaps since places were told otherwise.
    details: { ...row.details, place: place.read(row.details.place) },
  };
}

/** One page of a list in the order of its collection, and one row more, to know whether the list goes on. */
export async function pageOfCards(
  tx: Tx,
  source: store.Source,
  {
    collection,
    filter,
    after,
    isPast,
    now,
    size = pageSizeOf(collection),
  }: {
    collection: Collection;
    filter: ListFilter | null;
    after: store.CardRow | undefined;
    isPast: boolean;
    now: Date;
    size?: number;
  },
): Promise<store.CardRow[]> {
  const limit = size + 1;
  if (collection.kind === 'events' && !filter)
    return store.listEvents(tx, source, { isPast, now, after, limit });
  if (collection.order !== 'manual' || filter) {
    const order = collection.order === 'manual' ? 'newest' : collection.order;
    return store.listCards(tx, source, { order, filter, after, limit });
  }
  const all = await store.listArranged(tx, source, collection.itemOrder, MAX_ORDERABLE_ITEMS);
  const start = after ? all.findIndex(({ id }) => id === after.id) + 1 : 0;
  return all.slice(start, start + limit);
}
