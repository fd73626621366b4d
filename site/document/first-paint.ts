import { readingOrder } from '#core/page/layout.ts';
import type { PageBody } from '#core/page/page.ts';
import { MENU_ID } from '../frame/header.tsx';

/**
 * The element a browser reads up to before it paints anything, on a slow device too. The parts of a header make room
 * for each other, and so do the blocks of a first section that is not set from its top down.
 */
export function paintsAfter(page: { hasHeader: boolean; first: PageBody | undefined }): string | undefined {
  const section = page.first?.sections.find(({ style }) => !style.hidden);
  const last = section && section.style.align !== 'start' ? readingOrder(section.blocks).at(-1) : undefined;
  if (last) return `b${last.id}`;
  return page.hasHeader ? MENU_ID : undefined;
}
