import { DAY_MS } from '#core/durations.ts';
import { pathBelow, type CollectionAddress } from '#core/collections/address.ts';
import { pageSizeOf } from '#core/collections/collection.ts';
import type { CalendarView, ListView } from '#site/collections/view.ts';
import type { SiteCollection } from '#site/page-input.ts';
import type { Tx } from '../database/database.ts';
import { pageOfCards, sourceOf, toCard } from './cards.ts';
import * as store from './list-store.ts';
import type { Place, Shelf } from './places.ts';

const CATEGORIES_SHOWN = 30;
export type ListAddress = Extract<CollectionAddress, { what: 'list' | 'past' }>;

/** Whether there is such a list: one by a tag that nothing has is none, nor does one go on behind nothing. */
export async function isListThere(
  tx: Tx,
  shelf: Shelf,
  { collection, address }: Place<ListAddress>,
): Promise<boolean> {
  const source = sourceOf(shelf, collection);
  const filter = address.what === 'list' ? address.filter : null;
  if (filter && (await store.findTermName(tx, source, filter)) === undefined) return false;
  return (await afterOf(tx, source, address.after)) !== null;
}

export async function openList(
  tx: Tx,
  shelf: Shelf,
  { place: { collection: place, address }, now }: { place: Place<ListAddress>; now: Date },
): Promise<ListView | undefined> {
  const { collection } = place;
  const source = sourceOf(shelf, place);
  const filter = address.what === 'list' ? address.filter : null;
  const name = filter && (await store.findTermName(tx, source, filter));
  const after = await afterOf(tx, source, address.after);
  if ((filter && name === undefined) || after === null) return undefined;
  const isPast = address.what === 'past';
  const found = await pageOfCards(tx, source, { collection, filter, after, isPast, now });
  const shown = found.slice(0, pageSizeOf(collection));
  const last = shown.at(-1);
  const start = [...(isPast ? ['past'] : []), ...(filter ? [filter.kind, filter.slug] : [])];
  const categories = await store.listTermLinks(tx, source, 'category', CATEGORIES_SHOWN);
  return {
    cards: shown.map((row) => toCard(collection, row)),
    filter: filter && { kind: filter.kind, name: name ?? '' },
    olderPath: found.length > shown.length && last ? pathBelow(collection, ...start, 'older', last.id) : null,
    firstPath: after ? pathBelow(collection, ...start) : null,
    categories: categories.map(({ slug, ...term }) => ({
      ...term,
      path: pathBelow(collection, 'category', slug),
    })),
    calendar: null,
  };
}

/** A month of events. */
export async function openCalendar(
  tx: Tx,
  shelf: Shelf,
  { collection: place, month }: { collection: SiteCollection; month: string },
): Promise<ListView> {
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
  return { cards: [], filter: null, olderPath: null, firstPath: null, categories: [], calendar };
}

/** The item a list goes on behind; none for its beginning, null where there is no such item. */
async function afterOf(tx: Tx, source: store.Source, id: string | null) {
  return id === null ? undefined : ((await store.findCard(tx, source, { id })) ?? null);
}
