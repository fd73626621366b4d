import { useSyncExternalStore } from 'react';

/** What stands inside each icon's `<svg>`, by its name. */
export type Drawings = Readonly<Record<string, string>>;

/** The server has all of them; the editor gets them when it first shows one, visitors get the ones drawn into the page. */
let drawings: Drawings | undefined = import.meta.env.SSR
  ? (await import('./set/drawings.json')).default
  : undefined;
let coming: Promise<void> | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (!drawings)
    coming ??= import('./set/drawings.json').then(
      (set) => {
        drawings = set.default;
        for (const tell of listeners) tell();
      },
      () => {
        // The next icon that is shown asks again.
        coming = undefined;
      },
    );
  return () => listeners.delete(listener);
}

const now = () => drawings;

/** All drawings, or nothing while they are on their way. */
export const useDrawings = (): Drawings | undefined => useSyncExternalStore(listen, now, now);

/** Where the drawings are not known, every name that could be one is taken. */
export const isIcon = (name: string): boolean =>
  drawings ? Object.hasOwn(drawings, name) : /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
