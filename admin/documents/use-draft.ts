import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { content } from '#contract/content/content.ts';
import { isRecord } from '#core/fields/field.ts';
import { call } from '../http/call.ts';
import { CallProblem } from '../http/problem.ts';
import { useStage } from '../kit/stage.ts';
import { isDirty, rebase, setField, startDraft, type Body, type Draft } from './draft.ts';
import { isConflict, makeDrafting } from './drafting.ts';
import { documentQuery, useContentChange } from './queries.ts';
import { useUnsaved } from './unsaved.ts';

/** What is there now, when somebody else was faster. `body` is null when they deleted it. */
export interface Newest {
  revision: number;
  body: Body | null;
}

const NO_ERRORS: Readonly<Record<string, string>> = {};

/** A document being changed: its values, what is wrong with them, and the draft they are saved as. */
export function useDraft(id: string) {
  const { data: document, error } = useQuery(documentQuery(id));
  const { drafting, draft, isSaving, problem } = useDrafting(id);
  const isUnsaved = draft !== undefined && isDirty(draft);
  const revision = document?.revision;
  const body = document?.body;
  // What the document says of itself is out of date until it has been read again after a save.
  const isBehind = draft !== undefined && revision !== undefined && revision < draft.base;

  useEffect(() => {
    if (revision !== undefined && body) drafting.takeIn(revision, body);
  }, [drafting, revision, body]);

  useUnsaved(id, isUnsaved, { save: drafting.save, isDraft: true });

  const told = problem instanceof CallProblem ? problem : undefined;
  const newest = isConflict(problem) ? readNewest(problem.details.current) : undefined;

  return {
    document,
    loadError: error,
    values: draft?.values,
    original: draft?.original,
    isChanged: isUnsaved || isBehind,
    isSaving,
    problem: newest ? undefined : told,
    errors: told?.errors ?? NO_ERRORS,
    newest,
    save: drafting.save,

    set: (name: string, value: unknown) => drafting.edit((current) => setField(current, name, value)),

    takeNewest: () => {
      if (newest?.body) drafting.settle(startDraft(newest.revision, newest.body));
    },

    keepMine: () => {
      if (draft && newest?.body) drafting.settle(rebase(draft, { ...newest, body: newest.body }));
    },
  };
}

export type DraftForm = ReturnType<typeof useDraft>;

/** The draft of one document, from when it is shown until it is left; the site beside it follows. */
function useDrafting(id: string) {
  const { reload } = useStage();
  const { mutateAsync } = useContentChange((sent: Draft) =>
    call(content.save, { params: { id }, body: { base: sent.base, body: sent.values } }),
  );
  const [drafting] = useState(() =>
    makeDrafting(
      (sent) =>
        // Known as saved at once, and not only when every list has been read again.
        new Promise<number>((resolve, reject) => {
          mutateAsync(sent, { onSuccess: ({ revision }) => resolve(revision) }).then(reload, reject);
        }),
    ),
  );
  useEffect(() => {
    const saveHidden = () => document.visibilityState === 'hidden' && void drafting.save();
    const save = () => void drafting.save();
    document.addEventListener('visibilitychange', saveHidden);
    addEventListener('online', save);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      removeEventListener('online', save);
      save();
    };
  }, [drafting]);
  return { drafting, ...useSyncExternalStore(drafting.subscribe, drafting.get) };
}

function readNewest(value: unknown): Newest | undefined {
  if (!isRecord(value) || typeof value.revision !== 'number') return undefined;
  return { revision: value.revision, body: isRecord(value.body) ? value.body : null };
}
