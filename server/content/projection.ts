import { collectionFields } from '#core/collections/collection.ts';
import type { Documents } from '#core/content/documents.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { isRecord } from '#core/fields/field.ts';
import type { PageProjection } from './stores/store.ts';

/** An index page is the one place of what belongs to several pages, as a collection is for its items. */
export const PAGE_KINDS: Readonly<Record<PageDocument['kind'], PageKind>> = {
  page: PageKind.page,
  splash: PageKind.splashPage,
  index: PageKind.collection,
};

/** What lists, addresses and search need of a page or a collection, read from its body. */
export function projectPage(documents: Documents, kind: DocumentKind, body: unknown): PageProjection {
  if (kind === 'collection') {
    // What surrounds items is not on the page that a search would lead to.
    const words = documents.wordsOf(kind, null, isRecord(body) ? { ...body, itemPage: undefined } : body);
    const { path, title, description, intro, noIndex } = collectionFields.read(body);
    const pageKind = PageKind.collection;
    return { path, title, description: description || intro, pageKind, isIndexed: !noIndex, words };
  }
  const words = documents.wordsOf(kind, null, body);
  const page = documents.fieldsOf('page', null)?.read(body) as PageDocument;
  return {
    path: page.path,
    title: page.title,
    description: page.description,
    pageKind: PAGE_KINDS[page.kind],
    isIndexed: !page.noIndex,
    words,
  };
}
