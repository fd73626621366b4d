import type { Documents } from '#core/content/documents.ts';
import { hasPath, type DocumentKind } from '#core/content/kinds.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Tx } from '../database/database.ts';
import { isAllowed, refuseKind, type Actor } from './actor.ts';
import { pathOf } from './entries.ts';
import type { KindRules } from './kind-rules.ts';
import { projectPage } from './projection.ts';
import * as store from './stores/store.ts';

/** Appends revisions, each with what lists and search need of it. */
export function makeRevisions(deps: {
  documents: Documents;
  rules: Partial<Record<DocumentKind, KindRules>>;
}) {
  const { documents, rules } = deps;

  function projectionOf(kind: DocumentKind, body: unknown): store.Projection | undefined {
    if (body === null) return undefined;
    return hasPath(kind) ? projectPage(documents, kind, body) : rules[kind]?.project?.(body);
  }

  /** What is live where a new body says nothing else. */
  async function findSame(tx: Tx, row: store.DocumentRow, body: unknown): Promise<number | null> {
    const { id, kind, key, liveRevision } = row;
    if (body === null || liveRevision === null) return null;
    const live = (await store.readRevision(tx, id, liveRevision))?.body ?? null;
    return live !== null && documents.saysTheSame(kind, key, [live, body]) ? liveRevision : null;
  }

  return {
    /** What the rules of its kind make of a body that is fine by itself. */
    async prepare(
      tx: Tx,
      kind: DocumentKind,
      change: { id: string | undefined; body: unknown; before: unknown },
    ): Promise<{ body: unknown } | Failure> {
      return (await rules[kind]?.prepare?.(tx, change)) ?? { body: change.body };
    },

    async begin(
      tx: Tx,
      { siteId, accountId }: Actor,
      { id, kind, key, body }: { id: string; kind: DocumentKind; key: string | null; body: unknown },
    ): Promise<void> {
      await store.insertDocument(tx, { siteId, id, kind, key, draftPath: pathOf(kind, body) });
      await store.insertRevision(tx, {
        siteId,
        documentId: id,
        number: 1,
        body,
        note: '',
        createdBy: accountId,
        projection: projectionOf(kind, body),
      });
      await rules[kind]?.saved?.(tx, { id, body });
    },

    /** Without a body the document is deleted. */
    async append(
      tx: Tx,
      { siteId, accountId }: Actor,
      row: store.DocumentRow,
      { body, note = '' }: { body: unknown; note?: string | undefined },
    ): Promise<{ id: string; revision: number }> {
      const number = row.draftRevision + 1;
      await store.insertRevision(tx, {
        siteId,
        documentId: row.id,
        number,
        body,
        note,
        createdBy: accountId,
        projection: projectionOf(row.kind, body),
        sameAs: await findSame(tx, row, body),
      });
      await store.moveDraft(tx, row.id, number, pathOf(row.kind, body));
      await rules[row.kind]?.saved?.(tx, { id: row.id, body });
      return { id: row.id, revision: number };
    },
  };
}

export type Revisions = ReturnType<typeof makeRevisions>;

/** The document held for a save that started from `base`, or the conflict with what is there now. */
export async function holdFrom(
  tx: Tx,
  actor: Actor,
  { id, base }: { id: string; base: number },
): Promise<{ row: store.DocumentRow; body: unknown } | Failure> {
  const row = await store.lockDocument(tx, id);
  if (!row) return fail('notFound');
  if (!isAllowed(actor, row)) return refuseKind();
  const body = (await store.readRevision(tx, id, row.draftRevision))?.body ?? null;
  return row.draftRevision === base
    ? { row, body }
    : fail('conflict', { current: { revision: row.draftRevision, body } });
}
