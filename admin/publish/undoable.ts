import type { Release } from '#contract/content.ts';

type Told = Pick<Release, 'number' | 'undoOf'> & { changes: readonly { documentId: string }[] };

/** `free`: undoing brings back what was live before. The others say why that is past. */
export type Undoing = 'free' | 'undone' | 'overtaken';

/** What can be undone of releases, newest first: only what nothing newer has changed since. */
export function undoingOf(releases: readonly Told[]): Map<number, Undoing> {
  const changedSince = new Set<string>();
  const undone = new Set<number>();
  return new Map(
    releases.map(({ number, undoOf, changes }) => {
      const isOvertaken = changes.some(({ documentId }) => changedSince.has(documentId));
      const isUndone = undone.has(number);
      for (const { documentId } of changes) changedSince.add(documentId);
      if (undoOf !== null && !isUndone) undone.add(undoOf);
      return [number, isUndone ? 'undone' : isOvertaken ? 'overtaken' : 'free'];
    }),
  );
}
