import { sql, type SQL } from 'drizzle-orm';
import type { ItemOrder } from '#core/collections/kinds.ts';
import type { GalleryPicture } from '#contract/content/collections.ts';
import type { Card } from '#site/collections/view.ts';
import { differs } from '../content/stores/differs.ts';
import type { Tx } from '../database/database.ts';
import type { ItemProjection } from './projection.ts';

/** Where rows come from: what is drafted, or what visitors see. */
export interface Version {
  isLive: boolean;
}

const here = sql`current_setting('plinth.site_id')`;

const searchVector = (title: SQL, words: SQL) =>
  sql`setweight(to_tsvector('simple', ${title}), 'A') || to_tsvector('simple', ${words})`;

/** The draft's row follows every save. What waits for its time shows among the drafts already. */
export async function writeDraft(
  tx: Tx,
  id: string,
  { words, ...item }: ItemProjection,
  facts: { now: Date; timeZone: string },
): Promise<void> {
  const isVisible = item.status === 'published' || item.status === 'scheduled';
  const publishedAt = item.publishAt === '' ? facts.now.toISOString() : item.publishAt;
  const sortAt = item.startsAt === '' ? publishedAt : item.startsAt;
  await tx.execute(sql`
    insert into items (site_id, is_live, document_id, collection_id, slug, title, status, is_visible,
      published_at, sort_at, is_indexed, is_featured, summary, updated_at, search)
    values (${here}, false, ${id}, ${item.collectionId}, ${item.slug}, ${item.title}, ${item.status}, ${isVisible},
      ${publishedAt}::timestamptz, ${sortAt}::timestamptz, ${item.isIndexed}, ${item.isFeatured},
      ${JSON.stringify(item.card)}::jsonb, ${facts.now.toISOString()}::timestamptz,
      ${searchVector(sql`${item.title}`, sql`${words}`)})
    on conflict (site_id, is_live, document_id) do update set
      collection_id = excluded.collection_id, slug = excluded.slug, title = excluded.title,
      status = excluded.status, is_visible = excluded.is_visible, is_indexed = excluded.is_indexed,
      published_at = case when ${item.publishAt} = '' then items.published_at else excluded.published_at end,
      sort_at = case when ${item.publishAt} = '' and ${item.startsAt} = '' then items.published_at else excluded.sort_at end,
      is_featured = excluded.is_featured, summary = excluded.summary, updated_at = excluded.updated_at,
      deleted_at = null, search = excluded.search`);
  await dropTerms(tx, [id], false);
  if (isVisible)
    await addTerms(tx, [id], { isLive: false, timeZone: facts.timeZone, terms: JSON.stringify(item.terms) });
}

