import { makeRoom } from './make-room.ts';
import type { Block, PageBody, Place, Section } from '../page.ts';
import { doOverlap, refuseExcess, rowBelow, withPlace, type Breakpoint } from '../place.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { withSections } from '../find.ts';

/**
 * Copies blocks, each section's right below its originals. What stands in the way there moves down.
 * `newId` is asked once per copy, in the order of the page.
 */
export function duplicateBlocks(
  body: PageBody,
  change: { ids: readonly string[]; newId: () => string },
): PageBody | Refusal {
  const ids = new Set(change.ids);
  const sections: Section[] = [];
  for (const section of body.sections) {
    const result = duplicateIn(section, ids, change.newId);
    if (isRefusal(result)) return result;
    sections.push(result);
  }
  return withSections(body, sections);
}

function duplicateIn(section: Section, ids: ReadonlySet<string>, newId: () => string): Section | Refusal {
  const originals = section.blocks.filter(({ id }) => ids.has(id));
  if (originals.length === 0) return section;
  const refusal = refuseExcess(section.blocks.length, section.blocks.length + originals.length);
  if (refusal) return refusal;
  const copies = originals.map((block) => ({ ...block, id: newId() }));
  return (['base', 'phone'] as const).reduce<Section>(
    (result, breakpoint) => settleBelow(result, copies, breakpoint),
    { ...section, blocks: [...section.blocks, ...copies] },
  );
}

/** Moves the copies below what they were copied from, and makes room where something is in the way. */
function settleBelow(section: Section, copies: readonly Block[], breakpoint: Breakpoint): Section {
  const placed = copies.flatMap(({ place }) => place[breakpoint] ?? []);
  if (placed.length === 0) return section;
  const top = Math.min(...placed.map(({ row }) => row));
  const height = rowBelow(placed) - top;
  const down = (place: Place): Place => ({ ...place, row: place.row + height });
  const isCopy = new Set(copies.map(({ id }) => id));
  const others = section.blocks.filter(({ id }) => !isCopy.has(id));
  const isInTheWay = others.some(({ place }) =>
    placed.some((copy) => {
      const other = place[breakpoint];
      return other && doOverlap(other, down(copy));
    }),
  );
  const settled = new Map(
    (isInTheWay ? makeRoom(others, { breakpoint, row: top + height, rows: height }) : others).map((block) => [
      block.id,
      block,
    ]),
  );
  return {
    ...section,
    blocks: section.blocks.map((block) => {
      const place = block.place[breakpoint];
      if (!isCopy.has(block.id) || !place) return settled.get(block.id) ?? block;
      return withPlace(block, breakpoint, down(place));
    }),
  };
}
