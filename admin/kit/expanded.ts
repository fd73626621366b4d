import { useSyncExternalStore } from 'react';
import { PREVIEW_COOKIE, PREVIEW_EXPANDED } from '#core/visitors/cookies.ts';
import { readCookie, writeCookie } from '#browser/storage/cookies.ts';

/** Whether the site has the whole window and the panels wait; unknown until somebody asks. */
let known: boolean | undefined;
const isExpanded = () => (known ??= readCookie(PREVIEW_COOKIE) === PREVIEW_EXPANDED);
const listeners = new Set<() => void>();

export function toggleExpanded(): void {
  known = !isExpanded();
  writeCookie(PREVIEW_COOKIE, known ? PREVIEW_EXPANDED : 'false');
  for (const listener of listeners) listener();
}

/** Brings the panels back; true where they were away. */
export function showPanels(): boolean {
  const wereAway = isExpanded();
  if (wereAway) toggleExpanded();
  return wereAway;
}

export function useExpanded(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isExpanded);
}
