import { sql } from 'drizzle-orm';
import type { CommentState } from '#core/comments/comment.ts';
import type { Tx } from '../database/database.ts';
import { comments } from '../database/schema.ts';

export type NewComment = typeof comments.$inferInsert;

export interface CommentRow {
  id: string;
  documentId: string;
  parentId: string | null;
  name: string;
  email: string;
  isStaff: boolean;
  isMember: boolean;
  text: string;
  state: CommentState;
  reason: string;
  likes: number;
  createdAt: Date;
}

const here = sql`current_setting('plinth.site_id')`;
const columns = sql`c.id, c.document_id as "documentId", c.parent_id as "parentId", c.name, c.email,
  c.is_staff as "isStaff", c.is_member as "isMember", c.text, c.state, c.reason, c.likes, c.created_at as "createdAt"`;

const withDates = <R extends CommentRow>(rows: readonly R[]): R[] =>
  rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));

export async function addComment(tx: Tx, row: NewComment): Promise<void> {
  await tx.insert(comments).values(row);
}

/** Approved comments on an item, oldest first. */
export async function listApproved(tx: Tx, documentId: string, limit: number): Promise<CommentRow[]> {
  const { rows } = await tx.execute<CommentRow & Record<string, unknown>>(sql`
    select ${columns} from comments c
    where c.site_id = ${here} and c.document_id = ${documentId} and c.state = 'approved'
    order by c.created_at, c.id limit ${limit}`);
  return withDates(rows);
}

export interface ListedRow extends CommentRow {
  title: string;
  slug: string;
  collectionPath: string;
}

export async function listComments(
  tx: Tx,
  wanted: { state: CommentState; before: { at: string; id: string } | undefined; limit: number },
): Promise<ListedRow[]> {
  const { before } = wanted;
  const { rows } = await tx.execute<ListedRow & Record<string, unknown>>(sql`
    select ${columns}, i.title, i.slug, coalesce(r.body->>'path', '') as "collectionPath"
    from comments c
    join items i on i.site_id = c.site_id and not i.is_live and i.document_id = c.document_id
    left join documents d on d.site_id = c.site_id and d.id = i.collection_id
    left join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.draft_revision
    where c.site_id = ${here} and c.state = ${wanted.state}
      ${before ? sql`and (c.created_at, c.id) < (${before.at}::timestamptz, ${before.id})` : sql``}
    order by c.created_at desc, c.id desc limit ${wanted.limit}`);
  return withDates(rows);
}

export async function countByState(tx: Tx): Promise<{ state: CommentState; count: number }[]> {
  const { rows } = await tx.execute<{ state: CommentState; count: number }>(sql`
    select state, count(*)::int as count from comments where site_id = ${here} group by 1`);
  return rows;
}

export async function findComment(tx: Tx, id: string): Promise<CommentRow | undefined> {
  const { rows } = await tx.execute<CommentRow & Record<string, unknown>>(sql`
    select ${columns} from comments c where c.site_id = ${here} and c.id = ${id}`);
  return withDates(rows)[0];
}

/** Whether somebody wrote the same words below the same item within a day. */
export async function isTwice(tx: Tx, { documentId, email, text }: NewComment, now: Date): Promise<boolean> {
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    select 1 from comments where site_id = ${here} and document_id = ${documentId} and email = ${email ?? ''}
      and text = ${text} and created_at > ${now.toISOString()}::timestamptz - interval '1 day' limit 1`);
  return rows.length > 0;
}

export async function hasApproved(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    select 1 from comments where site_id = ${here} and email = ${email} and state = 'approved' limit 1`);
  return rows.length > 0;
}

/** Moves comments into a state from those it can be reached from. Says which were moved. */
export async function moveComments(
  tx: Tx,
  ids: readonly string[],
  from: readonly CommentState[],
  state: CommentState,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update comments set state = ${state} where site_id = ${here} and id = any(${sql.param([...ids])}::text[])
      and state = any(${sql.param([...from])}::text[])
    returning id`);
  return rows.map(({ id }) => id);
}

/** Likes it, or takes the like back. */
export async function toggleLike(
  tx: Tx,
  commentId: string,
  liker: string,
): Promise<{ likes: number; isLiked: boolean } | undefined> {
  const { rows: known } = await tx.execute<Record<string, unknown>>(sql`
    select 1 from comments where site_id = ${here} and id = ${commentId} and state = 'approved' for update`);
  if (known.length === 0) return undefined;
  const { rows: taken } = await tx.execute<Record<string, unknown>>(sql`
    delete from comment_likes where site_id = ${here} and comment_id = ${commentId} and liker = ${liker} returning 1`);
  const isLiked = taken.length === 0;
  if (isLiked)
    await tx.execute(
      sql`insert into comment_likes (site_id, comment_id, liker) values (${here}, ${commentId}, ${liker})`,
    );
  const { rows } = await tx.execute<{ likes: number }>(sql`
    update comments set likes = likes + ${isLiked ? 1 : -1} where site_id = ${here} and id = ${commentId}
    returning likes`);
  return { likes: rows[0]?.likes ?? 0, isLiked };
}

export interface CommentedItem {
  title: string;
  slug: string;
  collectionId: string;
  publishedAt: Date;
  allowsComments: boolean;
  /** Who wrote its first version. */
  authorId: string | null;
}

/** The item as visitors see it, if they do. */
export async function findItem(tx: Tx, id: string): Promise<CommentedItem | undefined> {
  const { rows } = await tx.execute<CommentedItem & Record<string, unknown>>(sql`
    select i.title, i.slug, i.collection_id as "collectionId", i.published_at as "publishedAt",
      coalesce((r.body->>'comments')::boolean, true) as "allowsComments",
      (select f.created_by from revisions f where f.site_id = i.site_id and f.document_id = i.document_id
        order by f.number limit 1) as "authorId"
    from items i
    join documents d on d.site_id = i.site_id and d.id = i.document_id
    join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.live_revision
    where i.site_id = ${here} and i.is_live and i.is_visible and i.document_id = ${id}`);
  return rows[0] && { ...rows[0], publishedAt: new Date(rows[0].publishedAt) };
}

/** Whom to tell: the author where they still work here, else the owner. */
export async function findAuthorEmail(tx: Tx, authorId: string | null): Promise<string | undefined> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select a.email from memberships m join accounts a on a.id = m.account_id
    where m.site_id = ${here} and (m.account_id = ${authorId ?? ''} or m.is_owner)
    order by (m.account_id = ${authorId ?? ''}) desc limit 1`);
  return rows[0]?.email;
}
