import { queryOptions } from '@tanstack/react-query';
import { multilingual } from '#contract/content/multilingual.ts';
import { LANGUAGES } from '../../documents/languages.ts';
import { call } from '../../http/call.ts';

export const statusQuery = queryOptions({
  queryKey: [...LANGUAGES, 'status'],
  queryFn: () => call(multilingual.status, {}),
});

export const documentsQuery = (language: string) =>
  queryOptions({
    queryKey: [...LANGUAGES, 'documents', language],
    queryFn: () => call(multilingual.documents, { query: { language } }),
  });

export const translationQuery = (of: string, language: string) =>
  queryOptions({
    queryKey: [...LANGUAGES, 'translation', of, language],
    queryFn: () => call(multilingual.translation, { params: { of, language } }),
    // Somebody may write in it: only they say when it is read again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** What was translated before; read once, when somebody begins. */
export const memoryQuery = (of: string, language: string) =>
  queryOptions({
    queryKey: [...LANGUAGES, 'memory', of, language],
    queryFn: () => call(multilingual.memory, { params: { of, language } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const glossaryQuery = (language: string) =>
  queryOptions({
    queryKey: [...LANGUAGES, 'glossary', language],
    queryFn: async () => (await call(multilingual.glossary, { query: { language } })).terms,
  });

export const STALE_WORDS = [...LANGUAGES, 'words'];

/** The site's own language without one named. */
export const wordsQuery = (language?: string) =>
  queryOptions({
    queryKey: [...STALE_WORDS, language],
    queryFn: () => call(multilingual.words, { query: language === undefined ? {} : { language } }),
  });

/** What another set of languages changes. */
export const STALE_LANGUAGES = [LANGUAGES];
