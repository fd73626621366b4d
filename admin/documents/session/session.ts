import type { Damage } from '#core/page/damage.ts';
import { isRefusal, type Refusal } from '#core/page/refusal.ts';
import { mergeDocument } from '#core/editing/merge.ts';
import {
  markSaved,
  openIn,
  rebase,
  record,
  redo,
  redoLabel,
  startHistory,
  undo,
  undoLabel,
  unsavedIn,
  type History,
} from '#core/editing/history.ts';
import { isSame } from '#core/same.ts';
import type { Dispute, Opened, Remote, SaveAnswer } from './answers.ts';
import type { Body } from '../draft.ts';
import type { Keep } from './keep.ts';
import { next, type SaveEvent, type SaveState } from './save-state.ts';

type Bodies = Readonly<Record<string, Body>>;

export const SAVE_AFTER_MS = 800;
/** Somebody who types without a pause is saved this often all the same. */
export const SAVE_AT_LEAST_EVERY_MS = 5000;
export const TRY_AGAIN_AFTER_MS = 5000;

export interface SessionDeps {
  remote: Remote;
  keep: Keep;
  now: () => number;
  /** Calls back later; returns what takes that back. */
  later: (work: () => void, ms: number) => () => void;
}

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

/** The documents somebody is changing: their history, and saving them by itself. */
export function makeSession(deps: SessionDeps) {
  const { remote, keep, now, later } = deps;
  const opened = new Map<string, { base: number; control: Opened['control']; sent?: Body | undefined }>();
  const listeners = new Set<() => void>();
  let history: History<Bodies> = startHistory<Bodies>({});
  let state: SaveState = 'idle';
  let disputes: readonly Dispute[] = [];
  let problem: string | undefined;
  let isKept = true;
  let repairs: SessionView['repairs'] = {};
  let view = toView();
  let cancelSave = () => {};
  let unsavedSince: number | undefined;
  let saving: Promise<boolean> | undefined;
  let isClosed = false;

  function toView(): SessionView {
    return {
      bodies: history.present,
      state,
      undoLabel: undoLabel(history),
      redoLabel: redoLabel(history),
      disputes,
      problem,
      isKept,
      repairs,
    };
  }

  function tell(...events: SaveEvent[]): void {
    state = events.reduce(next, state);
    view = toView();
    for (const listener of listeners) listener();
  }

  /** After any change: told, and saved when it has been quiet for a moment. */
  function changed(): void {
    problem = undefined;
    const isUnsaved = unsavedIn(history).length > 0;
    if (!isUnsaved) {
      cancelSave();
      unsavedSince = undefined;
      for (const id of opened.keys()) keep.remove(id);
      return tell('undone');
    }
    tell('change');
    if (state === 'unsaved') saveSoon(SAVE_AFTER_MS);
  }

  function saveSoon(ms: number): void {
    cancelSave();
    unsavedSince ??= now();
    const latest = Math.max(unsavedSince + SAVE_AT_LEAST_EVERY_MS - now(), 0);
    const stop = later(() => void flush(), state === 'unsaved' ? Math.min(ms, latest) : ms);
    cancelSave = stop;
  }

  function keepUnsaved(): void {
    isKept = unsavedIn(history)
      .map((id) => {
        const [body, original] = [history.present[id], history.saved[id]];
        const document = opened.get(id);
        if (!body || !original || !document) return true;
        return keep.write(id, { base: document.base, original, body, sent: document.sent });
      })
      .every(Boolean);
  }

  /** Saves everything that is unsaved; true when the server has all of it afterwards. */
  function flush(): Promise<boolean> {
    cancelSave();
    saving ??= saveAll().finally(() => {
      saving = undefined;
    });
    return saving;
  }

  async function saveAll(): Promise<boolean> {
    while (disputes.length === 0) {
      if (isClosed) return false;
      const [id] = unsavedIn(history);
      if (id === undefined) {
        unsavedSince = undefined;
        tell('done');
        return true;
      }
      tell('save');
      const ending = await saveOne(id);
      if (ending === 'again') continue;
      if (ending === 'offline') saveSoon(TRY_AGAIN_AFTER_MS);
      return false;
    }
    return false;
  }

  async function saveOne(id: string): Promise<'again' | 'offline' | 'stopped'> {
    const document = opened.get(id);
    const body = history.present[id];
    if (!document || !body) throw new Error(`The document ${id} is not open.`);
    const before = document.sent;
    document.sent = body;
    keepUnsaved();
    const answer = await remote.save(id, { base: document.base, body });
    return hear(id, answer, { body, before });
  }

  function hear(
    id: string,
    answer: SaveAnswer,
    sent: { body: Body; before: Body | undefined },
  ): 'again' | 'offline' | 'stopped' {
    switch (answer.kind) {
      case 'saved':
        settle(id, answer.revision, sent.body);
        return 'again';
      case 'offline':
        tell('offline');
        return 'offline';
      case 'refused':
        problem = answer.sentence;
        tell('refuse');
        return 'stopped';
      case 'conflict':
        // An answer that was lost on its way: what is there is what this session sent before.
        if (sent.before && isSame(sent.before, answer.body)) settle(id, answer.revision, sent.before);
        else if (!takeIn(id, answer)) return 'stopped';
        return 'again';
      default:
        return answer satisfies never;
    }
  }

  function settle(id: string, revision: number, body: Body): void {
    const document = opened.get(id);
    if (document) document.base = revision;
    history = markSaved(history, { [id]: body });
    if (history.present[id] === body) keep.remove(id);
  }

  /** Puts what somebody else saved together with what was done here; false when a person has to choose. */
  function takeIn(id: string, theirs: { revision: number; body: Body | null }): boolean {
    const document = opened.get(id);
    const [base, mine] = [history.saved[id], history.present[id]];
    if (!document || !base || !mine) return false;
    const merge = (own: Body, body: Body) =>
      mergeDocument({ base, mine: own, theirs: body }, document.control);
    const { body } = theirs;
    const result = body && merge(mine, body);
    const merged =
      body &&
      result?.ok &&
      rebase(history, (bodies) => {
        const own = bodies[id];
        const one = own && merge(own, body);
        return one?.ok ? { ...bodies, [id]: one.merged } : undefined;
      });
    if (merged) {
      history = markSaved(merged, { [id]: body });
      document.base = theirs.revision;
      return true;
    }
    const differences = result && !result.ok ? result.conflicts : [];
    disputes = [...disputes, { id, revision: theirs.revision, mine, theirs: body, differences }];
    tell('conflict');
    return false;
  }

  function recover(id: string, at: number): void {
    const kept = keep.read(id);
    const document = opened.get(id);
    const body = history.present[id];
    if (!kept || !document || !body) return;
    if (isSame(kept.body, body)) return keep.remove(id);
    const isAnswerLost = kept.sent !== undefined && isSame(kept.sent, body);
    if (kept.base === document.base || isAnswerLost) {
      history = record(history, { next: { ...history.present, [id]: kept.body }, label: 'Bring back', at });
      return changed();
    }
    // The server went on since: start from where this device was, then take in the rest.
    const newest = { revision: document.base, body };
    document.base = kept.base;
    history = openIn(history, { [id]: kept.original });
    history = record(history, { next: { ...history.present, [id]: kept.body }, label: 'Bring back', at });
    if (takeIn(id, newest)) changed();
  }

  return {
    view: () => view,

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Opens a document, with what this device still has of it. */
    async open(id: string, kind: { control: Opened['control'] }): Promise<'open' | 'offline' | 'gone'> {
      if (opened.has(id)) return 'open';
      const loaded = await remote.load(id);
      if (isClosed || opened.has(id)) return 'open';
      const kept = loaded === 'offline' ? keep.read(id) : undefined;
      const start = kept ? { revision: kept.base, body: kept.original, repairs: [], ...kind } : loaded;
      if (start === 'offline' || start === 'gone') return start;
      opened.set(id, { base: start.revision, control: start.control });
      history = openIn(history, { [id]: start.body });
      repairs = { ...repairs, [id]: start.repairs };
      tell();
      recover(id, now());
      return 'open';
    },

    /** Changes a document as one step with a name. Quick changes of the same `thing` are one step. */
    run(
      id: string,
      action: (body: Body) => Body | Refusal,
      step: { label: string; thing?: string | undefined },
    ): Refusal | undefined {
      const body = history.present[id];
      if (!body) return { refused: 'This is not open.' };
      const result = action(body);
      if (isRefusal(result)) return result;
      const before = history;
      history = record(history, { next: { ...history.present, [id]: result }, at: now(), ...step });
      if (history !== before) changed();
      return undefined;
    },

    undo(): void {
      history = undo(history);
      changed();
    },

    redo(): void {
      history = redo(history);
      changed();
    },

    flush,

    /** For a tab that goes away: what is unsaved is written down before anything else. */
    hide(): void {
      keepUnsaved();
      if (unsavedIn(history).length > 0) void flush();
    },

    /** Decides a dispute. The other version stays in the history of the page, and taking theirs can be undone. */
    resolve(id: string, choice: 'mine' | 'theirs'): void {
      const dispute = disputes.find((one) => one.id === id);
      const document = opened.get(id);
      if (!dispute || !document) return;
      disputes = disputes.filter((one) => one.id !== id);
      document.base = dispute.revision;
      const { theirs } = dispute;
      history = markSaved(history, { [id]: theirs ?? {} });
      if (choice === 'theirs' && theirs) {
        const label = 'Take their version';
        history = record(history, { next: { ...history.present, [id]: theirs }, label, at: now() });
      }
      if (choice === 'theirs' && !theirs) {
        // Deleted by them and so wished here: there is nothing left to save.
        history = markSaved(history, { [id]: history.present[id] ?? {} });
      }
      if (choice === 'theirs') keep.remove(id);
      if (disputes.length > 0) return tell();
      tell('resolve');
      changed();
    },

    /** Ends saving; what is unsaved stays on this device. */
    close(): void {
      keepUnsaved();
      isClosed = true;
      cancelSave();
    },

    /** Takes a close back. */
    reopen(): void {
      isClosed = false;
      if (unsavedIn(history).length > 0) saveSoon(SAVE_AFTER_MS);
    },
  };
}

export type Session = ReturnType<typeof makeSession>;
