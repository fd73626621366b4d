import type { AuditAction } from '#core/activity/actions.ts';
import type { Documents } from '#core/content/documents.ts';
import { hasPath, type DocumentKind } from '#core/content/kinds.ts';
import { fail, Failure } from '#contract/errors.ts';
import { recordAction, recordEdit } from '../audit.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import { by, isAllowed, refuseKind, TAKEN, type Actor } from './actor.ts';
import type { BodyChecks } from './check-body.ts';
import { describe } from './entries.ts';
import { holdFrom, type Revisions } from './revisions.ts';
import * as store from './stores/store.ts';

/** A site has as many as its owner makes. */
const MANY: readonly DocumentKind[] = ['item', 'translation'];
const DELETABLE: readonly DocumentKind[] = ['page', 'collection', 'item', 'form'];

export interface NewDocument {
  kind: DocumentKind;
  body: unknown;
  /** Of what is one of its kind, or is named by others. */
  key?: string | null;
  /** Blocks this version does not know, which a copy takes along. */
  types?: ReadonlySet<string>;
  /** Given by what makes several that name each other. */
  id?: string | undefined;
}

/** A document that is made from what is there, or from nothing. */
interface Rewriting {
  kind: DocumentKind;
  key: string;
  /** A failure leaves everything as it was. */
  bodyFrom: (before: unknown) => unknown;
}

