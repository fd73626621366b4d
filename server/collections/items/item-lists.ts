import { collectionFields, itemWord, type Collection } from '#core/collections/collection.ts';
import { KINDS } from '#core/collections/kinds.ts';
import { stateAt, type ItemState } from '#core/collections/states.ts';
import type { Taxonomy } from '#core/collections/taxonomy.ts';
import { isRecord } from '#core/fields/field.ts';
import { renditionUrl } from '#core/images/images.ts';
import { ITEMS_LISTED, type CollectionEntry, type ItemEntry } from '#contract/content/collections.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Content, Reader } from '../../content/service.ts';
import { readCursor, writeCursor } from '../../database/cursor.ts';
import type { Database } from '../../database/database.ts';
import * as store from '../store.ts';

/** The smallest rendition, for rows. */
const THUMBNAIL_WIDTH = 100;

export type FindCollection = (siteId: string, id: string) => Promise<Collection | Failure>;

export function makeFindCollection({ content }: { content: Content }): FindCollection {
  return async (siteId, id) => {
    const entry = await content.read({ siteId }, id);
    if (entry instanceof Failure) return entry;
    return entry.kind === 'collection' && entry.body ? collectionFields.read(entry.body) : fail('notFound');
  };
}

/** Collections and their items, as owners list them. */
export function makeItemLists(deps: {
  db: Database;
  content: Content;
  find: FindCollection;
  now: () => Date;
}) {
  const { db, content, find, now } = deps;

  return {
    async list(reader: Reader): Promise<CollectionEntry[] | Failure> {
      const entries = await content.list(reader, 'collection');
      if (entries instanceof Failure) return entries;
      const counts = await db.readSite(reader.siteId, store.countByStatus);
      const found: CollectionEntry[] = [];
      for (const { id, state } of entries.filter((entry) => entry.state !== 'deleted')) {
        const collection = await find(reader.siteId, id);
        if (collection instanceof Failure) continue;
        const own = counts.filter(({ collectionId }) => collectionId === id);
        found.push({
          id,
          title: collection.title,
          path: collection.path,
          kind: collection.kind,
          itemWord: itemWord(collection),
          isLive: state !== 'new',
          counts: Object.fromEntries(own.map(({ status, count }) => [status, count])),
          fields: collection.fields.map(({ key, label, type, collectionId }) => ({
            key,
            label,
            type,
            collectionId,
          })),
        });
      }
      return found;
    },

    async items(
      reader: Reader,
      collectionId: string,
      wanted: {
        words?: string | undefined;
        state?: ItemState | 'deleted' | undefined;
        before?: string | undefined;
      },
    ): Promise<{ items: ItemEntry[]; next: string | null } | Failure> {
      const collection = await find(reader.siteId, collectionId);
      if (collection instanceof Failure) return collection;
      const { words = '', state } = wanted;
      const rows = await db.readSite(reader.siteId, (tx) =>
        store.listItems(tx, {
          collectionId,
          words: words.trim(),
          status: state === 'deleted' ? '' : (state ?? ''),
          isDeleted: state === 'deleted',
          before: readCursor(wanted.before),
          limit: ITEMS_LISTED + 1,
        }),
      );
      const shown = rows.slice(0, ITEMS_LISTED);
      const last = shown.at(-1);
      return {
        items: shown.map((row) => toEntry(row, collection, now())),
        next: rows.length > ITEMS_LISTED && last ? writeCursor({ at: last.updatedAt, id: last.id }) : null,
      };
    },

    async terms(reader: Reader, collectionId: string) {
      const collection = await find(reader.siteId, collectionId);
      if (collection instanceof Failure) return collection;
      const terms = await db.readSite(reader.siteId, (tx) => store.listTerms(tx, collectionId));
      return { terms: terms.map(({ taxonomy, ...term }) => ({ ...term, taxonomy: taxonomy as Taxonomy })) };
    },
  };
}

function toEntry(row: store.ItemRow, collection: Collection, at: Date): ItemEntry {
  const source = isRecord(row.thumbnail) ? String(row.thumbnail.src) : '';
  const status = row.status as ItemState;
  return {
    id: row.id,
    recordType: KINDS[collection.kind].recordType,
    title: row.title,
    path: `${collection.path === '/' ? '' : collection.path}/${row.slug}`,
    state: stateAt({ status, publishAt: row.publishedAt.toISOString() }, at),
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    revision: row.revision,
    isLive: row.liveRevision !== null,
    isChanged: row.isChanged,
    isDeleted: row.deletedAt !== null,
    author: row.author,
    thumbnail: source === '' ? '' : renditionUrl(source, THUMBNAIL_WIDTH),
  };
}
