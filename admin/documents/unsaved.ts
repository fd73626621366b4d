import { useEffect, useSyncExternalStore } from 'react';

/** How a form saves what was typed; false when the server does not take it. */
export interface Saving {
  save: () => Promise<boolean>;
  /** A draft changes nothing for visitors, so it is saved without asking. */
  isDraft: boolean;
}

/** Forms with changes that are not saved yet, by a name of their own. */
const unsaved = new Map<string, Saving | undefined>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Marks a form as unsaved for as long as it is, and asks before it is left or the tab is closed on it. */
export function useUnsaved(name: string, isUnsaved: boolean, saving?: Saving): void {
  useAskAtClosing(isUnsaved);
  const { save, isDraft = false } = saving ?? {};
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved.set(name, save && { save, isDraft });
    tell();
    return () => {
      unsaved.delete(name);
      tell();
    };
  }, [name, isUnsaved, save, isDraft]);
}

export function useAskAtClosing(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}

export function useHasUnsaved(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unsaved.size > 0,
  );
}

export const canSaveAll = (): boolean => [...unsaved.values()].every((saving) => saving !== undefined);

/** Saves drafts, or whatever says how it is saved; false when something stays unsaved. */
export async function saveUnsaved(what: 'drafts' | 'everything'): Promise<boolean> {
  const saved = await Promise.all(
    [...unsaved.values()].map(async (saving) =>
      saving && (saving.isDraft || what === 'everything') ? saving.save() : false,
    ),
  );
  return saved.every(Boolean);
}
