import type { Collection } from '#core/collections/collection.ts';
import { hasPart } from '#core/collections/item-parts.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import type { Documents } from '#core/content/documents.ts';
import { MAX_ORDERABLE_ITEMS } from '#core/limits.ts';
import type { ItemView } from '#site/collections/view.ts';
import type { SiteCollection } from '#site/page-input.ts';
import type { Tx } from '../../database/database.ts';
import { sourceOf, toCard } from '../cards.ts';
import * as store from '../list-store.ts';
import type { Shelf } from '../places.ts';
import { readItem } from '../projection.ts';

const RELATED_SHOWN = 3;

export interface OpenedItem {
  item: ItemDocument;
  view: ItemView;
  updatedAt: Date;
}

/** The row of an item, as far as whoever reads may see it. */
export async function findItem(
  tx: Tx,
  shelf: Shelf,
  { collection, slug }: { collection: SiteCollection; slug: string },
): Promise<store.CardRow | undefined> {
  if (shelf.isDraft) return store.findDraft(tx, collection.id, slug);
  const source = sourceOf(shelf, collection);
  const shown = await store.findCard(tx, source, { slug });
  return shown ?? (shelf.isInsider ? await store.findPrivate(tx, source, slug) : undefined);
}

export async function openItem(
  tx: Tx,
  shelf: Shelf,
  { documents, collection: place, slug }: { documents: Documents; collection: SiteCollection; slug: string },
): Promise<OpenedItem | undefined> {
  const { collection } = place;
  const source = sourceOf(shelf, place);
  const row = await findItem(tx, shelf, { collection: place, slug });
  const body = row && (await store.readBody(tx, row.id, !shelf.isDraft));
  if (!row || !body) return undefined;
  const item = readItem(documents, body);
  const around = await neighboursOf(tx, source, collection, row);
  const related = showsRelated(place) ? await store.listRelated(tx, source, row.id, RELATED_SHOWN) : [];
  const card = (other: store.CardRow | undefined) => (other ? toCard(collection, other) : null);
  return {
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
  const beside = (order: 'newest' | 'oldest') =>
    store.listCards(tx, source, { order, filter: null, after: row, limit: 1 });
  const [previous] = await beside('newest');
  const [next] = await beside('oldest');
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

/** Where the owner arranged the page, what stands on it counts, and not the switch for the usual one. */
function showsRelated({ collection, itemPage }: SiteCollection): boolean {
  return itemPage.sections.length === 0 ? collection.showRelated : hasPart(itemPage, 'related');
}
