import type { DocumentKind } from '../content/kinds.ts';

/** What can be translated so far; everything else is the same in all languages. */
const TRANSLATED: readonly DocumentKind[] = [
  'page',
  'headerFooter',
  'navigation',
  'popup',
  'collection',
  'item',
];

export interface NamedDocument {
  id: string;
  kind: DocumentKind;
  key: string | null;
}

export const isTranslatable = ({ kind, key }: Pick<NamedDocument, 'kind' | 'key'>): boolean =>
  TRANSLATED.includes(kind) || (kind === 'settings' && key === 'site');

/** What a translation calls its document: what a site has one of is found by its key, on a copy of the site too. */
export const documentName = ({ id, kind, key }: NamedDocument): string =>
  key === null ? id : `${kind}.${key}`;

/** The key of the document that holds a translation. */
export const translationKey = (of: string, language: string): string => `${of}@${language}`;
