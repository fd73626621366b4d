import { say } from './words.ts';
/** Where the changes are: what an owner reads beside the page’s name. */
const SAVE_STATES = {
  idle: { change: 'unsaved', conflict: 'conflict', offline: 'offline' },
  unsaved: { change: 'unsaved', undone: 'saved', save: 'saving', conflict: 'conflict', offline: 'offline' },
  saving: {
    change: 'saving',
    undone: 'saving',
    done: 'saved',
    offline: 'offline',
    conflict: 'conflict',
    refuse: 'refused',
  },
  saved: { change: 'unsaved', conflict: 'conflict' },
  /** Kept on this device; tried again by itself. */
  offline: { change: 'offline', undone: 'saved', save: 'saving', conflict: 'conflict' },
  /** Somebody else changed the same things. Nothing is saved before this person has chosen. */
  conflict: { change: 'conflict', undone: 'conflict', resolve: 'unsaved', done: 'saved' },
  /** The server said no, e.g. to an address that is taken. The next change tries again. */
  refused: { change: 'unsaved', undone: 'saved', save: 'saving', conflict: 'conflict' },
} as const satisfies Record<string, Partial<Record<SaveEvent, string>>>;

export type SaveEvent = 'change' | 'undone' | 'save' | 'done' | 'offline' | 'conflict' | 'resolve' | 'refuse';
export type SaveState = keyof typeof SAVE_STATES;

/** What follows; an event that means nothing in a state leaves it. */
export function next(state: SaveState, event: SaveEvent): SaveState {
  return (SAVE_STATES[state] as Partial<Record<SaveEvent, SaveState>>)[event] ?? state;
}

export const SAVE_STATE_WORDS: Readonly<Record<SaveState, string>> = {
  idle: say('saved'),
  unsaved: say('unsavedChanges'),
  saving: say('saving'),
  saved: say('saved'),
  offline: say('offlineKeptOnThis'),
  conflict: say('somebodyElseChangedThis'),
  refused: say('notSaved'),
};
