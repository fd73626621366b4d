import type { UploadItem, UploadState } from './upload-queue.ts';

const RANKS: Record<UploadState, number> = {
  sending: 0,
  processing: 0,
  waiting: 1,
  failed: 2,
  done: 3,
  cancelled: 3,
};

/** What moves comes first and what is next after it; of what has ended, what failed, and the newest of each. */
export function inTrayOrder(items: readonly UploadItem[]): UploadItem[] {
  return items.toSorted((a, b) => {
    const rank = RANKS[a.state];
    const isLeft = rank <= RANKS.waiting;
    return rank - RANKS[b.state] || (isLeft ? a.key - b.key : b.key - a.key);
  });
}
