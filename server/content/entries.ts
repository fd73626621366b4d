import { documentTitle } from '#core/content/documents.ts';
import { hasPath, type DocumentKind } from '#core/content/kinds.ts';
import { isRecord } from '#core/fields/field.ts';
import type { Change, DocumentEntry } from '#contract/content/content.ts';
import type { DocumentRow, DraftRow } from './stores/store.ts';

export function toEntry(row: DraftRow): DocumentEntry {
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

/** What publishing a document would do. */
export function toChange(row: DraftRow): Change {
  return {
    documentId: row.id,
    kind: row.kind,
    ...nameOf(row),
    before: row.liveRevision,
    after: row.draftRevision,
  };
}

/** How lists call a document; what was deleted keeps the name visitors know it by. */
export function nameOf(row: DraftRow): { title: string; path: string | null } {
  const isGone = row.body === null;
  return {
    title: (isGone && row.liveTitle) || documentTitle(row.kind, row.key, row.body),
    path: isGone ? row.livePath : pathOf(row.kind, row.body),
  };
}

function stateOf(row: DraftRow): DocumentEntry['state'] {
  if (row.body === null) return 'deleted';
  if (row.liveRevision === null) return 'new';
  return row.isChanged ? 'changed' : 'live';
}

export function pathOf(kind: DocumentKind, body: unknown): string | null {
  return hasPath(kind) && isRecord(body) && typeof body.path === 'string' ? body.path : null;
}

/** What the activity log tells of a document, by the name it had then. */
export function describe({ id, kind, key }: Pick<DocumentRow, 'id' | 'kind' | 'key'>, body: unknown) {
  return { id, kind, title: documentTitle(kind, key, body) };
}
