import { useQuery } from '@tanstack/react-query';
import { hasPath } from '#core/content/kinds.ts';
import type { Change, DocumentEntry, Release } from '#contract/content/content.ts';
import { changesQuery, documentsQuery, releasesQuery } from '../../documents/queries.ts';
import { shownTitle } from '../../documents/shown-title.ts';
import { say } from './words.ts';

export interface ListedChange {
  id: string;
  kind: Change['kind'];
  title: string;
  path: string | null;
  word: string;
}

/** What will change, in words. A deleted page is called what it was called when it was last published. */
export function listChanges(
  changes: readonly Change[],
  documents: readonly DocumentEntry[],
  releases: readonly Release[],
): ListedChange[] {
  const published = releases.flatMap((release) => release.changes);
  return changes.map(({ documentId, title, path, before, kind }) => {
    const isDeleted = documents.some(({ id, state }) => id === documentId && state === 'deleted');
    const last = published.find((change) => change.documentId === documentId && change.path !== null);
    const isPage = hasPath(kind) || kind === 'item';
    return {
      id: documentId,
      kind,
      title: shownTitle({ kind, title: isDeleted && last ? last.title : title }),
      path: isDeleted && last ? last.path : path,
      word: isDeleted ? say('deleted') : before === null && isPage ? say('new') : say('changed'),
    };
  });
}

export function useListedChanges() {
  const changes = useQuery(changesQuery);
  const documents = useQuery(documentsQuery);
  const releases = useQuery(releasesQuery);
  return {
    isPending: changes.isPending,
    error: changes.error,
    changes: listChanges(changes.data ?? [], documents.data ?? [], releases.data ?? []),
  };
}
