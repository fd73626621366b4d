import { findBlock, findBlocks } from '#core/page/find.ts';
import { moveBlocks } from '#core/page/actions/move-blocks.ts';
import { placesOn } from '#core/page/phone-place.ts';
import type { PageBody } from '#core/page/page.ts';
import { doOverlap, rowBelow, type Breakpoint } from '#core/page/place.ts';
import type { Refusal } from '#core/page/refusal.ts';
import { dropBlocks } from './drop-blocks.ts';

/** One row up or down. Where another block stands it is passed, not covered. */
export function nudgeRows(
  body: PageBody,
  change: { ids: readonly string[]; breakpoint: Breakpoint; step: 1 | -1 },
): PageBody | Refusal {
  const { ids, breakpoint, step } = change;
  const moved = new Set(findBlocks(body, ids).map(({ id }) => id));
  const section = findBlock(body, ids[0] ?? '')?.section;
  const plain = () => moveBlocks(body, { ids, breakpoint, by: { columns: 0, rows: step } });
  if (!section || !section.blocks.some(({ id }) => moved.has(id))) return body;
  const places = [...placesOn(section.blocks, breakpoint)];
  const own = places.filter(([id]) => moved.has(id)).map(([, place]) => place);
  // Blocks of several sections keep to the simple way.
  if (own.length !== moved.size) return plain();
  const inTheWay = places
    .filter(([id]) => !moved.has(id))
    .map(([, place]) => place)
    .filter(
      (other) =>
        own.some((place) => doOverlap({ ...place, row: place.row + step }, other)) &&
        !own.some((place) => doOverlap(place, other)),
    );
  if (inTheWay.length === 0) return plain();
  const column = Math.min(...own.map((place) => place.column));
  const row = step > 0 ? rowBelow(inTheWay) : Math.min(...inTheWay.map((place) => place.row));
  const landing = { sectionId: section.id, column, row, opensRows: true };
  return dropBlocks(body, { ids, breakpoint, landing });
}
