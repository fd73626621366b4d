import { sql, type SQL } from 'drizzle-orm';
import type { FindKind } from '#core/find/find.ts';
import type { Found } from '#contract/sites/find.ts';
import type { Tx } from '../database/database.ts';

const here = sql`current_setting('plinth.site_id')`;
/** Nothing comes after it: what lies between a word and this begins with the word. */
const LAST_CHARACTER = '\u{10FFFF}';
const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;
const begins = (start: string) => sql`between ${start} and ${start + LAST_CHARACTER}`;
/** Of a kind as many are looked at, so that one letter costs no more than a name. */
const LOOKED_AT = 200;

/** Kinds whose words are kept beside them, and what is shown of each. */
const KEPT = {
  item: sql`select 'item' as kind, document_id as id, title, '/' || slug as detail, collection_id as "collectionId",
    updated_at as at from items where not is_live and deleted_at is null and document_id = any(found.ids)`,
  product: sql`select 'product' as kind, id, title, '' as detail, '' as "collectionId", updated_at as at
    from products where deleted_at is null and id = any(found.ids)`,
  order: sql`select 'order' as kind, id, 'Order #' || number as title, name as detail, '' as "collectionId",
    placed_at as at from orders where number is not null and id = any(found.ids)`,
  customer: sql`select 'customer' as kind, id, coalesce(nullif(name, ''), email) as title,
    case when name = '' then '' else email end as detail, '' as "collectionId",
    coalesce(last_order_at, created_at) as at from site_users where id = any(found.ids)`,
  file: sql`select 'file' as kind, id, name as title, alt as detail, '' as "collectionId", created_at as at
    from assets where deleted_at is null and id = any(found.ids)`,
} satisfies Partial<Record<FindKind, SQL>>;

export type KeptKind = keyof typeof KEPT;
export const isKept = (kind: FindKind): kind is KeptKind => kind in KEPT;

/** What has a word for each of these beginnings, the newest first. */
export async function findKept(
  tx: Tx,
  kind: KeptKind,
  { starts, limit }: { starts: readonly string[]; limit: number },
): Promise<Found[]> {
  // The longest is the rarest: what it finds is asked for the others.
  const [first = '', ...others] = [...starts].sort((a, b) => b.length - a.length);
  const has = others.map(
    (start) => sql`and exists (select from find_words o where o.site_id = ${here} and o.kind = w.kind
      and o.thing_id = w.thing_id and o.word ${begins(start)})`,
  );
  const { rows } = await tx.execute<Found & { at: Date }>(sql`
    with found as (select array(
      select w.thing_id from find_words w where w.site_id = ${here} and w.kind = ${kind}
        and w.word ${begins(first)} ${sql.join(has, sql` `)} limit ${LOOKED_AT}) as ids)
    select things.* from found, lateral (${KEPT[kind]}) as things order by at desc nulls last limit ${limit}`);
  return rows.map(({ at: _, ...found }) => found);
}

/** The first word behind this one that begins as `start` says, read from the index alone. */
const nextWord = (behind: SQL, said: SQL) => sql`(select ${said} from find_words w where w.site_id = ${here}
  and w.kind = of_kind and ${behind} and w.word <= start || ${LAST_CHARACTER} order by w.word limit 1)`;

interface Looked {
  kinds: readonly FindKind[];
  starts: readonly string[];
}

const eachStart = ({ kinds, starts }: Looked) =>
  sql`from unnest(${textArray(starts)}) start, unnest(${textArray(kinds)}) of_kind`;

/** The first words of each kind that begin with each of these. */
export async function wordsFrom(tx: Tx, looked: Looked, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(sql`
    with recursive known(start, of_kind, word, count) as (
      select start, of_kind, ${nextWord(sql`w.word >= start`, sql`w.word`)}, 1 ${eachStart(looked)}
      union all
      select start, of_kind, ${nextWord(sql`w.word > known.word`, sql`w.word`)}, count + 1
        from known where word is not null and count < ${limit})
    select distinct word from known where word is not null`);
  return rows.map(({ word }) => word);
}

/** Which letters come after each of these in any word. */
export async function lettersAfter(tx: Tx, looked: Looked): Promise<ReadonlyMap<string, readonly string[]>> {
  const letter = sql`substr(w.word, length(start) + 1, 1)`;
  const { rows } = await tx.execute<{ start: string; letters: string[] }>(sql`
    with recursive next(start, of_kind, letter) as (
      select start, of_kind, ${nextWord(sql`w.word > start`, letter)} ${eachStart(looked)}
      union all
      select start, of_kind, ${nextWord(sql`w.word > start || letter || ${LAST_CHARACTER}`, letter)}
        from next where letter is not null)
    select start, array_agg(distinct letter) as letters from next where letter is not null group by start`);
  return new Map(rows.map(({ start, letters }) => [start, letters]));
}

/** Pages, collections and forms: few enough to be looked through. */
export async function listWritten(tx: Tx): Promise<Found[]> {
  const { rows } = await tx.execute<Found & Record<string, unknown>>(sql`
    select d.kind, d.id, coalesce(nullif(r.body->>'title', ''), r.body->>'name', '') as title,
      coalesce(nullif(d.draft_path, ''), r.body->>'path', '') as detail, '' as "collectionId"
    from documents d join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.draft_revision
    where d.site_id = ${here} and d.kind in ('page', 'collection', 'form') and r.body is not null order by r.created_at desc`);
  return rows;
}

export async function listPeople(tx: Tx): Promise<Found[]> {
  const { rows } = await tx.execute<Found & Record<string, unknown>>(sql`
    select 'person' as kind, a.id, coalesce(nullif(a.name, ''), a.email) as title, a.email as detail,
      '' as "collectionId" from memberships m join accounts a on a.id = m.account_id order by a.name`);
  return rows;
}
