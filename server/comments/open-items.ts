import { DAY_MS } from '#core/durations.ts';
import type { Comment } from '#core/comments/comment.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Database } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { isContent, type Passes, type SiteAdmission } from '../serving/admission.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import * as store from './store.ts';

/** Which items have comments, for whom and for how long. */
export function makeOpenItems(deps: {
  db: Database;
  snapshots: Snapshots;
  admission: SiteAdmission;
  now: () => Date;
}) {
  const { db, snapshots, admission, now } = deps;

  /** The item if it has comments; who may read them was asked already. */
  async function shown(site: Site, id: string): Promise<store.CommentedItem | undefined> {
    const { settings } = await snapshots.of(site);
    if (!settings.comments.commentsEnabled) return undefined;
    const item = await db.readSite(site.id, (tx) => store.findItem(tx, id));
    return item?.allowsComments === true ? item : undefined;
  }

  return {
    shown,

    /** The item if it has comments and whoever asks may read it: what is for members is commented on by members. */
    async find(site: Site, id: string, passes: Passes): Promise<store.CommentedItem | undefined> {
      const item = await shown(site, id);
      if (!item) return undefined;
      const { served, lockedPage } = await admission.toPage(site, item.collectionId, passes);
      return isContent(served) && lockedPage === undefined ? item : undefined;
    },

    isClosed: ({ closeAfterDays }: Settings['comments'], publishedAt: Date): boolean =>
      closeAfterDays > 0 && now().getTime() - publishedAt.getTime() > closeAfterDays * DAY_MS,
  };
}

export type OpenItems = ReturnType<typeof makeOpenItems>;

export function toComment({
  id,
  parentId,
  name,
  isStaff,
  isMember,
  text,
  createdAt,
  likes,
}: Pick<store.NewComment, 'id' | 'name' | 'text' | 'createdAt'> & {
  parentId?: string | null | undefined;
  isStaff: boolean;
  isMember: boolean;
  likes?: number | undefined;
}): Comment {
  return {
    id,
    parentId: parentId ?? null,
    name,
    isStaff,
    isMember,
    text,
    at: createdAt.toISOString(),
    likes: likes ?? 0,
  };
}
