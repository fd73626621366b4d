import type { HeaderFooter } from '../content/header-footer.ts';
import type { DocumentKind } from '../content/kinds.ts';
import type { PageDocument } from '../content/page-document.ts';
import type { PageBody } from '../page/page.ts';

/** The pages with sections that a document holds, as its fields have read it. */
export function bodiesOf(kind: DocumentKind, value: unknown): { body: PageBody; isAroundItems: boolean }[] {
  switch (kind) {
    case 'page':
      return [{ body: (value as PageDocument).body, isAroundItems: false }];
    case 'headerFooter':
      return [{ body: (value as HeaderFooter).footer, isAroundItems: false }];
    case 'collection': {
      const { body, itemPage } = value as { body: PageBody; itemPage: PageBody };
      return [
        { body, isAroundItems: false },
        { body: itemPage, isAroundItems: true },
      ];
    }
    case 'item':
      return [{ body: (value as { body: PageBody }).body, isAroundItems: false }];
    default:
      return [];
  }
}
