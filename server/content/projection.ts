import type { Documents } from '#core/content/documents.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import type { Projection } from './store.ts';

/** What lists, addresses and search need of a page, read from its body. */
export function projectPage(documents: Documents, body: unknown): Projection {
  const page = documents.fieldsOf('page', null)?.read(body) as PageDocument;
  return {
    path: page.path,
    title: page.title,
    description: page.description,
    pageKind: page.kind === 'splash' ? PageKind.splashPage : PageKind.page,
    isIndexed: !page.noIndex,
    words: documents.wordsOf('page', null, body),
  };
}
