import { ItemStatus, type ItemVisibility } from '../enumerations/content.ts';

/** What an item is called in lists of an owner. */
export const STATE_WORDS: Readonly<Record<ItemVisibility, string>> = {
  draft: 'Draft',
  needs_review: 'Needs review',
  scheduled: 'Scheduled',
  published: 'Published',
};

const NUMBERS: Readonly<Record<ItemVisibility, ItemStatus>> = {
  published: ItemStatus.published,
  scheduled: ItemStatus.scheduled,
  needs_review: ItemStatus.needsReview,
  draft: ItemStatus.draft,
};

export const statusNumber = (state: ItemVisibility): ItemStatus => NUMBERS[state];

/** A scheduled item counts as published from its moment on, without anybody writing it again. */
export function stateAt(item: { status: ItemVisibility; publishAt: string }, now: Date): ItemVisibility {
  const isDue =
    item.status === 'scheduled' && item.publishAt !== '' && Date.parse(item.publishAt) <= now.getTime();
  return isDue ? 'published' : item.status;
}

export function isVisibleAt(item: { status: ItemVisibility; publishAt: string }, now: Date): boolean {
  return stateAt(item, now) === 'published';
}
