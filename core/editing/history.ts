/** Several documents as they were at one moment, by their names. Unchanged ones keep their identity. */
export type Snapshot = Readonly<Record<string, unknown>>;

interface Step<S> {
  label: string;
  /** What was changed, e.g. `block:…:words`: quick changes of the same thing are one step. */
  thing: string;
  at: number;
  snapshot: S;
}

/** The way back and forth. `past` holds what was before each step, `future` what was after it. */
export interface History<S extends Snapshot = Snapshot> {
  readonly present: S;
  readonly past: readonly Step<S>[];
  readonly future: readonly Step<S>[];
  /** What the server has. */
  readonly saved: S;
}

export const MAX_STEPS = 200;
/** A pause this long ends a step, even while the same text is typed. */
export const COALESCE_MS = 1000;

export function startHistory<S extends Snapshot>(present: S): History<S> {
  return { present, past: [], future: [], saved: present };
}

/** One document more, as the server has it. It was there all along, so the way back does not lose it. */
export function openIn<S extends Snapshot>(history: History<S>, opened: Partial<S>): History<S> {
  const add = (snapshot: S): S => ({ ...snapshot, ...opened });
  const addAll = (steps: readonly Step<S>[]) =>
    steps.map((step) => ({ ...step, snapshot: add(step.snapshot) }));
  return {
    present: add(history.present),
    saved: add(history.saved),
    past: addAll(history.past),
    future: addAll(history.future),
  };
}

/** Adds a step. What is the same as before adds none, and keeps what could be redone. */
export function record<S extends Snapshot>(
  history: History<S>,
  change: { next: S; label: string; at: number; thing?: string | undefined },
): History<S> {
  const { next, label, at, thing = '' } = change;
  if (isSameSnapshot(history.present, next)) return history;
  const last = history.past.at(-1);
  const continues =
    last !== undefined &&
    thing !== '' &&
    last.thing === thing &&
    at - last.at <= COALESCE_MS &&
    history.future.length === 0;
  const past = continues
    ? [...history.past.slice(0, -1), { ...last, label, at }]
    : [...history.past, { label, thing, at, snapshot: history.present }].slice(-MAX_STEPS);
  return { ...history, present: next, past, future: [] };
}

export function undo<S extends Snapshot>(history: History<S>): History<S> {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    ...history,
    present: step.snapshot,
    past: history.past.slice(0, -1),
    // A step that was undone is closed: what is typed after a redo is a step of its own.
    future: [...history.future, { ...step, thing: '', snapshot: history.present }],
  };
}

export function redo<S extends Snapshot>(history: History<S>): History<S> {
  const step = history.future.at(-1);
  if (!step) return history;
  return {
    ...history,
    present: step.snapshot,
    past: [...history.past, { ...step, snapshot: history.present }],
    future: history.future.slice(0, -1),
  };
}

/** What undo and redo would take back or bring again, for their buttons. */
export const undoLabel = (history: History): string | undefined => history.past.at(-1)?.label;
export const redoLabel = (history: History): string | undefined => history.future.at(-1)?.label;

/** Tells what the server has now. Changes made since the save began stay unsaved. */
export function markSaved<S extends Snapshot>(history: History<S>, saved: Partial<S>): History<S> {
  return { ...history, saved: { ...history.saved, ...saved } };
}

/** The names of the documents that differ from what the server has; undoing back to it leaves none. */
export function unsavedIn(history: History): string[] {
  return Object.keys(history.present).filter((name) => history.present[name] !== history.saved[name]);
}

/**
 * Takes in what somebody else saved: every moment one can still go back to is brought up to it.
 * `adapt` answers undefined where that cannot be done; the way back or forth ends there.
 */
export function rebase<S extends Snapshot>(
  history: History<S>,
  adapt: (snapshot: S) => S | undefined,
): History<S> | undefined {
  const present = adapt(history.present);
  const saved = adapt(history.saved);
  if (!present || !saved) return undefined;
  const adaptSteps = (steps: readonly Step<S>[]) => {
    const kept: Step<S>[] = [];
    for (const step of steps.toReversed()) {
      const snapshot = adapt(step.snapshot);
      if (!snapshot) break;
      kept.unshift({ ...step, snapshot });
    }
    return kept;
  };
  return { present, saved, past: adaptSteps(history.past), future: adaptSteps(history.future) };
}

function isSameSnapshot(one: Snapshot, other: Snapshot): boolean {
  const names = Object.keys(other);
  return names.length === Object.keys(one).length && names.every((name) => Object.is(one[name], other[name]));
}
