import { useQuery } from '@tanstack/react-query';
import type { DocumentEntry, Release } from '#contract/content/content.ts';
import { hasPath } from '#core/content/kinds.ts';
import { documentsQuery, releasesQuery } from './queries.ts';

/** The site's pages, and everything that has an address among them. A deleted one has no title of its own left, so it keeps its last published one. */
export function usePages() {
  const { data, isPending, error, refetch } = useQuery(documentsQuery);
  const { data: releases = [] } = useQuery(releasesQuery);
  const places = data?.filter(({ kind }) => hasPath(kind)).map((page) => withTitle(page, releases));
  const pages = places?.filter(({ kind }) => kind === 'page');
  return { pages, places, isPending, error, retry: () => void refetch() };
}

export function withTitle(page: DocumentEntry, releases: readonly Release[]): DocumentEntry {
  if (page.state !== 'deleted') return page;
  const last = releases
    .flatMap(({ changes }) => changes)
    .find(({ documentId, path }) => documentId === page.id && path !== null);
  return last ? { ...page, title: last.title } : page;
}
