import { markSaved, unsavedIn } from '#core/editing/history.ts';
import { isSame } from '#core/same.ts';
import type { Remote, SaveAnswer } from './answers.ts';
import type { Body } from '../draft.ts';
import type { Desk } from './desk.ts';
import type { Keep } from './keep.ts';
import { takeIn } from './take-in.ts';

export const SAVE_AFTER_MS = 800;
/** Somebody who types without a pause is saved this often all the same. */
export const SAVE_AT_LEAST_EVERY_MS = 5000;
export const TRY_AGAIN_AFTER_MS = 5000;

export interface SavingDeps {
  remote: Remote;
  keep: Keep;
  now: () => number;
  /** Calls back later; returns what takes that back. */
  later: (work: () => void, ms: number) => () => void;
}

/** Saves what is on the desk by itself: after a pause, one document at a time, and again when the network is back. */
export function makeSaving(desk: Desk, { remote, keep, now, later }: SavingDeps) {
  const { opened, tell } = desk;
  let cancelSave = () => {};
  let unsavedSince: number | undefined;
  let saving: Promise<boolean> | undefined;
  let isClosed = false;
  const hasUnsaved = () => unsavedIn(desk.history).length > 0;

  function saveSoon(ms: number): void {
    cancelSave();
    unsavedSince ??= now();
    const latest = Math.max(unsavedSince + SAVE_AT_LEAST_EVERY_MS - now(), 0);
    cancelSave = later(() => void flush(), desk.state() === 'unsaved' ? Math.min(ms, latest) : ms);
  }

  function keepUnsaved(): void {
    const { history } = desk;
    desk.isKept = unsavedIn(history)
      .map((id) => {
        const [body, original] = [history.present[id], history.saved[id]];
        const document = opened.get(id);
        if (!body || !original || !document) return true;
        return keep.write(id, { base: document.base, original, body, sent: document.sent });
      })
      .every(Boolean);
  }

  function flush(): Promise<boolean> {
    cancelSave();
    saving ??= saveAll().finally(() => {
      saving = undefined;
    });
    return saving;
  }

  async function saveAll(): Promise<boolean> {
    while (desk.disputes.length === 0) {
      if (isClosed) return false;
      const [id] = unsavedIn(desk.history);
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
    const body = desk.history.present[id];
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
        desk.problem = answer.sentence;
        tell('refuse');
        return 'stopped';
      case 'conflict':
        // An answer that was lost on its way: what is there is what this session sent before.
        if (sent.before && isSame(sent.before, answer.body)) settle(id, answer.revision, sent.before);
        else if (!takeIn(desk, id, answer)) return 'stopped';
        return 'again';
      default:
        return answer satisfies never;
    }
  }

  function settle(id: string, revision: number, body: Body): void {
    const document = opened.get(id);
    if (document) document.base = revision;
    desk.history = markSaved(desk.history, { [id]: body });
    if (desk.history.present[id] === body) keep.remove(id);
  }

  /** After any change: told, and saved when it has been quiet for a moment. */
  function changed(): void {
    desk.problem = undefined;
    if (!hasUnsaved()) {
      cancelSave();
      unsavedSince = undefined;
      for (const id of opened.keys()) keep.remove(id);
      return tell('undone');
    }
    tell('change');
    if (desk.state() === 'unsaved') saveSoon(SAVE_AFTER_MS);
  }

  return {
    changed,

    /** Saves everything that is unsaved; true when the server has all of it afterwards. */
    flush,

    /** For a tab that goes away: what is unsaved is written down before anything else. */
    hide(): void {
      keepUnsaved();
      if (hasUnsaved()) void flush();
    },

    isClosed: () => isClosed,

    /** Ends saving; what is unsaved stays on this device. */
    close(): void {
      keepUnsaved();
      isClosed = true;
      cancelSave();
    },

    /** Takes a close back. */
    reopen(): void {
      isClosed = false;
      if (hasUnsaved()) saveSoon(SAVE_AFTER_MS);
    },
  };
}
