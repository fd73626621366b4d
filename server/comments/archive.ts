import { asc, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { COMMENT_STATES, MAX_COMMENT_LENGTH } from '#core/comments/comment.ts';
import { id } from '#contract/id.ts';
import type { Database } from '../database/database.ts';
import { comments, documents } from '../database/schema.ts';

/** Few enough for the parameters that one statement may have. */
const CHUNK = 1000;

/** Comments as they stand in an archive: without the accounts, which are of one platform. */
const archived = z.array(
  z.object({
    id,
    documentId: id,
    parentId: id.nullable(),
    name: z.string().max(200),
    email: z.string().max(254),
    isStaff: z.boolean(),
    isMember: z.boolean().default(false),
    text: z.string().max(MAX_COMMENT_LENGTH),
    state: z.enum(COMMENT_STATES),
    reason: z.string().max(400),
    likes: z.int().min(0),
    createdAt: z.coerce.date(),
  }),
);

/** Comments for archives, and from them. */
export function makeCommentArchive({ db }: { db: Database }) {
  return {
    archived: async (siteId: string) =>
      archived.parse(
        await db.readSite(siteId, (tx) =>
          tx
            .select()
            .from(comments)
            .where(
              sql`exists (select from ${documents} d join revisions r on r.site_id = d.site_id and r.document_id = d.id
                and r.number = d.draft_revision where d.site_id = ${comments.siteId} and d.id = ${comments.documentId}
                and r.body is not null)`,
            )
            .orderBy(asc(comments.id)),
        ),
      ),

    /** What is written below items that came along; known ones stay as they are. */
    async takeArchived(siteId: string, rows: unknown): Promise<number> {
      const all = archived.parse(rows);
      return db.site(siteId, async (tx) => {
        let taken = 0;
        for (let start = 0; start < all.length; start += CHUNK) {
          const part = all.slice(start, start + CHUNK);
          const named = part.map(({ documentId }) => documentId);
          const there = await tx
            .select({ id: documents.id })
            .from(documents)
            .where(inArray(documents.id, named));
          const known = new Set(there.map((document) => document.id));
          const kept = part.filter(({ documentId }) => known.has(documentId));
          taken += kept.length;
          if (kept.length > 0)
            await tx
              .insert(comments)
              .values(kept.map((row) => ({ ...row, siteId })))
              .onConflictDoNothing();
        }
        return taken;
      });
    },
  };
}
