import { CallProblem } from '../http/problem.ts';
import { makeStore } from '../kit/store.ts';
import { afterSave, isDirty, startDraft, type Body, type Draft } from './draft.ts';

/** A pause in typing this long saves. */
export const SAVES_AFTER_MS = 1000;

interface DraftingState {
  draft: Draft | undefined;
  isSaving: boolean;
  /** Why the last save did not work, until one does. */
  problem: unknown;
}

/** A document that saves itself while it is changed: a moment after the last change, one save at a time. */
export function makeDrafting(send: (draft: Draft) => Promise<number>) {
  const store = makeStore<DraftingState>({ draft: undefined, isSaving: false, problem: undefined });
  const put = (change: Partial<DraftingState>) => store.set({ ...store.get(), ...change });
  let last = Promise.resolve(true);
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function sendOnce(sent: Draft): Promise<boolean> {
    put({ isSaving: true });
    try {
      const revision = await send(sent);
      const { draft } = store.get();
      put({
        draft: draft && afterSave(draft, { revision, sent: sent.values }),
        isSaving: false,
        problem: undefined,
      });
      return true;
    } catch (problem) {
      put({ isSaving: false, problem });
      return false;
    }
  }

  async function sendRest(): Promise<boolean> {
    const { draft } = store.get();
    return !draft || !isDirty(draft) || sendOnce(draft);
  }

  function save(): Promise<boolean> {
    clearTimeout(timer);
    last = last.then(sendRest);
    return last;
  }

  return {
    get: store.get,
    subscribe: store.subscribe,

    /** Saves what is left to save; false when the server does not take it. */
    save,

    edit(change: (draft: Draft) => Draft): void {
      const { draft, problem } = store.get();
      if (!draft) return;
      put({ draft: change(draft) });
      clearTimeout(timer);
      // Somebody else's version is decided on first.
      if (!isConflict(problem)) timer = setTimeout(() => void save(), SAVES_AFTER_MS);
    },

    /** What the server has, unless something newer stands here. */
    takeIn(revision: number, body: Body): void {
      const { draft, isSaving } = store.get();
      if (draft && (isSaving || isDirty(draft) || draft.base >= revision)) return;
      put({ draft: startDraft(revision, body) });
    },

    /** Starts again from this draft, without what went wrong with the one before. */
    settle(draft: Draft): void {
      put({ draft, problem: undefined });
      void save();
    },
  };
}

export const isConflict = (problem: unknown): problem is CallProblem =>
  problem instanceof CallProblem && problem.code === 'conflict';
