import { stateAt, type ItemState } from '#core/collections/states.ts';
import { say } from './words.ts';

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
    return { action: say('schedule'), isDone: true, note: say('chooseTheDateWhen') };
  if (stateAt(item, now) === 'scheduled')
    return isLive
      ? {
          action: say('scheduled'),
          isDone: true,
          note: say('goesLiveInWords', { inWords: inWords(publishAt) }),
        }
      : {
          action: say('schedule'),
          isDone: false,
          note: say('notScheduledYetIt', { inWords: inWords(publishAt) }),
        };
  if (status === 'private')
    return isLive
      ? {
          action: say('published'),
          isDone: true,
          note: say('onlyPeopleWhoWork'),
        }
      : { action: say('publishPrivately'), isDone: false, note: say('notPublishedYet2') };
  if (isLive && (status === 'published' || status === 'scheduled'))
    return { action: say('published'), isDone: true, note: say('visitorsSeeThisVersion') };
  return {
    action: say('publish'),
    isDone: false,
    note: status === 'scheduled' ? say('thisDateHasPassed') : say('visitorsDoNotSee'),
  };
}
