import { useEffect, useSyncExternalStore } from 'react';

/** Forms with changes that are not saved yet, by a name of their own. */
const unsaved = new Set<string>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Marks a form as unsaved for as long as it is, and asks before it is left or the tab is closed on it. */
export function useUnsaved(name: string, isUnsaved: boolean): void {
  useAskAtClosing(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved.add(name);
    tell();
    return () => {
      unsaved.delete(name);
      tell();
    };
  }, [name, isUnsaved]);
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