export async function markDeleted(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update items set deleted_at = ${now.toISOString()}::timestamptz, is_visible = false
    where site_id = ${here} and not is_live and document_id = ${id}`);
  await dropTerms(tx, [id], false);
}

async function dropTerms(tx: Tx, ids: readonly string[], isLive: boolean): Promise<void> {
  await tx.execute(sql`
    delete from item_terms where site_id = ${here} and is_live = ${isLive}
      and document_id = any(${sql.param([...ids])}::text[])`);
}

/** Terms of visible items, in the order of their lists; months are those of the site's own clock. */
async function addTerms(
  tx: Tx,
  ids: readonly string[],
  {
    isLive,
    timeZone,
    terms,
  }: {
    isLive: boolean;
    timeZone: string;
    /** Of a draft, whose revision is written after it. */
    terms?: string;
  },
): Promise<void> {
  const source =
    terms === undefined
      ? sql`(select r.summary->'terms' from documents d join revisions r on r.site_id = d.site_id
          and r.document_id = d.id and r.number = d.live_revision
          where d.site_id = i.site_id and d.id = i.document_id)`
      : sql`${terms}::jsonb`;
  await tx.execute(sql`
    insert into item_terms (site_id, is_live, collection_id, taxonomy, slug, document_id, name, sort_at)
    select i.site_id, i.is_live, i.collection_id, t.taxonomy, t.slug, i.document_id, t.name, i.sort_at
    from items i cross join lateral (
      select term->>'taxonomy' as taxonomy, term->>'slug' as slug, term->>'name' as name
      from jsonb_array_elements(coalesce(${source}, '[]'::jsonb)) as term
      union all
      select 'archive', to_char(i.published_at at time zone ${timeZone}, 'YYYY-MM'),
        to_char(i.published_at at time zone ${timeZone}, 'YYYY-MM')
    ) t
    where i.site_id = ${here} and i.is_live = ${isLive} and i.is_visible
      and i.document_id = any(${sql.param([...ids])}::text[])
    on conflict do nothing`);
}

/** After a release: the rows of what visitors see, from the revisions that are live now. Says what waits for its time. */
export async function writeLive(
  tx: Tx,
  ids: readonly string[],
  facts: { now: Date; timeZone: string },
): Promise<{ documentId: string; at: Date }[]> {
  const list = sql.param([...ids]);
  const now = facts.now.toISOString();
  await dropTerms(tx, ids, true);
  const { rows } = await tx.execute<{ documentId: string; at: Date; isWaiting: boolean }>(sql`
    with before as (
      delete from items where site_id = ${here} and is_live and document_id = any(${list}::text[])
      returning document_id, published_at, collection_id, slug
    ), moved as (
      insert into former_slugs (site_id, collection_id, slug, document_id)
      select ${here}, before.collection_id, before.slug, before.document_id from before
      join documents d on d.site_id = ${here} and d.id = before.document_id
      join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.live_revision
      where r.summary->>'slug' <> before.slug
      on conflict (site_id, collection_id, slug) do update set document_id = excluded.document_id
    ), found as (
      select r.site_id, r.document_id, r.summary as s, r.search,
        coalesce(nullif(r.summary->>'publishAt', '')::timestamptz, before.published_at, ${now}::timestamptz) as published_at
      from documents d
      join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.live_revision
      left join before on before.document_id = d.id
      where d.site_id = ${here} and d.id = any(${list}::text[]) and r.body is not null
    )
    insert into items (site_id, is_live, document_id, collection_id, slug, title, status, is_visible,
      published_at, sort_at, is_indexed, is_featured, summary, updated_at, search)
    select site_id, true, document_id, s->>'collectionId', s->>'slug', s->>'title', s->>'status',
      s->>'status' = 'published' or (s->>'status' = 'scheduled' and published_at <= ${now}::timestamptz
        and s->>'publishAt' <> ''),
      published_at, coalesce(nullif(s->>'startsAt', '')::timestamptz, published_at),
      (s->>'isIndexed')::boolean, (s->>'isFeatured')::boolean, s->'card', ${now}::timestamptz, search
    from found
    returning document_id as "documentId", published_at as at, status = 'scheduled' and not is_visible as "isWaiting"`);
  await addTerms(tx, ids, { isLive: true, timeZone: facts.timeZone });
  return rows
    .filter(({ isWaiting }) => isWaiting)
    .map(({ documentId, at }) => ({ documentId, at: new Date(at) }));
}

/** Shows what waited for its time. False when it was shown, changed or withdrawn meanwhile. */
export async function showDue(
  tx: Tx,
  id: string,
  facts: { now: Date; timeZone: string },
): Promise<{ title: string } | undefined> {
  const { rows } = await tx.execute<{ title: string }>(sql`
    update items set is_visible = true, updated_at = ${facts.now.toISOString()}::timestamptz
    where site_id = ${here} and is_live and document_id = ${id} and not is_visible and status = 'scheduled'
      and published_at <= ${facts.now.toISOString()}::timestamptz
    returning title`);
  if (rows[0]) await addTerms(tx, [id], { isLive: true, timeZone: facts.timeZone });
  return rows[0];
}

/** Holds a collection until the transaction ends, so that two new items cannot both be the last one it can hold. */
export async function lockCollection(tx: Tx, id: string): Promise<{ body: unknown } | undefined> {
  const { rows } = await tx.execute<{ body: unknown }>(sql`
    select r.body from documents d
    join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.draft_revision
    where d.site_id = ${here} and d.id = ${id} and d.kind = 'collection' and r.body is not null
    for update of d`);
  return rows[0];
}

export async function countItems(tx: Tx, collectionId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from items
    where site_id = ${here} and not is_live and collection_id = ${collectionId} and deleted_at is null`);
  return rows[0]?.count ?? 0;
}

