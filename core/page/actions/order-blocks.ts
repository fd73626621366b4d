import { findBlock, findSection } from '../find.ts';
import { insertRows } from './make-room.ts';
import { moveBlocks } from './move-blocks.ts';
import { readingOrder } from '../layout.ts';
import type { PageBody } from '../page.ts';
import { rowBelow } from '../place.ts';
import type { Refusal } from '../refusal.ts';

/**
 * Puts a block before another in the order one reads, as in the outline: into rows of its own above
 * the row where that one begins. Without `beforeId` it becomes the last of the section.
 */
export function orderBlock(
  body: PageBody,
  change: { id: string; sectionId: string; beforeId?: string | undefined },
): PageBody | Refusal {
  const { id, sectionId, beforeId } = change;
  const found = findBlock(body, id);
  const section = findSection(body, sectionId);
  if (!found || !section || beforeId === id) return body;
  const { base } = found.block.place;
  const others = readingOrder(section.blocks.filter((block) => block.id !== id));
  const before = others.find((block) => block.id === beforeId);
  const row = before ? before.place.base.row : rowBelow(others.map(({ place }) => place.base));
  const roomy = before ? insertRows(body, { sectionId, breakpoint: 'base', row, rows: base.rows }) : body;
  const now = findBlock(roomy, id)?.block.place.base ?? base;
  return moveBlocks(roomy, {
    ids: [id],
    breakpoint: 'base',
    by: { columns: 0, rows: row - now.row },
    ...(sectionId !== found.section.id && { sectionId }),
  });
}
