import { queryOptions, useQuery } from '@tanstack/react-query';
import { content, type DocumentEntry } from '#contract/content/content.ts';
import { previews } from '#contract/content/previews.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import { call } from '../http/call.ts';
import { useChange } from '../http/use-change.ts';

/** Everything below this key is about content; a change anywhere makes all of it stale. */
export const CONTENT = ['content'] as const;

export const documentsQuery = queryOptions({
  queryKey: [...CONTENT, 'documents'],
  queryFn: async () => (await call(content.list, {})).documents,
});

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONTENT, 'document', id],
    queryFn: () => call(content.read, { params: { id } }),
  });

export const changesQuery = queryOptions({
  queryKey: [...CONTENT, 'changes'],
  queryFn: async () => (await call(content.changes, {})).changes,
});

export const checksQuery = queryOptions({
  queryKey: [...CONTENT, 'checks'],
  queryFn: () => call(content.checks, {}),
});

export const publishedQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONTENT, 'published', id],
    queryFn: async () => (await call(content.published, { params: { id } })).body,
  });

export const releasesQuery = queryOptions({
  queryKey: [...CONTENT, 'releases'],
  queryFn: async () => (await call(content.releases, {})).releases,
});

export const trashQuery = queryOptions({
  queryKey: [...CONTENT, 'trash'],
  queryFn: async () => (await call(content.trash, {})).pages,
});

export const previewsQuery = queryOptions({
  queryKey: [...CONTENT, 'previews'],
  queryFn: async () => (await call(previews.list, {})).previews,
});

export const schedulesQuery = queryOptions({
  queryKey: [...CONTENT, 'schedules'],
  queryFn: async () => (await call(content.schedules, {})).schedules,
});

export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONTENT, 'history', id],
    queryFn: async () => (await call(content.history, { params: { id } })).revisions,
  });

export const revisionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: [...CONTENT, 'revision', id, number],
    queryFn: async () => (await call(content.revision, { params: { id, number: String(number) } })).body,
    staleTime: Infinity,
  });

/** The one document of its kind; `key` tells the settings groups apart. */
export function useSingle(kind: DocumentKind, key: string): DocumentEntry | undefined {
  const { data } = useQuery(documentsQuery);
  return data?.find((entry) => entry.kind === kind && entry.key === key);
}

/** A change of content: whatever was read before is read again afterwards. */
export function useContentChange<I, O>(change: (input: I) => Promise<O>) {
  return useChange(change, { stale: [CONTENT] });
}
