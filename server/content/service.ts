import { checkWith, type Problem } from '#core/fields/index.ts';
import { isRecord } from '#core/fields/field.ts';
import { documentTitle, type Documents } from '#core/content/documents.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import { forgiveOldExcess } from '#core/page/fields.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { DocumentEntry } from '#contract/content.ts';
import { recordAction } from '../audit.ts';
import { isUniqueViolation } from '../database/errors.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import * as store from './store.ts';

/** Who acts on which site. `accountId` is null for the system itself. */
export interface Actor {
  siteId: string;
  accountId: string | null;
}

const HISTORY_LENGTH = 100;

export function makeContent(deps: { db: Database; documents: Documents }) {
  const { db, documents } = deps;

  /** Runs in the site's transaction; a failure rolls back whatever was written before it. */
  async function change<T>(actor: Actor, work: (tx: Tx) => Promise<T | Failure>): Promise<T | Failure> {
    try {
      return await db.site(actor.siteId, async (tx) => {
        const result = await work(tx);
        if (result instanceof Failure) throw result;
        return result;
      });
    } catch (error) {
      if (error instanceof Failure) return error;
      if (isUniqueViolation(error, 'documents_draft_path')) return fail('pathTaken');
      throw error;
    }
  }

  function check(
    kind: DocumentKind,
    key: string | null,
    body: unknown,
    before?: unknown,
  ): { value: unknown } | Failure {
    const fields = documents.fieldsOf(kind, key);
    if (!fields) return fail('notFound');
    const result = checkWith(fields, body);
    if (result.ok) return { value: result.value };
    const problems = kind === 'page' ? forgive(result.problems, before, body) : result.problems;
    if (problems.length > 0) return fail('invalid', { errors: toErrors(problems) }, problems[0]?.message);
    return { value: fields.read(body) };
  }

  async function save(tx: Tx, actor: Actor, row: store.DocumentRow, body: unknown, note: string) {
    const number = row.draftRevision + 1;
    await store.insertRevision(tx, {
      siteId: actor.siteId,
      documentId: row.id,
      number,
      body,
      note,
      createdBy: actor.accountId,
    });
    await store.moveDraft(tx, row.id, number, pathOf(row.kind, body));
    return { id: row.id, revision: number };
  }

  /** The document held for a save that started from `base`, or the conflict with what is there now. */
  async function lockFrom(
    tx: Tx,
    id: string,
    base: number,
  ): Promise<{ row: store.DocumentRow; body: unknown } | Failure> {
    const row = await store.lockDocument(tx, id);
    if (!row) return fail('notFound');
    const body = (await store.readRevision(tx, id, row.draftRevision))?.body ?? null;
    return row.draftRevision === base
      ? { row, body }
      : fail('conflict', { current: { revision: row.draftRevision, body } });
  }

  return {
    async list(siteId: string, kind?: DocumentKind): Promise<DocumentEntry[]> {
      const rows = await db.readSite(siteId, (tx) => store.listDrafts(tx, { kind }));
      return rows.filter((row) => row.body !== null || row.liveRevision !== null).map(toEntry);
    },

    async read(siteId: string, id: string) {
      const [row] = await db.readSite(siteId, (tx) => store.listDrafts(tx, { id }));
      if (!row) return fail('notFound');
      return { ...toEntry(row), body: isRecord(row.body) ? row.body : null, liveRevision: row.liveRevision };
    },

    async create(actor: Actor, kind: DocumentKind, body: unknown, key: string | null = null) {
      const checked = check(kind, key, body);
      if (checked instanceof Failure) return checked;
      return change(actor, async (tx) => {
        const id = newId();
        await store.insertDocument(tx, {
          siteId: actor.siteId,
          id,
          kind,
          key,
          draftPath: pathOf(kind, checked.value),
        });
        await store.insertRevision(tx, {
          siteId: actor.siteId,
          documentId: id,
          number: 1,
          body: checked.value,
          note: '',
          createdBy: actor.accountId,
        });
        await recordAction(tx, { ...actor, action: 'document.create', detail: { id, kind } });
        return { id, revision: 1 };
      });
    },

    async save(actor: Actor, id: string, input: { base: number; body: unknown; note?: string | undefined }) {
      return change(actor, async (tx) => {
        const held = await lockFrom(tx, id, input.base);
        if (held instanceof Failure) return held;
        const checked = check(held.row.kind, held.row.key, input.body, held.body);
        if (checked instanceof Failure) return checked;
        return save(tx, actor, held.row, checked.value, input.note ?? '');
      });
    },

    /** Writes the single document of its kind, whatever its revision: for forms that send all of it. */
    async put(actor: Actor, kind: DocumentKind, key: string, body: unknown) {
      const existing = await db.readSite(actor.siteId, (tx) => store.findByKey(tx, kind, key));
      if (!existing) return this.create(actor, kind, body, key);
      return change(actor, async (tx) => {
        const row = await store.lockDocument(tx, existing.id);
        if (!row) return fail('notFound');
        const checked = check(kind, key, body);
        if (checked instanceof Failure) return checked;
        return save(tx, actor, row, checked.value, '');
      });
    },

    async readByKey(siteId: string, kind: DocumentKind, key: string): Promise<unknown> {
      return db.readSite(siteId, async (tx) => {
        const row = await store.findByKey(tx, kind, key);
        const stored = row && (await store.readRevision(tx, row.id, row.draftRevision));
        return documents.fieldsOf(kind, key)?.read(stored?.body);
      });
    },

    async remove(actor: Actor, id: string, base: number) {
      return change(actor, async (tx) => {
        const held = await lockFrom(tx, id, base);
        if (held instanceof Failure) return held;
        if (held.row.kind !== 'page' && held.row.kind !== 'form')
          return fail('invalid', {}, 'Only pages and forms can be deleted.');
        await recordAction(tx, { ...actor, action: 'document.delete', detail: { id } });
        return save(tx, actor, held.row, null, '');
      });
    },

    async history(siteId: string, id: string) {
      return db.readSite(siteId, async (tx) => {
        const [row] = await store.listDrafts(tx, { id });
        if (!row) return fail('notFound');
        const revisions = await store.listRevisions(tx, id, HISTORY_LENGTH);
        return {
          revisions: revisions.map(({ createdAt, createdBy, ...revision }) => ({
            ...revision,
            at: createdAt.toISOString(),
            by: createdBy,
            isLive: revision.number === row.liveRevision,
          })),
        };
      });
    },

    async restore(actor: Actor, id: string, input: { base: number; revision: number }) {
      return change(actor, async (tx) => {
        const held = await lockFrom(tx, id, input.base);
        if (held instanceof Failure) return held;
        const earlier = await store.readRevision(tx, id, input.revision);
        if (!earlier || earlier.body === null) return fail('notFound');
        await recordAction(tx, {
          ...actor,
          action: 'document.restore',
          detail: { id, revision: input.revision },
        });
        return save(tx, actor, held.row, earlier.body, `Restored from version ${input.revision}`);
      });
    },
  };
}

