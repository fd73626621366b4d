import { PER_MINUTE } from '#core/access/paces.ts';
import { z } from 'zod';
import { COMMENT_STATES, MAX_COMMENT_LENGTH } from '#core/comments/comment.ts';
import { COMMENT_MODERATION_PERMISSION } from '#core/enumerations/permissions.ts';
import { id } from './id.ts';
import * as at from './addresses/comments.ts';
import { route } from './route.ts';

const scope = 'site';
const moment = z.iso.datetime();
const state = z.enum(COMMENT_STATES);
const needs = { permission: COMMENT_MODERATION_PERMISSION } as const;
/** Longer words are answered with a sentence by the service; what is far longer is not read at all. */
const words = z.string().max(MAX_COMMENT_LENGTH * 4);

export const COMMENTS_LISTED = 50;
export const MAX_MODERATED_AT_ONCE = 200;

const comment = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  isStaff: z.boolean(),
  isMember: z.boolean(),
  text: z.string(),
  at: moment,
  likes: z.int(),
});

const entry = comment.extend({
  email: z.string(),
  state,
  reason: z.string(),
  item: z.object({ id, title: z.string(), path: z.string() }),
});
export type CommentEntry = z.output<typeof entry>;

export const comments = {
  of: route({
    ...at.of,
    summary: 'Comments on an item, for those who may read it',
    scope,
    needs: 'nobody',
    params: z.object({ id }),
    /** A customer who is logged in is not asked for a name. */
    reply: z.object({ comments: z.array(comment), isMember: z.boolean() }),
  }),
  write: route({
    ...at.write,
    summary: 'Write a comment; a form does it without scripts',
    scope,
    needs: 'nobody',
    perMinute: PER_MINUTE.writing,
    maxBodyBytes: 64_000,
    recordsNothing: 'Visitors write comments.',
    body: z.strictObject({
      item: id,
      parent: z.union([id, z.literal('')]).optional(),
      name: z.string().max(1000).optional(),
      email: z.string().max(1000).optional(),
      text: words,
      /** Nobody sees this field; programs fill it in. */
      website: z.string().max(1000).optional(),
    }),
    reply: z.object({
      state: z.enum(['shown', 'waiting']),
      message: z.string(),
      comment: comment.nullable(),
    }),
  }),
  like: route({
    ...at.like,
    summary: 'Like a comment, or take it back',
    scope,
    needs: 'nobody',
    perMinute: PER_MINUTE.byHand,
    recordsNothing: 'Visitors like comments.',
    params: z.object({ id }),
    reply: z.object({ likes: z.int(), isLiked: z.boolean() }),
  }),
  list: route({
    method: 'GET',
    path: '/api/comments',
    summary: 'Comments for those who moderate, newest first',
    scope,
    needs,
    query: z.strictObject({ state: state.optional(), before: z.string().max(80).optional() }),
    reply: z.object({
      comments: z.array(entry),
      next: z.string().nullable(),
      counts: z.partialRecord(state, z.int()),
      isEnabled: z.boolean(),
    }),
  }),
  moderate: route({
    method: 'POST',
    path: '/api/comments/moderate',
    summary: 'Approve comments, or put them aside',
    scope,
    needs,
    records: 'comment.moderate',
    body: z.strictObject({ ids: z.array(id).min(1).max(MAX_MODERATED_AT_ONCE), state }),
    reply: z.object({ changed: z.int() }),
  }),
  reply: route({
    method: 'POST',
    path: '/api/comments/:id/reply',
    summary: 'Answer a comment; what is answered is approved',
    scope,
    needs,
    records: 'comment.reply',
    params: z.object({ id }),
    body: z.strictObject({ text: words.min(1) }),
    reply: z.object({ id }),
  }),
} as const;
