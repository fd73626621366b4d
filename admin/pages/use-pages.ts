import { useQuery } from '@tanstack/react-query';
import type { DocumentEntry, Release } from '#contract/content.ts';
import { navigationFields } from '#core/content/navigation.ts';
import { documentQuery, documentsQuery, releasesQuery, useSingle } from '../documents/queries.ts';

/** The site's pages. A deleted one has no title of its own left, so it keeps its last published one. */
export function usePages() {
  const { data, isPending, error, refetch } = useQuery(documentsQuery);
  const { data: releases = [] } = useQuery(releasesQuery);
  const pages = data?.filter(({ kind }) => kind === 'page').map((page) => withTitle(page, releases));
  return { pages, isPending, error, retry: () => void refetch() };
}

export function withTitle(page: DocumentEntry, releases: readonly Release[]): DocumentEntry {
  if (page.state !== 'deleted') return page;
  const last = releases
    .flatMap(({ changes }) => changes)
    .find(({ documentId, path }) => documentId === page.id && path !== null);
  return last ? { ...page, title: last.title } : page;
}

/** Ids and addresses the navigation leads to, in its order. */
export function useLinked(): string[] {
  const entry = useSingle('navigation', 'navigation');
  const { data } = useQuery({ ...documentQuery(entry?.id ?? ''), enabled: entry !== undefined });
  return navigationFields
    .read(data?.body)
    .main.flatMap((item) => [item, ...item.children])
    .map(({ pageId, href }) => pageId || href)
    .filter((link) => link !== '');
}
