import { sql, type SQL } from 'drizzle-orm';
import type { ListFilter } from '#core/collections/address.ts';
import type { ItemOrder } from '#core/collections/kinds.ts';
import type { Card } from '#site/collections/view.ts';
import type { Tx } from '../database/database.ts';

export interface CardRow {
  id: string;
  collectionId: string;
  slug: string;
  title: string;
  publishedAt: Date;
  sortAt: Date;
  updatedAt: Date;
  isFeatured: boolean;
  isIndexed: boolean;
  details: Card['details'];
}

const here = sql`current_setting('plinth.site_id')`;
const columns = sql`i.document_id as id, i.collection_id as "collectionId", i.slug, i.title,
  i.published_at as "publishedAt", i.sort_at as "sortAt", i.updated_at as "updatedAt",
  i.is_featured as "isFeatured", i.is_indexed as "isIndexed", i.summary as details`;

export interface Source {
  isLive: boolean;
  collectionId: string;
}

const visible = ({ isLive, collectionId }: Source) =>
  sql`i.site_id = ${here} and i.is_live = ${isLive} and i.collection_id = ${collectionId} and i.is_visible`;

async function rows(tx: Tx, statement: SQL): Promise<CardRow[]> {
  const found = await tx.execute<CardRow & Record<string, unknown>>(statement);
  return found.rows.map((row) => ({
    ...row,
    publishedAt: new Date(row.publishedAt),
    sortAt: new Date(row.sortAt),
    updatedAt: new Date(row.updatedAt),
  }));
}

/** How each order is walked: by which column, in which direction. An order of the owner's own is read whole. */
const ORDERS: Readonly<Record<Exclude<ItemOrder, 'manual'>, { column: SQL; isDown: boolean }>> = {
  newest: { column: sql`sort_at`, isDown: true },
  oldest: { column: sql`sort_at`, isDown: false },
  title: { column: sql`title`, isDown: false },
};

export interface Wanted {
  order: Exclude<ItemOrder, 'manual'>;
  filter: ListFilter | null;
  /** The list goes on behind this item. */
  after: CardRow | undefined;
  limit: number;
}

/** One page of a list, found by its index however far down it lies. */
export async function listCards(tx: Tx, source: Source, wanted: Wanted): Promise<CardRow[]> {
  const { filter, after, limit } = wanted;
  // Lists by tag, category or month go by date: that is what their index is for.
  const order = filter && wanted.order === 'title' ? 'newest' : wanted.order;
  const { column, isDown } = ORDERS[order];
  const from = filter ? sql`t` : sql`i`;
  const direction = isDown ? sql`desc` : sql`asc`;
  const key =
    after && (order === 'title' ? sql`${after.title}` : sql`${after.sortAt.toISOString()}::timestamptz`);
  const beyond = after
    ? sql`and (${from}.${column}, ${from}.document_id) ${isDown ? sql`<` : sql`>`} (${key}, ${after.id})`
    : sql``;
  const terms = filter
    ? sql`item_terms t join items i on i.site_id = t.site_id and i.is_live = t.is_live and i.document_id = t.document_id`
    : sql`items i`;
  const limited = filter
    ? sql`t.site_id = ${here} and t.is_live = ${source.isLive} and t.collection_id = ${source.collectionId}
        and t.taxonomy = ${filter.kind} and t.slug = ${filter.slug}`
    : visible(source);
  return rows(
    tx,
    sql`select ${columns} from ${terms} where ${limited} ${beyond}
      order by ${from}.${column} ${direction}, ${from}.document_id ${direction} limit ${limit}`,
  );
}

/** What its owner wants seen first, newest first. */
export async function listFeatured(
  tx: Tx,
  source: Source,
  { filter, limit }: { filter: ListFilter | null; limit: number },
): Promise<CardRow[]> {
  const limited = filter
    ? sql`and exists (select from item_terms t where t.site_id = i.site_id and t.is_live = i.is_live
        and t.collection_id = i.collection_id and t.document_id = i.document_id
        and t.taxonomy = ${filter.kind} and t.slug = ${filter.slug})`
    : sql``;
  return rows(
    tx,
    sql`select ${columns} from items i where ${visible(source)} and i.is_featured ${limited}
      order by i.sort_at desc, i.document_id desc limit ${limit}`,
  );
}

/** All items of a collection that its owner arranges, in that order; what was not arranged yet comes first. */
export async function listArranged(
  tx: Tx,
  source: Source,
  order: readonly string[],
  limit: number,
): Promise<CardRow[]> {
  return rows(
    tx,
    sql`select ${columns} from items i where ${visible(source)}
      order by array_position(${sql.param([...order])}::text[], i.document_id) nulls first, i.sort_at desc, i.document_id
      limit ${limit}`,
  );
}

