import { DAY_MS } from '#core/durations.ts';
import { createHash } from 'node:crypto';
import { MAX_COMMENTS_SHOWN, type Comment } from '#core/comments/comment.ts';
import type { Settings } from '#core/settings/groups.ts';
import { fail } from '#contract/errors.ts';
import type { Publishing } from '../content/publishing.ts';
import type { CustomerSessions } from '../customers/sessions.ts';
import type { Database } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { TellNews } from '../news/news.ts';
import type { Passes, SiteAdmission } from '../serving/admission.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import { makeModeration } from './moderation.ts';
import { makeOpenItems, toComment } from './open-items.ts';
import * as store from './store.ts';
import { makeWriteComment } from './write-comment.ts';

/** What visitors write below items, and who looks at it first. */
export function makeComments(deps: {
  db: Database;
  snapshots: Snapshots;
  admission: SiteAdmission;
  customers: CustomerSessions;
  publishing: Publishing;
  tellNews: TellNews;
  onChanged: (siteId: string) => void;
  now: () => Date;
}) {
  const { db, now } = deps;
  const openItems = makeOpenItems(deps);

  const listed = (site: Site, itemId: string): Promise<Comment[]> =>
    db.readSite(site.id, async (tx) =>
      (await store.listApproved(tx, itemId, MAX_COMMENTS_SHOWN)).map(toComment),
    );

  return {
    write: makeWriteComment({ ...deps, openItems }),
    ...makeModeration(deps),

    /** What stands below an item on its own page; undefined where there are no comments. */
    below: async (site: Site, itemId: string): Promise<Comment[] | undefined> =>
      (await openItems.shown(site, itemId)) && listed(site, itemId),

    /** The same for somebody with these passes, and whether they are known as a customer. */
    async of(site: Site, itemId: string, passes: Passes) {
      if (!(await openItems.find(site, itemId, passes))) return fail('notFound');
      const customer = await deps.customers.find(site.id, passes.customerToken);
      return { comments: await listed(site, itemId), isMember: customer !== undefined };
    },

    /** Whether more can be written below it. */
    isOpen: (settings: Settings['comments'], publishedAt: string) =>
      !openItems.isClosed(settings, new Date(publishedAt)),

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

    async like(site: Site, id: string, from: { ip: string; agent: string; passes: Passes }) {
      const liker = createHash('sha256')
        .update(`${site.id} ${id} ${from.ip} ${from.agent}`)
        .digest('base64url');
      const comment = await db.readSite(site.id, (tx) => store.findComment(tx, id));
      if (!comment || !(await openItems.find(site, comment.documentId, from.passes))) return fail('notFound');
      const liked = await db.site(site.id, (tx) => store.toggleLike(tx, id, liker.slice(0, 22)));
      return liked ?? fail('notFound');
    },
  };
}

export type Comments = ReturnType<typeof makeComments>;
