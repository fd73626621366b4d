import { DAY_MS } from '#core/durations.ts';
import type { Comment } from '#core/comments/comment.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import * as store from './store.ts';

/** Which items have comments, and for how long. */
export function makeOpenItems(deps: { snapshots: Snapshots; now: () => Date }) {
  const { snapshots, now } = deps;

  return {
    /** The item if comments can be written below it; what needs a password has none for strangers. */
    async find(tx: Tx, site: Site, id: string): Promise<store.CommentedItem | undefined> {
      const { settings, locks } = await snapshots.of(site);
      const item = settings.comments.commentsEnabled ? await store.findItem(tx, id) : undefined;
      return item && item.allowsComments && !locks.has(item.collectionId) ? item : undefined;
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
