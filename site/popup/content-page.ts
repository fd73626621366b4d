import type { PageInput } from '../page-input.ts';

/** What the owner wrote or sells. Covers, locks, the way through the checkout and answers of forms are left in peace. */
export function isContentPage(content: PageInput['content']): boolean {
  switch (content.kind) {
    case 'document':
      return content.document.kind !== 'splash';
    case 'special':
      return content.special.name === 'product' || content.special.name === 'shop';
    default:
      return true;
  }
}