export type Content = ReturnType<typeof makeContent>;

function toEntry(row: store.DraftRow): DocumentEntry {
  return {
    id: row.id,
    kind: row.kind,
    key: row.key,
    ...nameOf(row),
    state: stateOf(row),
    revision: row.draftRevision,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** How lists call a document; a deleted page keeps the name visitors know it by. */
export function nameOf(row: store.DraftRow): { title: string; path: string | null } {
  const isGone = row.body === null;
  return {
    title: (isGone && row.liveTitle) || documentTitle(row.kind, row.key, row.body),
    path: isGone ? row.livePath : pathOf(row.kind, row.body),
  };
}

function stateOf(row: store.DraftRow): DocumentEntry['state'] {
  if (row.body === null) return 'deleted';
  if (row.liveRevision === null) return 'new';
  return row.liveRevision === row.draftRevision ? 'live' : 'changed';
}

export function pathOf(kind: DocumentKind, body: unknown): string | null {
  return kind === 'page' && isRecord(body) && typeof body.path === 'string' ? body.path : null;
}

function forgive(problems: readonly Problem[], before: unknown, after: unknown): Problem[] {
  const page = (value: unknown) =>
    isRecord(value) && isRecord(value.body) ? (value.body as unknown as PageDocument['body']) : undefined;
  const now = page(after);
  return now ? forgiveOldExcess(problems, page(before), now) : [...problems];
}

/** Field path to message, the first one where a field has several. */
function toErrors(problems: readonly Problem[]): Record<string, string> {
  return Object.fromEntries([...problems].reverse().map(({ path, message }) => [path, message]));
}