export async function takenSlugs(tx: Tx, collectionId: string, stem: string): Promise<Set<string>> {
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from items
    where site_id = ${here} and collection_id = ${collectionId} and deleted_at is null
      and (slug = ${stem} or slug like ${`${stem.replaceAll(/[\\%_]/g, '\\$&')}-%`})`);
  return new Set(rows.map(({ slug }) => slug));
}

export async function readTimeZone(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ zone: string | null }>(sql`
    select r.body->>'timezone' as zone from documents d
    join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.draft_revision
    where d.site_id = ${here} and d.kind = 'settings' and d.key = 'site'`);
  return rows[0]?.zone || 'UTC';
}

export interface ItemRow {
  id: string;
  collectionId: string;
  slug: string;
  title: string;
  status: string;
  publishedAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  revision: number;
  liveRevision: number | null;
  isChanged: boolean;
  author: string;
  thumbnail: unknown;
}

/** An owner's list of items, latest change first. */
export async function listItems(
  tx: Tx,
  wanted: {
    collectionId: string;
    words: string;
    status: string;
    isDeleted: boolean;
    before: { at: string; id: string } | undefined;
    limit: number;
  },
): Promise<ItemRow[]> {
  const { words, status, before } = wanted;
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await tx.execute<ItemRow & Record<string, unknown>>(sql`
    select i.document_id as id, i.collection_id as "collectionId", i.slug, i.title, i.status,
      i.published_at as "publishedAt", i.updated_at as "updatedAt", i.deleted_at as "deletedAt",
      d.draft_revision as revision, d.live_revision as "liveRevision",
      ${differs({ draft: sql`d.draft_revision`, live: sql`d.live_revision`, sameAs: sql`r.same_as` })} as "isChanged",
      i.summary->>'author' as author, i.summary->'thumbnail' as thumbnail
    from items i join documents d on d.site_id = i.site_id and d.id = i.document_id
      join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.draft_revision
    where i.site_id = ${here} and not i.is_live and i.collection_id = ${wanted.collectionId}
      and (i.deleted_at is not null) = ${wanted.isDeleted}
      ${status === '' ? sql`` : sql`and i.status = ${status}`}
      ${words === '' ? sql`` : sql`and (i.title ilike ${pattern} or i.slug ilike ${pattern})`}
      ${before ? sql`and (i.updated_at, i.document_id) < (${before.at}::timestamptz, ${before.id})` : sql``}
    order by i.updated_at desc, i.document_id desc limit ${wanted.limit}`);
  return rows.map((row) => ({
    ...row,
    publishedAt: new Date(row.publishedAt),
    updatedAt: new Date(row.updatedAt),
    deletedAt: row.deletedAt && new Date(row.deletedAt),
  }));
}

/** Collections with how many items they have in each state. */
export async function countByStatus(
  tx: Tx,
): Promise<{ collectionId: string; status: string; count: number }[]> {
  const { rows } = await tx.execute<{ collectionId: string; status: string; count: number }>(sql`
    select collection_id as "collectionId", status, count(*)::int as count from items
    where site_id = ${here} and not is_live and deleted_at is null group by 1, 2`);
  return rows;
}

/** Draft bodies of items of one collection, by their ids; what belongs elsewhere is left out. */
export async function readDrafts(
  tx: Tx,
  collectionId: string,
  ids: readonly string[],
): Promise<{ id: string; revision: number; body: unknown; deletedAt: Date | null }[]> {
  const { rows } = await tx.execute<{
    id: string;
    revision: number;
    body: unknown;
    deletedAt: Date | null;
  }>(sql`
    select d.id, d.draft_revision as revision, r.body, i.deleted_at as "deletedAt"
    from items i
    join documents d on d.site_id = i.site_id and d.id = i.document_id
    join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.draft_revision
    where i.site_id = ${here} and not i.is_live and i.collection_id = ${collectionId}
      and i.document_id = any(${sql.param([...ids])}::text[])`);
  return rows;
}

/** Names of tags or categories with how often drafts use them. */
export async function listTerms(
  tx: Tx,
  collectionId: string,
): Promise<{ taxonomy: string; name: string; count: number }[]> {
  const { rows } = await tx.execute<{ taxonomy: string; name: string; count: number }>(sql`
    select taxonomy, name, count(*)::int as count from (
      select 'tags' as taxonomy, jsonb_array_elements_text(summary->'tags') as name from items
        where site_id = ${here} and not is_live and collection_id = ${collectionId} and deleted_at is null
      union all
      select 'categories', jsonb_array_elements_text(summary->'categories') from items
        where site_id = ${here} and not is_live and collection_id = ${collectionId} and deleted_at is null
    ) as used group by 1, 2 order by 1, 2`);
  return rows;
}

export async function itemsWithTerm(
  tx: Tx,
  collectionId: string,
  taxonomy: 'tags' | 'categories',
  term: string,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select document_id as id from items
    where site_id = ${here} and not is_live and collection_id = ${collectionId} and deleted_at is null
      and summary->${sql.raw(`'${taxonomy}'`)} ? ${term}`);
  return rows.map(({ id }) => id);
}

const ORDERS: Readonly<Record<ItemOrder, (itemOrder: readonly string[]) => SQL>> = {
  newest: () => sql`i.sort_at desc, i.document_id desc`,
  oldest: () => sql`i.sort_at, i.document_id`,
  title: () => sql`i.title, i.document_id`,
  // What its owner has not arranged yet comes first.
  manual: (itemOrder) =>
    sql`array_position(${sql.param([...itemOrder])}::text[], i.document_id) nulls first, i.sort_at desc, i.document_id`,
};

/** The drafts of a gallery's pictures, in the order visitors will see them. */
export async function listPictures(
  tx: Tx,
  collectionId: string,
  wanted: { order: ItemOrder; itemOrder: readonly string[]; limit: number },
): Promise<GalleryPicture[]> {
  const { rows } = await tx.execute<
    Pick<GalleryPicture, 'id' | 'title' | 'state'> & { summary: Card['details'] }
  >(sql`
    select i.document_id as id, i.title, i.status as state, i.summary
    from items i where i.site_id = ${here} and not i.is_live and i.collection_id = ${collectionId}
      and i.deleted_at is null
    order by ${ORDERS[wanted.order](wanted.itemOrder)} limit ${wanted.limit}`);
  return rows.map(({ summary, ...row }) => ({
    ...row,
    src: summary.thumbnail.src,
    focalPoint: summary.thumbnail.focalPoint,
    hasDescription: summary.thumbnail.alt !== '' || summary.isDecorative === true,
    hasLink: summary.clickThrough !== undefined,
    isVideo: summary.video !== '',
  }));
}
