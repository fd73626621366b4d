/** What an owner writes. Each is a document with immutable revisions; draft and live are pointers. */
export const DOCUMENT_KINDS = ['page', 'headerFooter', 'navigation', 'theme', 'settings', 'form'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
