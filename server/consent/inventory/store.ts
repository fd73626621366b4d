import { and, eq, sql } from 'drizzle-orm';
import type { DocumentKind } from '#core/content/kinds.ts';
import type { Tx } from '../../database/database.ts';
import { documents, revisions } from '../../database/schema.ts';

/** Live documents that may contact somebody, or say what the site uses. */
export async function listContacting(tx: Tx, reachingBlocks: readonly string[]) {
  // Pages and items that name no address of another host, and have no block that does, are not read.
  const reaches = `//|"type": "(${reachingBlocks.join('|')})"`;
  const mayContact = sql`(${documents.kind} not in ('page', 'item') or ${revisions.body}::text ~ ${reaches})`;
  return tx
    .select({
      kind: sql<DocumentKind>`${documents.kind}`,
      key: documents.key,
      body: revisions.body,
    })
    .from(documents)
    .innerJoin(
      revisions,
      and(
        eq(revisions.siteId, documents.siteId),
        eq(revisions.documentId, documents.id),
        eq(revisions.number, documents.liveRevision),
      ),
    )
    .where(mayContact)
    .orderBy(documents.createdAt, documents.id);
}
