import type { Documents } from '#core/content/documents.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import { isRecord } from '#core/fields/field.ts';
import { differencesOf } from '#core/publishing/differences.ts';
import { summaryOf } from '#core/publishing/summary.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { DocumentEntry } from '#contract/content/content.ts';
import type { Database } from '../database/database.ts';
import { isAllowed, isListed, refuseKind, type Reader } from './actor.ts';
import type { BodyChecks } from './check-body.ts';
import { toEntry } from './entries.ts';
import { listItemBodies } from './stores/item-bodies.ts';
import * as store from './stores/store.ts';
import { readTranslations } from './stores/translation-store.ts';

const HISTORY_LENGTH = 100;
const PAGE_LENGTH = 500;

const isThere = (row: { body: unknown; liveRevision: number | null }) =>
  row.body !== null || row.liveRevision !== null;
/** Of so many revisions it is said what they changed; for that their bodies are read. */
const SUMMARISED = 20;

/** Documents as they are drafted, with what became of them. */
export function makeDocumentReads(deps: { db: Database; documents: Documents; checks: BodyChecks }) {
  const { db, documents, checks } = deps;

  function summarise(
    { kind, key }: { kind: DocumentKind; key: string | null },
    bodies: ReadonlyMap<number, unknown>,
    number: number,
  ): string {
    const [fields, before, after] = [
      documents.fieldsOf(kind, key),
      bodies.get(number - 1),
      bodies.get(number),
    ];
    if (!fields || !isRecord(before) || !isRecord(after)) return '';
    return summaryOf(
      differencesOf(fields.read(before), fields.read(after), fields.control, documents.blockOf),
    );
  }

  return {
    /** What the reader may see of it. */
    async list(reader: Reader, kind?: DocumentKind): Promise<DocumentEntry[] | Failure> {
      if (kind && !isListed(reader, kind)) return refuseKind();
      const rows = await db.readSite(reader.siteId, (tx) => store.listDrafts(tx, { kind }));
      return rows.filter((row) => isThere(row) && isAllowed(reader, row)).map(toEntry);
    },

    /** Documents of one kind a page at a time: a site may have a hundred thousand items. */
    async page(
      reader: Reader,
      { kind, after }: { kind: DocumentKind; after?: string | undefined },
    ): Promise<{ documents: DocumentEntry[]; next: string | null } | Failure> {
      if (!isListed(reader, kind)) return refuseKind();
      const rows = await db.readSite(reader.siteId, (tx) =>
        store.listDrafts(tx, { kind, after, limit: PAGE_LENGTH + 1 }),
      );
      const page = rows.slice(0, PAGE_LENGTH);
      return {
        documents: page.filter((row) => isThere(row) && isAllowed(reader, row)).map(toEntry),
        next: rows.length > PAGE_LENGTH ? (page.at(-1)?.id ?? null) : null,
      };
    },

    /** Every item as it is drafted, for copies of the site. */
    items: (siteId: string) => db.readSite(siteId, (tx) => listItemBodies(tx, 'drafts')),

    /** Every translation as it is drafted, for copies of the site. */
    translations: (siteId: string) => db.readSite(siteId, (tx) => readTranslations(tx, 'drafts')),

    async read(reader: Reader, id: string) {
      const [row] = await db.readSite(reader.siteId, (tx) => store.listDrafts(tx, { id }));
      if (!row) return fail('notFound');
      if (!isAllowed(reader, row)) return refuseKind();
      return { ...toEntry(row), body: checks.repair(row, row.body), liveRevision: row.liveRevision };
    },

    async readByKey(siteId: string, kind: DocumentKind, key: string): Promise<unknown> {
      return db.readSite(siteId, async (tx) => {
        const row = await store.findByKey(tx, kind, key);
        const stored = row && (await store.readRevision(tx, row.id, row.draftRevision));
        return documents.fieldsOf(kind, key)?.read(stored?.body);
      });
    },

    /** What visitors get of it; null while they get nothing. */
    async published(reader: Reader, id: string): Promise<{ body: Record<string, unknown> | null } | Failure> {
      return db.readSite(reader.siteId, async (tx) => {
        const [row] = await store.listDrafts(tx, { id });
        if (!row) return fail('notFound');
        if (!isAllowed(reader, row)) return refuseKind();
        const { body = null } = (await store.findLiveDocument(tx, id)) ?? {};
        return { body: checks.repair(row, body) };
      });
    },

    async history(reader: Reader, id: string) {
      return db.readSite(reader.siteId, async (tx) => {
        const [row] = await store.listDrafts(tx, { id });
        if (!row) return fail('notFound');
        if (!isAllowed(reader, row)) return refuseKind();
        const revisions = await store.listRevisions(tx, id, HISTORY_LENGTH);
        const bodies = await store.newestBodies(tx, id, SUMMARISED + 1);
        return {
          revisions: revisions.map(({ createdAt, createdBy, createdByName, ...revision }) => ({
            ...revision,
            summary: summarise(row, bodies, revision.number),
            at: createdAt.toISOString(),
            by: createdBy,
            byName: createdByName,
            isLive: revision.number === row.liveRevision,
          })),
        };
      });
    },

    async revision(reader: Reader, id: string, number: number) {
      return db.readSite(reader.siteId, async (tx) => {
        const [row] = await store.listDrafts(tx, { id });
        if (!row) return fail('notFound');
        if (!isAllowed(reader, row)) return refuseKind();
        const revision = await store.readRevision(tx, id, number);
        return revision ? { body: checks.repair(row, revision.body) } : fail('notFound');
      });
    },
  };
}
