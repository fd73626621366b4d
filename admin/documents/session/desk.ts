import type { Damage } from '#core/page/stored/damage.ts';
import { redoLabel, startHistory, undoLabel, type History } from '#core/editing/history.ts';
import type { Dispute, Opened } from './answers.ts';
import type { Body } from '../draft.ts';
import { next, type SaveEvent, type SaveState } from './save-state.ts';

export type Bodies = Readonly<Record<string, Body>>;

/** What is shown of a session. A new object after every change, and only then. */
export interface SessionView {
  readonly bodies: Bodies;
  readonly state: SaveState;
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
  readonly disputes: readonly Dispute[];
  /** Why the server said no. */
  readonly problem: string | undefined;
  /** Whether a copy of what is unsaved fits on this device. */
  readonly isKept: boolean;
  /** What was found broken in a document as it was opened, and mended. */
  readonly repairs: Readonly<Record<string, readonly Damage[]>>;
}

interface OpenDocument {
  /** The revision that what is done here started from. */
  base: number;
  control: Opened['control'];
  /** What was sent last; whether it arrived may not be known. */
  sent?: Body | undefined;
}

/** What the parts of a session have in hand together. Whoever changes something on it tells afterwards. */
export interface Desk {
  readonly opened: Map<string, OpenDocument>;
  history: History<Bodies>;
  disputes: SessionView['disputes'];
  problem: SessionView['problem'];
  isKept: boolean;
  repairs: SessionView['repairs'];
  state: () => SaveState;
  view: () => SessionView;
  subscribe: (listener: () => void) => () => void;
  tell: (...events: SaveEvent[]) => void;
}

export function makeDesk(): Desk {
  const listeners = new Set<() => void>();
  let state: SaveState = 'idle';
  const desk: Desk = {
    opened: new Map(),
    history: startHistory<Bodies>({}),
    disputes: [],
    problem: undefined,
    isKept: true,
    repairs: {},
    state: () => state,
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (...events) => {
      state = events.reduce(next, state);
      view = viewOf(desk);
      for (const listener of listeners) listener();
    },
  };
  let view = viewOf(desk);
  return desk;
}

function viewOf({ history, state, disputes, problem, isKept, repairs }: Desk): SessionView {
  return {
    bodies: history.present,
    state: state(),
    undoLabel: undoLabel(history),
    redoLabel: redoLabel(history),
    disputes,
    problem,
    isKept,
    repairs,
  };
}