/** What is on from now, or was on before it. */
export async function listEvents(
  tx: Tx,
  source: Source,
  wanted: { isPast: boolean; now: Date; after: CardRow | undefined; limit: number },
): Promise<CardRow[]> {
  const now = sql`${wanted.now.toISOString()}::timestamptz`;
  const end = sql`greatest(i.sort_at, nullif(i.summary->'event'->>'endsAt', '')::timestamptz)`;
  const time = wanted.isPast
    ? sql`i.sort_at < ${now} and ${end} < ${now}`
    : // What began long ago and still runs is found as well, without looking at all that is over.
      sql`i.sort_at > ${now} - interval '400 days' and ${end} >= ${now}`;
  const { after } = wanted;
  const compare = wanted.isPast ? sql`<` : sql`>`;
  const beyond = after
    ? sql`and (i.sort_at, i.document_id) ${compare} (${after.sortAt.toISOString()}::timestamptz, ${after.id})`
    : sql``;
  const direction = wanted.isPast ? sql`desc` : sql`asc`;
  return rows(
    tx,
    sql`select ${columns} from items i where ${visible(source)} and ${time} ${beyond}
      order by i.sort_at ${direction}, i.document_id ${direction} limit ${wanted.limit}`,
  );
}

/** Events of a stretch of time, those included that reach into it. */
export async function listBetween(tx: Tx, source: Source, from: Date, to: Date): Promise<CardRow[]> {
  const start = sql`${from.toISOString()}::timestamptz`;
  return rows(
    tx,
    sql`select ${columns} from items i where ${visible(source)}
      and i.sort_at < ${to.toISOString()}::timestamptz and i.sort_at > ${start} - interval '400 days'
      and greatest(i.sort_at, nullif(i.summary->'event'->>'endsAt', '')::timestamptz) >= ${start}
      order by i.sort_at, i.document_id limit 500`,
  );
}

export async function findCard(
  tx: Tx,
  source: Source,
  by: { slug: string } | { id: string },
): Promise<CardRow | undefined> {
  // The index of addresses leaves out what is deleted, so it is only asked when this says so too.
  const which =
    'slug' in by ? sql`i.slug = ${by.slug} and i.deleted_at is null` : sql`i.document_id = ${by.id}`;
  return (await rows(tx, sql`select ${columns} from items i where ${visible(source)} and ${which}`))[0];
}

/** An item that is live for those who work on the site alone. */
export async function findPrivate(
  tx: Tx,
  { isLive, collectionId }: Source,
  slug: string,
): Promise<CardRow | undefined> {
  const found = await rows(
    tx,
    sql`select ${columns} from items i where i.site_id = ${here} and i.is_live = ${isLive}
      and i.collection_id = ${collectionId} and i.slug = ${slug} and i.deleted_at is null and i.status = 'private'`,
  );
  return found[0];
}

/** The draft of an item by its address, whatever its state. */
export async function findDraft(tx: Tx, collectionId: string, slug: string): Promise<CardRow | undefined> {
  const found = await rows(
    tx,
    sql`select ${columns} from items i where i.site_id = ${here} and not i.is_live
      and i.collection_id = ${collectionId} and i.slug = ${slug} and i.deleted_at is null`,
  );
  return found[0];
}

/** Items by their ids, whatever collection they are in; what visitors must not see is left out. */
export async function findCards(tx: Tx, isLive: boolean, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  return rows(
    tx,
    sql`select ${columns} from items i where i.site_id = ${here} and i.is_live = ${isLive} and i.is_visible
      and i.document_id = any(${sql.param([...ids])}::text[])`,
  );
}

export async function readBody(tx: Tx, id: string, isLive: boolean): Promise<unknown> {
  const { rows: found } = await tx.execute<{ body: unknown }>(sql`
    select r.body from documents d join revisions r on r.site_id = d.site_id and r.document_id = d.id
      and r.number = ${isLive ? sql`d.live_revision` : sql`d.draft_revision`}
    where d.site_id = ${here} and d.id = ${id}`);
  return found[0]?.body;
}

/** What visitors see of several items at once, by their ids. */
export async function readLiveBodies(tx: Tx, ids: readonly string[]): Promise<Map<string, unknown>> {
  const { rows: found } = await tx.execute<{ id: string; body: unknown }>(sql`
    select d.id, r.body from documents d join revisions r on r.site_id = d.site_id and r.document_id = d.id
      and r.number = d.live_revision
    where d.site_id = ${here} and d.id = any(${sql.param([...ids])}::text[])`);
  return new Map(found.map(({ id, body }) => [id, body]));
}

