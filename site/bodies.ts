import type { PageBody } from '#core/page/page.ts';
import type { PageInput } from './page-input.ts';

/**
 * All that the owner built and that stands on a page, besides the footer. Whatever blocks need (what they show, where
 * they lie, their forms, the code they bring) is found through this list.
 */
export function bodiesOn(
  content: PageInput['content'],
  /** What is left around an item once parts it has nothing for are gone. */
  item?: { arranged: PageBody | undefined },
): PageBody[] {
  switch (content.kind) {
    case 'document':
      return [content.document.body, ...(content.parts ?? []).map(({ body }) => body)];
    case 'collection':
      return [content.body];
    case 'item': {
      const around = item ? item.arranged : content.itemPage;
      return [...(around ? [around] : []), content.item.body];
    }
    case 'special':
      return [];
  }
}