/** Every way in which a document changes. */
export function makeDocumentWrites(deps: {
  db: Database;
  documents: Documents;
  checks: BodyChecks;
  revisions: Revisions;
}) {
  const { db, documents, checks, revisions } = deps;

  const change = <T>({ siteId }: Actor, work: (tx: Tx) => Promise<T | Failure>) =>
    unlessRefused(db.site, siteId, work, TAKEN);

  const create = (actor: Actor, document: NewDocument) =>
    change(actor, (tx) => createIn(tx, actor, document));

  async function createIn(tx: Tx, actor: Actor, document: NewDocument) {
    const { kind, key = null, id = newId(), types } = document;
    if (!isAllowed(actor, { kind, key })) return refuseKind();
    const checked = checks.check({ kind, key }, document.body, types && { types });
    if (checked instanceof Failure) return checked;
    const prepared = await revisions.prepare(tx, kind, { id: undefined, body: checked.value, before: null });
    if (prepared instanceof Failure) return prepared;
    const { body } = prepared;
    await revisions.begin(tx, actor, { id, kind, key, body });
    const detail = describe({ id, kind, key }, body);
    await recordAction(tx, { ...by(actor), action: 'document.create', detail });
    return { id, revision: 1 };
  }

  /** Makes the single document of its kind from what is there, whatever its revision. */
  const rewrite = (actor: Actor, kind: DocumentKind, key: string, bodyFrom: Rewriting['bodyFrom']) =>
    change(actor, (tx) => rewriteIn(tx, actor, { kind, key, bodyFrom }));

  /** Puts a document that says nothing yet where there is none: live too, so that nothing waits to be published. */
  const begin = (actor: Actor, { kind, key, body }: { kind: DocumentKind; key: string; body: unknown }) =>
    change(actor, async (tx) => {
      const { siteId, accountId: createdBy } = actor;
      await store.insertDefaults(tx, { siteId, id: newId(), kind, key, body, createdBy });
      const row = await store.findByKey(tx, kind, key);
      return row ? { id: row.id, revision: row.draftRevision } : fail('notFound');
    });

  async function rewriteIn(tx: Tx, actor: Actor, { kind, key, bodyFrom }: Rewriting) {
    const existing = await store.findByKey(tx, kind, key);
    if (!existing) {
      const body = bodyFrom(null);
      return body instanceof Failure ? body : createIn(tx, actor, { kind, body, key });
    }
    const row = await store.lockDocument(tx, existing.id);
    if (!row) return fail('notFound');
    const before = (await store.readRevision(tx, row.id, row.draftRevision))?.body;
    const body = bodyFrom(before);
    if (body instanceof Failure) return body;
    const types = await checks.unknownTypes(tx, row.id, { before, after: body });
    const checked = checks.check({ kind, key }, body, { types });
    if (checked instanceof Failure) return checked;
    // Translations save themselves while somebody types.
    const record = kind === 'translation' ? recordEdit : recordAction;
    await record(tx, { ...by(actor), action: 'document.save', detail: describe(row, checked.value) });
    return revisions.append(tx, actor, row, { body: checked.value });
  }

  /** Several documents, each made from what is there: all of them or none. */
  const rewriteAll = (actor: Actor, all: readonly Rewriting[]): Promise<{ ok: true } | Failure> =>
    change(actor, async (tx) => {
      for (const each of all) {
        const saved = await rewriteIn(tx, actor, each);
        if (saved instanceof Failure) return saved;
      }
      return { ok: true as const };
    });

  return {
    create,
    begin,

    /** The single document of its kind. What a site has none of yet is there with its defaults, which is how it is read. */
    async open(actor: Actor, kind: DocumentKind, key: string) {
      const fields = documents.fieldsOf(kind, key);
      if (!fields || hasPath(kind) || MANY.includes(kind) || (kind !== 'settings' && key !== kind))
        return fail('notFound');
      if (!isAllowed(actor, { kind, key })) return refuseKind();
      return begin(actor, { kind, key, body: fields.initial });
    },

    async save(
      actor: Actor,
      id: string,
      input: { base: number; body: unknown; note?: string | undefined },
      /** Named where a save is an act of its own. */
      action?: AuditAction,
    ) {
      return change(actor, async (tx) => {
        const held = await holdFrom(tx, actor, { id, base: input.base });
        if (held instanceof Failure) return held;
        const { row, body: before } = held;
        const types = await checks.unknownTypes(tx, id, { before, after: input.body });
        const checked = checks.check(row, input.body, { before, types });
        if (checked instanceof Failure) return checked;
        const prepared = await revisions.prepare(tx, row.kind, { id, body: checked.value, before });
        if (prepared instanceof Failure) return prepared;
        const entry = { ...by(actor), detail: describe(row, prepared.body) };
        if (action === undefined) await recordEdit(tx, { ...entry, action: 'document.save' });
        else await recordAction(tx, { ...entry, action });
        return revisions.append(tx, actor, row, { body: prepared.body, note: input.note });
      });
    },

    rewrite,
    rewriteAll,

    /** Writes the single document of its kind, whatever its revision: for forms that send all of it. */
    put: (actor: Actor, kind: DocumentKind, key: string, body: unknown) =>
      rewrite(actor, kind, key, () => body),

    async remove(actor: Actor, id: string, base: number, alsoDo: (tx: Tx) => Promise<void>) {
      return change(actor, async (tx) => {
        const held = await holdFrom(tx, actor, { id, base });
        if (held instanceof Failure) return held;
        if (!DELETABLE.includes(held.row.kind))
          return fail('invalid', {}, 'Only pages, collections, items and forms can be deleted.');
        const detail = describe(held.row, held.body);
        await recordAction(tx, { ...by(actor), action: 'document.delete', detail });
        if (held.row.kind !== 'form') await alsoDo(tx);
        return revisions.append(tx, actor, held.row, { body: null });
      });
    },

    async restore(actor: Actor, id: string, input: { base: number; revision: number }) {
      return change(actor, async (tx) => {
        const held = await holdFrom(tx, actor, { id, base: input.base });
        if (held instanceof Failure) return held;
        const earlier = await store.readRevision(tx, id, input.revision);
        if (!earlier || earlier.body === null) return fail('notFound');
        const { row, body: before } = held;
        const prepared = await revisions.prepare(tx, row.kind, { id, body: earlier.body, before });
        if (prepared instanceof Failure) return prepared;
        await recordAction(tx, {
          ...by(actor),
          action: 'document.restore',
          detail: { ...describe(row, earlier.body), revision: input.revision },
        });
        return revisions.append(tx, actor, row, {
          body: prepared.body,
          note: `Restored from version ${input.revision}`,
        });
      });
    },
  };
}

export type DocumentWrites = ReturnType<typeof makeDocumentWrites>;
