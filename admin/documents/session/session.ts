import { isRefusal, type Refusal } from '#core/page/refusal.ts';
import { markSaved, openIn, record, redo, undo } from '#core/editing/history.ts';
import { isSame } from '#core/same.ts';
import type { Opened } from './answers.ts';
import type { Body } from '../draft.ts';
import { makeDesk } from './desk.ts';
import { makeSaving, type SavingDeps } from './saving.ts';
import { takeIn } from './take-in.ts';
import { say } from './words.ts';

/** The documents somebody is changing: their history, and saving them by itself. */
export function makeSession(deps: SavingDeps) {
  const { remote, keep, now } = deps;
  const desk = makeDesk();
  const { opened, tell } = desk;
  const { changed, isClosed, ...saving } = makeSaving(desk, deps);

  /** Puts a body in the place of another as one step with a name. */
  function step(id: string, body: Body, named: { label: string; thing?: string | undefined }): void {
    const present = { ...desk.history.present, [id]: body };
    desk.history = record(desk.history, { next: present, at: now(), ...named });
  }

  /** Goes on from what this device still has of a document. */
  function recover(id: string): void {
    const kept = keep.read(id);
    const document = opened.get(id);
    const body = desk.history.present[id];
    if (!kept || !document || !body) return;
    if (isSame(kept.body, body)) return keep.remove(id);
    const isAnswerLost = kept.sent !== undefined && isSame(kept.sent, body);
    if (kept.base === document.base || isAnswerLost) {
      step(id, kept.body, { label: say('restore') });
      return changed();
    }
    // The server went on since: start from where this device was, then take in the rest.
    const newest = { revision: document.base, body };
    document.base = kept.base;
    desk.history = openIn(desk.history, { [id]: kept.original });
    step(id, kept.body, { label: say('restore') });
    if (takeIn(desk, id, newest)) changed();
  }

  return {
    view: desk.view,
    subscribe: desk.subscribe,
    ...saving,

    /** Opens a document, with what this device still has of it. */
    async open(id: string, kind: { control: Opened['control'] }): Promise<'open' | 'offline' | 'gone'> {
      if (opened.has(id)) return 'open';
      const loaded = await remote.load(id);
      if (isClosed() || opened.has(id)) return 'open';
      const kept = loaded === 'offline' ? keep.read(id) : undefined;
      const start = kept ? { revision: kept.base, body: kept.original, repairs: [], ...kind } : loaded;
      if (start === 'offline' || start === 'gone') return start;
      opened.set(id, { base: start.revision, control: start.control });
      desk.history = openIn(desk.history, { [id]: start.body });
      desk.repairs = { ...desk.repairs, [id]: start.repairs };
      tell();
      recover(id);
      return 'open';
    },

    /** Changes a document as one step with a name. Quick changes of the same `thing` are one step. */
    run(
      id: string,
      action: (body: Body) => Body | Refusal,
      named: { label: string; thing?: string | undefined },
    ): Refusal | undefined {
      const body = desk.history.present[id];
      if (!body) return { refused: say('thisIsNotOpen') };
      const result = action(body);
      if (isRefusal(result)) return result;
      const before = desk.history;
      step(id, result, named);
      if (desk.history !== before) changed();
      return undefined;
    },

    undo(): void {
      desk.history = undo(desk.history);
      changed();
    },

    redo(): void {
      desk.history = redo(desk.history);
      changed();
    },

    /** Decides a dispute. The other version stays in the history of the page, and taking theirs can be undone. */
    resolve(id: string, choice: 'mine' | 'theirs'): void {
      const dispute = desk.disputes.find((one) => one.id === id);
      const document = opened.get(id);
      if (!dispute || !document) return;
      desk.disputes = desk.disputes.filter((one) => one.id !== id);
      document.base = dispute.revision;
      const { theirs } = dispute;
      desk.history = markSaved(desk.history, { [id]: theirs ?? {} });
      if (choice === 'theirs' && theirs) {
        step(id, theirs, { label: say('takeTheirVersion') });
      }
      if (choice === 'theirs' && !theirs) {
        // Deleted by them and so wished here: there is nothing left to save.
        desk.history = markSaved(desk.history, { [id]: desk.history.present[id] ?? {} });
      }
      if (choice === 'theirs') keep.remove(id);
      if (desk.disputes.length > 0) return tell();
      tell('resolve');
      changed();
    },
  };
}

export type Session = ReturnType<typeof makeSession>;
