import type { Documents } from '#core/content/documents.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import type { Database } from '../database/database.ts';
import { makeBodyChecks } from './check-body.ts';
import { makeDocumentReads } from './document-reads.ts';
import { makeDocumentWrites } from './document-writes.ts';
import { makeDuplicatePage } from './duplicate-page.ts';
import type { KindRules } from './kind-rules.ts';
import { makeRevisions } from './revisions.ts';

export type { Actor, Reader } from './actor.ts';

/** What owners write: documents, each with all its revisions. */
export function makeContent(deps: {
  db: Database;
  documents: Documents;
  rules?: Partial<Record<DocumentKind, KindRules>>;
}) {
  const { db, documents, rules = {} } = deps;
  const checks = makeBodyChecks({ documents });
  const revisions = makeRevisions({ documents, rules });
  const writes = makeDocumentWrites({ db, documents, checks, revisions });
  return {
    ...makeDocumentReads({ db, documents, checks }),
    ...writes,
    duplicate: makeDuplicatePage({ db, documents, create: writes.create }),
  };
}

export type Content = ReturnType<typeof makeContent>;
