import { collectionFields } from '#core/collections/collection.ts';
import type { Documents } from '#core/content/documents.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import type { PageProjection } from './store.ts';

/** What lists, addresses and search need of a page or a collection, read from its body. */
export function projectPage(documents: Documents, kind: DocumentKind, body: unknown): PageProjection {
  const words = documents.wordsOf(kind, null, body);
  if (kind === 'collection') {
    const { path, title, description, intro, noIndex } = collectionFields.read(body);
    const pageKind = PageKind.collection;
    return { path, title, description: description || intro, pageKind, isIndexed: !noIndex, words };
  }
  const page = documents.fieldsOf('page', null)?.read(body) as PageDocument;
  return {
    path: page.path,
    title: page.title,
    description: page.description,
    pageKind: page.kind === 'splash' ? PageKind.splashPage : PageKind.page,
    isIndexed: !page.noIndex,
    words,
  };
}
