import { and, eq, sql } from 'drizzle-orm';
import { BLOCKS } from '#blocks/index.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import type { Tx } from '../../database/database.ts';
import { documents, revisions } from '../../database/schema.ts';

const reachingTypes = BLOCKS.flatMap(({ type, thirdParty }) => (thirdParty ? [type] : []));
const reachingBlock = `"type": "(${reachingTypes.join('|')})"`;

/** Pages and items that name no address of another host, and have no block that does, are not read. */
const mayContact = sql`(${documents.kind} not in ('page', 'item') or ${revisions.body}::text ~ ${`//|${reachingBlock}`})`;

/** Live documents that may contact somebody, or say what the site uses. */
export async function listContacting(tx: Tx) {
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
