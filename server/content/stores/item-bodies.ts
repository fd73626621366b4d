import { sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';

/** Whole items of a site, oldest first. */
export async function listItemBodies(
  tx: Tx,
  state: 'drafts' | 'live',
): Promise<{ id: string; body: unknown }[]> {
  const number = state === 'live' ? sql`d.live_revision` : sql`d.draft_revision`;
  const { rows } = await tx.execute<{ id: string; body: unknown }>(sql`
    select d.id, r.body from documents d
    join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = ${number}
    where d.site_id = current_setting('plinth.site_id') and d.kind = 'item' and r.body is not null
    order by d.created_at, d.id`);
  return rows;
}
