import { stateAt, type ItemState } from '#core/collections/states.ts';

export interface ItemStanding {
  /** What the button does, or what has been done. */
  action: string;
  isDone: boolean;
  note: string;
}

interface Item {
  status: ItemState;
  publishAt: string;
  /** Visitors have, or will have, exactly this version. */
  isLive: boolean;
}

/** How an item stands to its visitors, and what publishing it would do. */
export function standingOf(item: Item, inWords: (moment: string) => string, now = new Date()): ItemStanding {
  const { status, publishAt, isLive } = item;
  if (status === 'scheduled' && publishAt === '')
    return { action: 'Schedule', isDone: true, note: 'Choose the date when it goes live.' };
  if (stateAt(item, now) === 'scheduled')
    return isLive
      ? { action: 'Scheduled', isDone: true, note: `Goes live ${inWords(publishAt)}.` }
      : {
          action: 'Schedule',
          isDone: false,
          note: `Not scheduled yet. It will go live ${inWords(publishAt)}.`,
        };
  if (status === 'private')
    return isLive
      ? {
          action: 'Published',
          isDone: true,
          note: 'Only people who work on the site see it, at its address.',
        }
      : { action: 'Publish privately', isDone: false, note: 'Not published yet.' };
  if (isLive && (status === 'published' || status === 'scheduled'))
    return { action: 'Published', isDone: true, note: 'Visitors see this version.' };
  return {
    action: 'Publish',
    isDone: false,
    note:
      status === 'scheduled'
        ? 'This date has passed: it goes live as soon as you publish.'
        : 'Visitors do not see this version yet.',
  };
}
