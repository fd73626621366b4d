import { ITEM_VISIBILITY_STATES } from '../enumerations/content.ts';

/** A private item is read by those who work on the site, by its address, and listed nowhere. */
export const ITEM_STATES = [...ITEM_VISIBILITY_STATES, 'private'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** What an item is called in lists of an owner. */
export const STATE_WORDS: Readonly<Record<ItemState, string>> = {
  draft: 'Draft',
  needs_review: 'Needs review',
  scheduled: 'Scheduled',
  published: 'Published',
  private: 'Private',
};

/** A scheduled item counts as published from its moment on, without anybody writing it again. */
export function stateAt(item: { status: ItemState; publishAt: string }, now: Date): ItemState {
  const isDue =
    item.status === 'scheduled' && item.publishAt !== '' && Date.parse(item.publishAt) <= now.getTime();
  return isDue ? 'published' : item.status;
}
