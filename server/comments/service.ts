import { createHash } from 'node:crypto';
import { pathBelow } from '#core/collections/address.ts';
import {
  COMMENT_MESSAGES,
  COMMENT_MOVES,
  COMMENT_STATES,
  commentProblems,
  MAX_COMMENTS_SHOWN,
  type Comment,
  type CommentState,
} from '#core/comments/comment.ts';
import { readBlockedWords, spamReason } from '#core/comments/spam.ts';
import { DAY_MS } from '#core/durations.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { COMMENTS_LISTED, type CommentEntry } from '#contract/comments.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Settings } from '#core/settings/groups.ts';
import { recordAction } from '../audit.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site, Visitor } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { Mailing } from '../mail/service.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import * as store from './store.ts';

export interface Written {
  item: string;
  parent?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  text: string;
  website?: string | undefined;
}

/** What visitors write below items, and who looks at it first. */
export function makeComments(deps: {
  db: Database;
  snapshots: Snapshots;
  publishing: Publishing;
  mail: Mailing;
  onChanged: (siteId: string) => void;
  now: () => Date;
}) {
  const { db, snapshots, publishing, mail, onChanged, now } = deps;

  /** Trusted are those who work on the site, and commenters: they were asked to. */
  const isTrusted = (visitor: Visitor | undefined): boolean =>
    (visitor?.roles ?? []).some((role) => role !== ContributorRole.viewer);

  const isClosed = (settings: Settings['comments'], publishedAt: Date): boolean =>
    settings.closeAfterDays > 0 && now().getTime() - publishedAt.getTime() > settings.closeAfterDays * DAY_MS;

  /** The item if comments can be written below it; what needs a password has none for strangers. */
  async function openItem(tx: Tx, site: Site, id: string): Promise<store.CommentedItem | undefined> {
    const { settings, locks } = await snapshots.of(site);
    const item = settings.comments.commentsEnabled ? await store.findItem(tx, id) : undefined;
    return item && item.allowsComments && !locks.has(item.collectionId) ? item : undefined;
  }

  async function tellAuthor(
    tx: Tx,
    site: Site,
    { item, comment, state }: { item: store.CommentedItem; comment: store.NewComment; state: CommentState },
  ): Promise<void> {
    const { settings, collections, baseUrl } = await snapshots.of(site);
    const to = await store.findAuthorEmail(tx, item.authorId);
    if (to === undefined || to === comment.email) return;
    const place = collections.find(({ id }) => id === item.collectionId);
    await mail.send(tx, {
      name: 'newComment',
      to,
      siteId: site.id,
      values: {
        siteTitle: settings.site.title,
        itemTitle: item.title,
        name: comment.name,
        text: comment.text,
        isWaiting: state === 'waiting',
        pageUrl: baseUrl + (place ? pathBelow(place.collection, item.slug) : '/'),
        queueUrl: `${baseUrl}/config/comments`,
      },
    });
  }

  return {
    /** What everybody may read below an item; undefined where there are no comments. */
    async of(site: Site, itemId: string): Promise<Comment[] | undefined> {
      return db.readSite(site.id, async (tx) => {
        const item = await openItem(tx, site, itemId);
        return item && (await store.listApproved(tx, itemId, MAX_COMMENTS_SHOWN)).map(toComment);
      });
    },

    /** Whether more can be written below it. */
    isOpen: (settings: Settings['comments'], publishedAt: string) =>
      !isClosed(settings, new Date(publishedAt)),

    async write(
      site: Site,
      visitor: Visitor | undefined,
      written: Written,
    ): Promise<
      { state: 'shown' | 'waiting'; message: string; comment: Comment | null; path: string } | Failure
    > {
      const draft = {
        name: (visitor?.name ?? written.name ?? '').replaceAll(/\s+/g, ' ').trim(),
        email: (visitor?.email ?? written.email ?? '').trim().toLowerCase(),
        text: written.text.replaceAll('\r\n', '\n').trim(),
      };
      const errors = commentProblems(draft, visitor !== undefined);
      if (Object.keys(errors).length > 0) return fail('invalid', { errors }, Object.values(errors)[0]);
      const { settings, collections } = await snapshots.of(site);
      const result = await db.site(site.id, async (tx) => {
        const item = await openItem(tx, site, written.item);
        if (!item) return fail('notFound');
        if (isClosed(settings.comments, item.publishedAt)) return fail('commentsClosed');
        const parent = written.parent ? await store.findComment(tx, written.parent) : undefined;
        if (written.parent && (parent?.documentId !== written.item || parent.state !== 'approved'))
          return fail('notFound');
        const reason = isTrusted(visitor)
          ? undefined
          : spamReason({
              ...draft,
              trap: written.website ?? '',
              blockedWords: readBlockedWords(settings.comments.blockedWords),
            });
        const state = await stateFor(tx, { draft, reason, isTrusted: isTrusted(visitor), settings });
        const row: store.NewComment = {
          siteId: site.id,
          id: newId(),
          documentId: written.item,
          parentId: parent?.id ?? null,
          ...draft,
          name: draft.name || 'Somebody',
          accountId: visitor?.accountId ?? null,
          isStaff: isTrusted(visitor) && !isCommenterOnly(visitor),
          state,
          reason: reason ?? '',
          likes: 0,
          createdAt: now(),
        };
        if (await store.isTwice(tx, row, now()))
          return fail('invalid', { errors: { text: COMMENT_MESSAGES.twice } }, COMMENT_MESSAGES.twice);
        await store.addComment(tx, row);
        if (state === 'approved') await publishing.renew(tx, site.id);
        // A moderator finds spam in its list; nobody is called for it.
        if (state !== 'spam' && settings.comments.notify)
          await tellAuthor(tx, site, { item, comment: row, state });
        const place = collections.find(({ id }) => id === item.collectionId);
        const path = place ? pathBelow(place.collection, item.slug) : '/';
        // Whoever sends spam is not told that it was seen.
        const isShown = state === 'approved';
        return {
          state: isShown ? ('shown' as const) : ('waiting' as const),
          message: isShown ? COMMENT_MESSAGES.shown : COMMENT_MESSAGES.waiting,
          comment: isShown ? toComment({ ...row, isStaff: row.isStaff ?? false }) : null,
          path,
        };
      });
      if (!(result instanceof Failure) && result.state === 'shown') onChanged(site.id);
      return result;
    },

    /** Comments that come with a site when it is made: approved, one after another. */
    async bring(
      siteId: string,
      itemId: string,
      written: readonly { name: string; text: string; answer?: string }[],
    ): Promise<void> {
      const row = { siteId, documentId: itemId, email: '', state: 'approved' as const };
      const at = (place: number) => new Date(now().getTime() - (written.length * 2 - place) * DAY_MS);
      await db.site(siteId, async (tx) => {
        for (const [place, { name, text, answer }] of written.entries()) {
          const id = newId();
          await store.addComment(tx, { ...row, id, name, text, createdAt: at(place * 2) });
          if (answer === undefined) continue;
          const reply = {
            ...row,
            id: newId(),
            parentId: id,
            name: 'The editor',
            isStaff: true,
            text: answer,
          };
          await store.addComment(tx, { ...reply, createdAt: at(place * 2 + 1) });
        }
      });
    },

    async like(site: Site, id: string, from: { ip: string; agent: string }) {
      const liker = createHash('sha256')
        .update(`${site.id} ${id} ${from.ip} ${from.agent}`)
        .digest('base64url');
      const liked = await db.site(site.id, async (tx) => {
        const comment = await store.findComment(tx, id);
        const item = comment && (await openItem(tx, site, comment.documentId));
        return item && (await store.toggleLike(tx, id, liker.slice(0, 22)));
      });
      return liked ?? fail('notFound');
    },

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
          next: rows.length > COMMENTS_LISTED && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
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
      const errors = commentProblems({ name: '', email: '', text: words }, true);
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

  async function stateFor(
    tx: Tx,
    about: {
      draft: { email: string };
      reason: string | undefined;
      isTrusted: boolean;
      settings: Settings;
    },
  ): Promise<CommentState> {
    if (about.isTrusted) return 'approved';
    if (about.reason !== undefined) return 'spam';
    switch (about.settings.comments.approval) {
      case 'none':
        return 'approved';
      case 'first':
        return (await store.hasApproved(tx, about.draft.email)) ? 'approved' : 'waiting';
      default:
        return 'waiting';
    }
  }
}

export type Comments = ReturnType<typeof makeComments>;

/** A trusted commenter writes at once, but does not speak for the site. */
function isCommenterOnly(visitor: Visitor | undefined): boolean {
  return (visitor?.roles ?? []).every((role) => role === ContributorRole.commenter);
}

function toComment({
  id,
  parentId,
  name,
  isStaff,
  text,
  createdAt,
  likes,
}: Pick<store.NewComment, 'id' | 'name' | 'text' | 'createdAt'> & {
  parentId?: string | null | undefined;
  isStaff: boolean;
  likes?: number | undefined;
}): Comment {
  return {
    id,
    parentId: parentId ?? null,
    name,
    isStaff,
    text,
    at: createdAt.toISOString(),
    likes: likes ?? 0,
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

function readCursor(cursor: string | undefined): { at: string; id: string } | undefined {
  const [at = '', id = ''] = cursor?.split('_') ?? [];
  return Number.isNaN(Date.parse(at)) || id === '' ? undefined : { at, id };
}
