import { pathBelow } from '#core/collections/address.ts';
import { commentProblems, type Comment, type CommentState } from '#core/comments/comment.ts';
import { readBlockedWords, spamReason } from '#core/comments/spam.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { Settings } from '#core/settings/groups.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Publishing } from '../content/publishing.ts';
import type { CustomerSessions } from '../customers/sessions.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site, Visitor } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { TellNews } from '../news/news.ts';
import type { Passes } from '../serving/admission.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import { toComment, type OpenItems } from './open-items.ts';
import * as store from './store.ts';
import { languageKept, wordsInLanguage } from '#core/languages/words-in.ts';
import type { Say } from '#core/words/words.ts';

export interface Written {
  item: string;
  parent?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  text: string;
  website?: string | undefined;
  /** The page it is written on. */
  cameFrom: string;
}

interface Draft {
  name: string;
  email: string;
  text: string;
}

/** What somebody writes below an item, and what becomes of it. */
export function makeWriteComment(deps: {
  db: Database;
  snapshots: Snapshots;
  publishing: Publishing;
  tellNews: TellNews;
  openItems: OpenItems;
  customers: CustomerSessions;
  onChanged: (siteId: string) => void;
  now: () => Date;
}) {
  const { db, snapshots, publishing, tellNews, openItems, customers, onChanged, now } = deps;

  async function tell(
    tx: Tx,
    site: Site,
    { item, comment, state }: { item: store.CommentedItem; comment: store.NewComment; state: CommentState },
  ): Promise<void> {
    const { settings, collections, baseUrl } = await snapshots.of(site);
    const author = await store.findAuthorEmail(tx, item.authorId);
    const usual = author !== undefined && settings.comments.notify ? [author] : [];
    const place = collections.find(({ id }) => id === item.collectionId);
    const path = '/config/comments';
    const news = {
      name: 'newComment',
      values: {
        siteTitle: settings.site.title,
        itemTitle: item.title,
        name: comment.name,
        text: comment.text,
        isWaiting: state === 'waiting',
        pageUrl: baseUrl + (place ? pathBelow(place.collection, item.slug) : '/'),
        queueUrl: baseUrl + path,
      },
    } as const;
    // Nobody is told of their own words.
    const by = { email: comment.email ?? '', accountId: comment.accountId ?? null };
    const siteTitle = settings.site.title;
    const line = { key: 'comment', values: { title: item.title } } as const;
    await tellNews(tx, { kind: 'comment', mail: news, line, siteId: site.id, siteTitle, path, usual, by });
  }

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

  /** Writes it down, tells who should know, and says where it is found. */
  async function keep(
    tx: Tx,
    site: Site,
    {
      item,
      row,
      say,
    }: { item: store.CommentedItem; row: store.NewComment & { state: CommentState }; say: Say<'comments'> },
  ) {
    const { collections } = await snapshots.of(site);
    const { state } = row;
    await store.addComment(tx, row);
    if (state === 'approved') await publishing.renew(tx, site.id);
    // A moderator finds spam in its list; nobody is called for it.
    if (state !== 'spam') await tell(tx, site, { item, comment: row, state });
    const place = collections.find(({ id }) => id === item.collectionId);
    // Whoever sends spam is not told that it was seen.
    const isShown = state === 'approved';
    return {
      state: isShown ? ('shown' as const) : ('waiting' as const),
      message: say(isShown ? 'shown' : 'waiting'),
      comment: isShown
        ? toComment({ ...row, isStaff: row.isStaff ?? false, isMember: row.isMember ?? false })
        : null,
      path: place ? pathBelow(place.collection, item.slug) : '/',
    };
  }

  return async function write(
    site: Site,
    passes: Passes,
    written: Written,
  ): Promise<
    { state: 'shown' | 'waiting'; message: string; comment: Comment | null; path: string } | Failure
  > {
    const { visitor } = passes;
    const customer = visitor ? undefined : await customers.find(site.id, passes.customerToken);
    const { settings, languages } = await snapshots.of(site);
    const say = wordsInLanguage(settings, languageKept(languages, written.cameFrom)).of('comments');
    const author = visitor ?? (customer && { email: customer.email, name: customer.name || say('member') });
    const draft = draftOf(author, written);
    const errors = commentProblems(draft, { isKnown: author !== undefined, say });
    if (Object.keys(errors).length > 0) return fail('invalid', { errors }, Object.values(errors)[0]);
    const item = await openItems.find(site, written.item, passes);
    if (!item) return fail('notFound');
    const result = await db.site(site.id, async (tx) => {
      if (openItems.isClosed(settings.comments, item.publishedAt))
        return fail('commentsClosed', {}, say('closed'));
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
      const row = {
        siteId: site.id,
        id: newId(),
        documentId: written.item,
        parentId: parent?.id ?? null,
        ...draft,
        name: draft.name || 'Somebody',
        accountId: visitor?.accountId ?? null,
        isStaff: isTrusted(visitor) && !isCommenterOnly(visitor),
        isMember: customer !== undefined,
        state: await stateFor(tx, { draft, reason, isTrusted: isTrusted(visitor), settings }),
        reason: reason ?? '',
        likes: 0,
        createdAt: now(),
      };
      if (await store.isTwice(tx, row, now()))
        return fail('invalid', { errors: { text: say('twice') } }, say('twice'));
      return keep(tx, site, { item, row, say });
    });
    if (!(result instanceof Failure) && result.state === 'shown') onChanged(site.id);
    return result;
  };
}

/** Who is signed in does not say again who they are. */
function draftOf(author: { name: string; email: string } | undefined, written: Written): Draft {
  return {
    name: (author?.name ?? written.name ?? '').replaceAll(/\s+/g, ' ').trim(),
    email: (author?.email ?? written.email ?? '').trim().toLowerCase(),
    text: written.text.replaceAll('\r\n', '\n').trim(),
  };
}

/** Trusted are those who work on the site, and commenters: they were asked to. */
const isTrusted = (visitor: Visitor | undefined): boolean =>
  (visitor?.roles ?? []).some((role) => role !== ContributorRole.viewer);

/** A trusted commenter writes at once, but does not speak for the site. */
function isCommenterOnly(visitor: Visitor | undefined): boolean {
  return (visitor?.roles ?? []).every((role) => role === ContributorRole.commenter);
}
