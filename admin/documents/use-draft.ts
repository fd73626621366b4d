import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { content } from '#contract/content/content.ts';
import { isRecord } from '#core/fields/field.ts';
import { call } from '../http/call.ts';
import { CallProblem } from '../http/problem.ts';
import { afterSave, isDirty, rebase, setField, startDraft, type Body, type Draft } from './draft.ts';
import { documentQuery, useContentChange } from './queries.ts';
import { useUnsaved } from './unsaved.ts';

/** What is there now, when somebody else was faster. `body` is null when they deleted it. */
export interface Newest {
  revision: number;
  body: Body | null;
}

const NO_ERRORS: Readonly<Record<string, string>> = {};

/** A document being changed: its values, what is wrong with them, and saving them as a draft. */
export function useDraft(id: string) {
  const { data: document, error } = useQuery(documentQuery(id));
  const [draft, setDraft] = useState<Draft>();
  const isChanged = draft !== undefined && isDirty(draft);

  const saving = useContentChange((sent: Draft) =>
    call(content.save, { params: { id }, body: { base: sent.base, body: sent.values } }),
  );

  // A newer version replaces what is shown only while nothing was typed; otherwise the save will tell.
  if (document?.body && !isChanged && document.revision > (draft?.base ?? 0))
    setDraft(startDraft(document.revision, document.body));

  useUnsaved(id, isChanged);

  const problem = saving.error instanceof CallProblem ? saving.error : undefined;
  const newest = problem?.code === 'conflict' ? readNewest(problem.details.current) : undefined;

  return {
    document,
    loadError: error,
    values: draft?.values,
    original: draft?.original,
    isChanged,
    isSaving: saving.isPending,
    problem: newest ? undefined : problem,
    errors: problem?.errors ?? NO_ERRORS,
    newest,

    set: (name: string, value: unknown) => {
      setDraft((current) => current && setField(current, name, value));
    },

    save: async (): Promise<boolean> => {
      if (!draft || !isChanged || saving.isPending) return false;
      try {
        const { revision } = await saving.mutateAsync(draft);
        setDraft((current) => current && afterSave(current, { revision, sent: draft.values }));
        return true;
      } catch {
        return false;
      }
    },

    discard: () => {
      setDraft((current) => current && { ...current, values: current.original });
      saving.reset();
    },

    takeNewest: () => {
      if (newest?.body) setDraft(startDraft(newest.revision, newest.body));
      saving.reset();
    },

    keepMine: () => {
      const body = newest?.body;
      if (newest && body) setDraft((current) => current && rebase(current, { ...newest, body }));
      saving.reset();
    },
  };
}

export type DraftForm = ReturnType<typeof useDraft>;

function readNewest(value: unknown): Newest | undefined {
  if (!isRecord(value) || typeof value.revision !== 'number') return undefined;
  return { revision: value.revision, body: isRecord(value.body) ? value.body : null };
}
