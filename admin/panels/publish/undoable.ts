import type { Release } from '#contract/content/content.ts';

type Told = Pick<Release, 'number' | 'undoOf'> & {
  changes: readonly { documentId: string; after: number | null }[];
};

/** `free`: undoing brings back what was live before. The others say why that is past. */
export type Undoing = 'free' | 'undone' | 'overtaken';

/** What can be undone of releases, newest first: where all that a release brought is what is live now. */
export function undoingOf(releases: readonly Told[]): Map<number, Undoing> {
  const live = new Map<string, number | null>();
  const undone = new Set<number>();
  return new Map(
    releases.map(({ number, undoOf, changes }) => {
      for (const { documentId, after } of changes) if (!live.has(documentId)) live.set(documentId, after);
      if (undoOf !== null && !undone.has(number)) undone.add(undoOf);
      const isLive = changes.every(({ documentId, after }) => live.get(documentId) === after);
      return [number, isLive ? 'free' : undone.has(number) ? 'undone' : 'overtaken'];
    }),
  );
}
