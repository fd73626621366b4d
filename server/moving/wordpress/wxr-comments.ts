import { MAX_COMMENT_LENGTH, MAX_COMMENT_NAME_LENGTH } from '#core/comments/comment.ts';
import { MAX_EMAIL_LENGTH } from '#core/email.ts';
import { countCarried } from '#core/moving/report.ts';
import * as store from '../store.ts';
import type { Run } from './wxr-run.ts';
import { commentWords, momentOf } from './wxr-words.ts';
import type { WxrItem } from './wxr.ts';

const STATES: Readonly<Record<string, string>> = { '1': 'approved', spam: 'spam', trash: 'deleted' };

/** The comments of a post, each with what it answers. Those of an earlier run are not added again. */
export async function takeComments(run: Run, item: WxrItem, documentId: string): Promise<void> {
  const taken = item.comments.filter(({ type }) => {
    const isComment = type === '' || type === 'comment';
    if (!isComment) run.lose(`${item.title}: a ${type}`, 'Only comments are carried.');
    return isComment;
  });
  const idOf = (comment: string) => run.idOf('comment', `${item.id}/${comment}`);
  const known = new Set(taken.map(({ id }) => id));
  const rows = taken.map((comment) => ({
    siteId: run.siteId,
    id: idOf(comment.id),
    documentId,
    parentId: known.has(comment.parent) ? idOf(comment.parent) : null,
    name:
      run.fit(comment.author, MAX_COMMENT_NAME_LENGTH, `${item.title}: who wrote a comment`) || 'Somebody',
    email: comment.email.slice(0, MAX_EMAIL_LENGTH).toLowerCase(),
    text: run.fit(commentWords(comment), MAX_COMMENT_LENGTH, `${item.title}: a comment of ${comment.author}`),
    state: STATES[comment.approved] ?? 'waiting',
    createdAt: new Date(momentOf(comment.date) || momentOf(item.date) || 0),
  }));
  if (rows.length === 0) return;
  await run.db.site(run.siteId, (tx) => store.addComments(tx, rows));
  countCarried(run.report, 'comments', rows.length);
}
