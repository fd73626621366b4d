import { collectionFields, itemWord, type Collection } from '#core/collections/collection.ts';
import { KINDS } from '#core/collections/kinds.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import { dayIn } from '#core/collections/moment.ts';
import { freeSlug, newSlug } from '#core/collections/slug.ts';
import { stateAt } from '#core/collections/states.ts';
import { termExists, termProblem, type Taxonomy } from '#core/collections/taxonomy.ts';
import { renditionUrl } from '#core/images/images.ts';
import { isRecord } from '#core/fields/field.ts';
import type { ItemState } from '#core/collections/states.ts';
import {
  ITEMS_LISTED,
  type CollectionEntry,
  type ItemEntry,
  type collections as contract,
} from '#contract/collections.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { BodyOf } from '#contract/route.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Actor, Content, Reader } from '../content/service.ts';
import type { Trash } from '../content/trash.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import * as store from './store.ts';

export type Change = BodyOf<typeof contract.change>['change'];

/** The smallest rendition, for rows. */
const THUMBNAIL_WIDTH = 100;
const ONE_TEXT_WIDTH = { column: 5, span: 16, row: 1, rows: 1 };

export function makeCollections(deps: {
  db: Database;
  content: Content;
  publishing: Publishing;
  trash: Trash;
  now: () => Date;
}) {
  const { db, content, publishing, trash, now } = deps;

  async function find(siteId: string, id: string): Promise<Collection | Failure> {
    const entry = await content.read({ siteId }, id);
    if (entry instanceof Failure) return entry;
    return entry.kind === 'collection' && entry.body ? collectionFields.read(entry.body) : fail('notFound');
  }

  async function authorOf(actor: Actor): Promise<string> {
    if (actor.accountId === null) return '';
    return (
      (
        await db.platform.$client.query<{ name: string }>('select name from accounts where id = $1', [
          actor.accountId,
        ])
      ).rows[0]?.name ?? ''
    );
  }

  /** Saves what `edit` makes of each draft, and says which were changed. */
  async function editAll(
    actor: Actor,
    drafts: readonly { id: string; revision: number; body: unknown }[],
    edit: (item: ItemDocument) => Partial<ItemDocument> | undefined,
  ): Promise<string[] | Failure> {
    const changed: string[] = [];
    for (const { id, revision, body } of drafts) {
      if (!isRecord(body)) continue;
      const edited = edit(body as unknown as ItemDocument);
      if (!edited) continue;
      const saved = await content.save(actor, id, { base: revision, body: { ...body, ...edited } });
      if (saved instanceof Failure) return saved;
      changed.push(id);
    }
    return changed;
  }

  async function isLive({ siteId }: Actor, id: string): Promise<boolean> {
    const entry = await content.read({ siteId }, id);
    return !(entry instanceof Failure) && entry.state !== 'new';
  }

  return {
    find,

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
        next: rows.length > ITEMS_LISTED && last ? `${last.updatedAt.toISOString()}_${last.id}` : null,
      };
    },

    async terms(reader: Reader, collectionId: string) {
      const collection = await find(reader.siteId, collectionId);
      if (collection instanceof Failure) return collection;
      const terms = await db.readSite(reader.siteId, (tx) => store.listTerms(tx, collectionId));
      return { terms: terms.map(({ taxonomy, ...term }) => ({ ...term, taxonomy: taxonomy as Taxonomy })) };
    },

    /** A draft with a free address and one block to write in. */
    async add(actor: Actor, collectionId: string, title: string) {
      const collection = await find(actor.siteId, collectionId);
      if (collection instanceof Failure) return collection;
      const slug = await db.readSite(actor.siteId, async (tx) => {
        const day = dayIn(await store.readTimeZone(tx), now());
        const wanted = newSlug(title, collection.urlFormat, day);
        const taken = await store.takenSlugs(tx, collectionId, wanted);
        return freeSlug(wanted, (candidate) => taken.has(candidate));
      });
      return content.create(actor, 'item', {
        collectionId,
        title,
        slug,
        author: collection.showAuthor ? (await authorOf(actor)).slice(0, 100) : '',
        comments: collection.comments,
        body: { sections: [firstSection()] },
      });
    },

    async change(
      actor: Actor,
      collectionId: string,
      ids: readonly string[],
      change: Change,
    ): Promise<{ changed: number } | Failure> {
      const collection = await find(actor.siteId, collectionId);
      if (collection instanceof Failure) return collection;
      const drafts = await db.readSite(actor.siteId, (tx) => store.readDrafts(tx, collectionId, ids));
      if (drafts.length < new Set(ids).size) return fail('notFound');
      switch (change.do) {
        case 'delete': {
          for (const { id, revision } of drafts.filter(({ deletedAt }) => deletedAt === null)) {
            const removed = await trash.remove(actor, id, revision);
            if (removed instanceof Failure) return removed;
          }
          return release(
            actor,
            drafts.map(({ id }) => id),
            'Deleted',
          );
        }
        case 'restore': {
          for (const { id, revision } of drafts.filter(({ deletedAt }) => deletedAt !== null)) {
            const restored = await content.restore(actor, id, { base: revision, revision: revision - 1 });
            if (restored instanceof Failure) return restored;
          }
          const shown = drafts.flatMap((draft) => (change.shown?.includes(draft.id) ? draft.id : []));
          const released = await release(actor, shown, 'Brought back');
          return released instanceof Failure ? released : { changed: drafts.length };
        }
        case 'state': {
          const at = now().toISOString();
          const changed = await editAll(actor, drafts, (item) => ({
            status: change.state ?? 'draft',
            ...(change.state === 'published' && item.publishAt === '' && { publishAt: at }),
          }));
          if (changed instanceof Failure) return changed;
          // Without its collection nobody would find them.
          const isFirst = change.state === 'published' && !(await isLive(actor, collectionId));
          const released = await release(actor, [...(isFirst ? [collectionId] : []), ...changed], '');
          return released instanceof Failure ? released : { changed: changed.length };
        }
        case 'addTag':
        case 'addCategory': {
          const taxonomy = change.do === 'addTag' ? 'tags' : 'categories';
          const term = (change.term ?? '').trim();
          const problem = termProblem(taxonomy, term);
          if (problem) return fail('invalid', { errors: { term: problem } }, problem);
          const changed = await editAll(actor, drafts, (item) =>
            has(item[taxonomy], term) ? undefined : { [taxonomy]: [...item[taxonomy], term] },
          );
          return changed instanceof Failure ? changed : { changed: changed.length };
        }
      }
    },

    /** Gives a tag or a category another name wherever it is used, or takes it out. */
    async rename(
      actor: Actor,
      collectionId: string,
      { taxonomy, from, to }: { taxonomy: Taxonomy; from: string; to: string | null },
    ): Promise<{ changed: number } | Failure> {
      const collection = await find(actor.siteId, collectionId);
      if (collection instanceof Failure) return collection;
      const problem = to === null ? undefined : termProblem(taxonomy, to.trim());
      if (problem) return fail('invalid', { errors: { to: problem } }, problem);
      const { known, ids } = await db.readSite(actor.siteId, async (tx) => ({
        known: (await store.listTerms(tx, collectionId)).filter((term) => term.taxonomy === taxonomy),
        ids: await store.itemsWithTerm(tx, collectionId, taxonomy, from),
      }));
      const isOther = to !== null && to.trim().toLowerCase() !== from.toLowerCase();
      if (
        isOther &&
        has(
          known.map(({ name }) => name),
          to,
        )
      )
        return fail('invalid', { errors: { to: termExists(taxonomy) } }, termExists(taxonomy));
      const drafts = await db.readSite(actor.siteId, (tx) => store.readDrafts(tx, collectionId, ids));
      const changed = await editAll(actor, drafts, (item) => ({
        [taxonomy]: item[taxonomy].flatMap((term) =>
          term === from ? (to === null ? [] : [to.trim()]) : [term],
        ),
      }));
      return changed instanceof Failure ? changed : { changed: changed.length };
    },
  };

  /** What somebody does to the state of items, visitors see at once. */
  async function release(
    actor: Actor,
    ids: readonly string[],
    note: string,
  ): Promise<{ changed: number } | Failure> {
    if (ids.length === 0) return { changed: 0 };
    const released = await publishing.publish(actor, { documentIds: ids, note });
    if (released instanceof Failure && released.code !== 'nothingToPublish') return released;
    return { changed: ids.length };
  }
}

export type Collections = ReturnType<typeof makeCollections>;

function has(terms: readonly string[], term: string): boolean {
  return terms.some((each) => each.toLowerCase() === term.trim().toLowerCase());
}

function readCursor(cursor: string | undefined): { at: string; id: string } | undefined {
  const [at = '', id = ''] = cursor?.split('_') ?? [];
  return Number.isNaN(Date.parse(at)) || id === '' ? undefined : { at, id };
}

function firstSection() {
  return {
    id: newId(),
    style: { space: 'small' },
    blocks: [{ id: newId(), type: 'text', place: { base: ONE_TEXT_WIDTH }, values: {} }],
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