/** Looked at for each term an item has, so that one that a hundred thousand share costs no more than a rare one. */
const RELATED_PER_TERM = 30;

/** Other items of the collection that share most tags and categories, newest first. */
export async function listRelated(tx: Tx, source: Source, id: string, limit: number): Promise<CardRow[]> {
  return rows(
    tx,
    sql`with own as (
        select distinct taxonomy, slug from item_terms where site_id = ${here} and is_live = ${source.isLive}
          and document_id = ${id} and taxonomy in ('tag', 'category') limit 20
      ), near as (
        select other.document_id, count(*) as shared from own
        cross join lateral (
          select t.document_id from item_terms t where t.site_id = ${here} and t.is_live = ${source.isLive}
            and t.collection_id = ${source.collectionId} and t.taxonomy = own.taxonomy and t.slug = own.slug
            and t.document_id <> ${id}
          order by t.sort_at desc, t.document_id desc limit ${RELATED_PER_TERM}) other
        group by 1
      )
      select ${columns} from near join items i on i.document_id = near.document_id
      where ${visible(source)}
      order by near.shared desc, i.sort_at desc, i.document_id limit ${limit}`,
  );
}

/** The terms of a collection by name, each found by one step in the index, however many items share it. */
export async function listTermLinks(
  tx: Tx,
  source: Source,
  kind: ListFilter['kind'],
  limit: number,
): Promise<{ slug: string; name: string }[]> {
  const own = sql`t.site_id = ${here} and t.is_live = ${source.isLive} and t.collection_id = ${source.collectionId}
    and t.taxonomy = ${kind}`;
  const isDown = kind === 'archive';
  const direction = isDown ? sql`desc` : sql`asc`;
  const { rows: found } = await tx.execute<{ slug: string; name: string }>(sql`
    with recursive walk as (
      (select t.slug, t.name from item_terms t where ${own} order by t.slug ${direction} limit 1)
      union all
      select step.slug, step.name from walk cross join lateral (
        select t.slug, t.name from item_terms t where ${own} and t.slug ${isDown ? sql`<` : sql`>`} walk.slug
        order by t.slug ${direction} limit 1) step
    ) select slug, name from walk limit ${limit}`);
  return found;
}

/** Terms with how many items have them, most first. */
export async function countTerms(
  tx: Tx,
  source: Source,
  { kind, limit }: { kind: ListFilter['kind']; limit: number },
): Promise<{ slug: string; name: string; count: number }[]> {
  const { rows: found } = await tx.execute<{ slug: string; name: string; count: number }>(sql`
    select slug, min(name) as name, count(*)::int as count from item_terms
    where site_id = ${here} and is_live = ${source.isLive} and collection_id = ${source.collectionId}
      and taxonomy = ${kind}
    group by slug order by ${kind === 'archive' ? sql`slug desc` : sql`count desc, slug`} limit ${limit}`);
  return found;
}

export async function findTermName(
  tx: Tx,
  source: Source,
  { kind, slug }: ListFilter,
): Promise<string | undefined> {
  const { rows: found } = await tx.execute<{ name: string }>(sql`
    select name from item_terms where site_id = ${here} and is_live = ${source.isLive}
      and collection_id = ${source.collectionId} and taxonomy = ${kind} and slug = ${slug} limit 1`);
  return found[0]?.name;
}

/** Addresses for search engines, of all collections that are live. */
export async function listAddresses(
  tx: Tx,
  part: { limit: number; offset: number },
): Promise<{ collectionId: string; slug: string; updatedAt: Date }[]> {
  const { rows: found } = await tx.execute<{ collectionId: string; slug: string; updatedAt: Date }>(sql`
    select collection_id as "collectionId", slug, updated_at as "updatedAt" from items
    where site_id = ${here} and is_live and is_visible and is_indexed
    order by collection_id, slug limit ${part.limit} offset ${part.offset}`);
  return found.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
}

export async function countAddresses(tx: Tx): Promise<number> {
  const { rows: found } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from items where site_id = ${here} and is_live and is_visible and is_indexed`);
  return found[0]?.count ?? 0;
}

/** The address an item has now, by one it had before. */
export async function findMoved(tx: Tx, collectionId: string, slug: string): Promise<string | undefined> {
  const { rows: found } = await tx.execute<{ slug: string }>(sql`
    select i.slug from former_slugs f
    join items i on i.site_id = f.site_id and i.is_live and i.document_id = f.document_id and i.is_visible
      and i.collection_id = f.collection_id
    where f.site_id = ${here} and f.collection_id = ${collectionId} and f.slug = ${slug}`);
  return found[0]?.slug;
}
