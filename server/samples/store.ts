import { sql } from 'drizzle-orm';
import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import type { SampleEntry } from '#contract/sites/samples.ts';
import type { Tx } from '../database/database.ts';
import { samples } from '../database/schema.ts';

export type Sample = Pick<SampleEntry, 'kind' | 'id'>;

export async function insertSamples(tx: Tx, siteId: string, rows: readonly Sample[]): Promise<void> {
  if (rows.length > 0) await tx.insert(samples).values(rows.map((row) => ({ ...row, siteId })));
}

/** What the owner has changed is theirs, and no sample any more. */
const UNTOUCHED = sql`
  select s.kind, s.id, p.title, '' as place, null::int as revision,
    p.slug, ${DEFAULT_SHOP_PATH} as "listPath" from samples s
  join products p on p.site_id = s.site_id and p.id = s.id
  where s.kind = 'product' and p.deleted_at is null and p.updated_at <= s.made_at
  union all
  select s.kind, s.id, i.title, coalesce(r.body->>'title', ''), d.draft_revision,
    i.slug, r.body->>'path' from samples s
  join documents d on d.site_id = s.site_id and d.id = s.id
  join items i on i.site_id = s.site_id and i.document_id = s.id and not i.is_live
  left join documents c on c.site_id = s.site_id and c.id = i.collection_id
  left join revisions r on r.site_id = s.site_id and r.document_id = c.id and r.number = c.draft_revision
  where s.kind = 'item' and i.deleted_at is null and d.draft_revision = 1`;

export type FoundSample = SampleEntry & {
  revision: number | null;
  slug: string;
  /** Where it is listed with others of its kind. */
  listPath: string | null;
};

export async function listSamples(tx: Tx): Promise<FoundSample[]> {
  const { rows } = await tx.execute<FoundSample>(
    sql`select * from (${UNTOUCHED}) each order by kind desc, place, title`,
  );
  return rows;
}

/** Drafts that name one of these addresses. */
export async function listMentioning(tx: Tx, addresses: readonly string[]) {
  const { rows } = await tx.execute<{ id: string; revision: number; isLive: boolean; body: unknown }>(sql`
    select d.id, d.draft_revision as revision, d.draft_revision is not distinct from d.live_revision as "isLive", r.body
    from documents d
    join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.draft_revision
    where r.body is not null
      and r.body::text like any(array[${sql.join(
        addresses.map((address) => sql`${`%"${address.replaceAll(/[\\%_]/g, '\\$&')}%`}`),
        sql`, `,
      )}])`);
  return rows;
}

export async function countSamples(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (${UNTOUCHED}) each`,
  );
  return rows[0]?.count ?? 0;
}
