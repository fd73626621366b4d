import { pathBelow } from '#core/collections/address.ts';
import { COMMENT_MOVES, COMMENT_STATES, commentProblems, type CommentState } from '#core/comments/comment.ts';
import { COMMENTS_LISTED, type CommentEntry } from '#contract/comments.ts';
import { fail, Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Publishing } from '../content/publishing.ts';
import { readCursor, writeCursor } from '../database/cursor.ts';
import type { Database } from '../database/database.ts';
import type { Site, Visitor } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import { toComment } from './open-items.ts';
import * as store from './store.ts';
import { wordsIn } from '#core/words/wording.ts';

/** Those who look at comments before visitors do, or after. */
export function makeModeration(deps: {
  db: Database;
  snapshots: Snapshots;
  publishing: Publishing;
  onChanged: (siteId: string) => void;
  now: () => Date;
}) {
  const { db, snapshots, publishing, onChanged, now } = deps;

  return {
    async list(site: Site, wanted: { state?: CommentState | undefined; before?: string | undefined }) {
      const { settings } = await snapshots.of(site);
      return db.readSite(site.id, async (tx) => {
        const rows = await store.listComments(tx, {
          state: wanted.state ?? 'waiting',
          before: readCursor(wanted.before),
          limit: COMMENTS_LISTED + 1,
        });
        const shown = rows.slice(0, COMMENTS_LISTED);
        const last = shown.at(-1);
        const counts = await store.countByState(tx);
        return {
          comments: shown.map(toEntry),
          next:
            rows.length > COMMENTS_LISTED && last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
          counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
          isEnabled: settings.comments.commentsEnabled,
        };
      });
    },

    async moderate(
      site: Site,
      accountId: string,
      { ids, state }: { ids: readonly string[]; state: CommentState },
    ): Promise<{ changed: number } | Failure> {
      const from = COMMENT_STATES.filter((each) => COMMENT_MOVES[each].includes(state));
      const changed = await db.site(site.id, async (tx) => {
        const moved = await store.moveComments(tx, ids, from, state);
        if (moved.length === 0) return 0;
        await publishing.renew(tx, site.id);
        await recordAction(tx, {
          siteId: site.id,
          accountId,
          action: 'comment.moderate',
          detail: { ids: moved, state },
        });
        return moved.length;
      });
      if (changed === 0) return fail('notFound');
      onChanged(site.id);
      return { changed };
    },

    /** What somebody answers, they approve. */
    async reply(
      site: Site,
      visitor: Visitor,
      { id, text }: { id: string; text: string },
    ): Promise<{ id: string } | Failure> {
      const words = text.replaceAll('\r\n', '\n').trim();
      const errors = commentProblems(
        { name: '', email: '', text: words },
        { isKnown: true, say: wordsIn('en').of('comments') },
      );
      if (Object.keys(errors).length > 0) return fail('invalid', { errors }, Object.values(errors)[0]);
      const answered = await db.site(site.id, async (tx) => {
        const comment = await store.findComment(tx, id);
        if (!comment) return fail('notFound');
        await store.moveComments(tx, [id], ['waiting', 'spam'], 'approved');
        const row = {
          siteId: site.id,
          id: newId(),
          documentId: comment.documentId,
          parentId: id,
          name: visitor.name,
          email: visitor.email,
          accountId: visitor.accountId,
          isStaff: true,
          text: words,
          state: 'approved',
          createdAt: now(),
        };
        await store.addComment(tx, row);
        await publishing.renew(tx, site.id);
        const entry = { siteId: site.id, accountId: visitor.accountId, action: 'comment.reply' as const };
        await recordAction(tx, { ...entry, detail: { id } });
        return { id: row.id };
      });
      if (!(answered instanceof Failure)) onChanged(site.id);
      return answered;
    },
  };
}

function toEntry(row: store.ListedRow): CommentEntry {
  const { documentId, email, state, reason, title, slug, collectionPath } = row;
  return {
    ...toComment(row),
    email,
    state,
    reason,
    item: { id: documentId, title, path: pathBelow({ path: collectionPath || '/' }, slug) },
  };
}
