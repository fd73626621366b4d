import { changeSections, findBlock, findBlocks, findSection, mapSame, withBlocks } from '../find.ts';
import { NO_SUCH_SECTION } from './insert-block.ts';
import { MAX_GRID_ROWS, type Block, type PageBody, type Place } from '../page.ts';
import { placesOn, withoutPhonePlace } from '../phone-place.ts';
import {
  clamp,
  columnsOn,
  refuseExcess,
  rowBelow,
  withPlace,
  type Breakpoint,
  type Distance,
} from '../place.ts';
import { refuse, type Refusal } from '../refusal.ts';

/**
 * Moves blocks together by a distance, within their section or into another one. They stop as one at
 * the edge of the grid. Blocks are placed freely and may overlap: nothing moves that was not picked up.
 */
export function moveBlocks(
  body: PageBody,
  change: {
    ids: readonly string[];
    breakpoint: Breakpoint;
    by: Distance;
    /** The section they move into; without it each stays in its own. */
    sectionId?: string | undefined;
  },
): PageBody | Refusal {
  const { ids, breakpoint, sectionId } = change;
  const places = placesOfPage(body, breakpoint);
  const moved = findBlocks(body, ids);
  const by = clampDistance(
    moved.flatMap(({ id }) => places.get(id) ?? []),
    breakpoint,
    change.by,
  );
  const shifted = (block: Block): Block => {
    const place = places.get(block.id);
    if (!place || (by.columns === 0 && by.rows === 0)) return block;
    return withPlace(block, breakpoint, {
      ...place,
      column: place.column + by.columns,
      row: place.row + by.rows,
    });
  };
  const wanted = new Set(ids);
  if (sectionId === undefined) {
    return changeSections(body, (section) =>
      withBlocks(
        section,
        mapSame(section.blocks, (block) => (wanted.has(block.id) ? shifted(block) : block)),
      ),
    );
  }
  const target = findSection(body, sectionId);
  if (!target) return refuse(NO_SUCH_SECTION);
  const staying = target.blocks.filter(({ id }) => !wanted.has(id));
  const coming = moved.filter(({ id }) => !target.blocks.some((block) => block.id === id));
  const refusal = refuseExcess(target.blocks.length, target.blocks.length + coming.length);
  if (refusal) return refusal;
  const comingIds = new Set(coming.map(({ id }) => id));
  const row = rowBelow(staying.map(({ place }) => place.base)) - 1;
  const arriving = (block: Block) =>
    breakpoint === 'base'
      ? shifted(withoutPhonePlace(block))
      : withPlace(shifted(block), 'base', { ...block.place.base, row: block.place.base.row + row });
  return changeSections(body, (section) => {
    const left = section.blocks.some(({ id }) => comingIds.has(id))
      ? section.blocks.filter(({ id }) => !comingIds.has(id))
      : section.blocks;
    const blocks = mapSame(left, (block) => (wanted.has(block.id) ? shifted(block) : block));
    if (section.id !== sectionId || coming.length === 0) return withBlocks(section, blocks);
    return { ...section, blocks: [...blocks, ...coming.map(arriving)] };
  });
}

/** Puts one block at a place of its section, wherever it was. */
export function placeBlock(
  body: PageBody,
  change: { id: string; breakpoint: Breakpoint; place: Place },
): PageBody {
  const { id, breakpoint, place } = change;
  return changeSections(body, (section) =>
    withBlocks(
      section,
      mapSame(section.blocks, (block) => (block.id === id ? withPlace(block, breakpoint, place) : block)),
    ),
  );
}

/** How far a group can move before one of it leaves the grid. */
export function clampDistance(places: readonly Place[], breakpoint: Breakpoint, by: Distance): Distance {
  if (places.length === 0) return { columns: 0, rows: 0 };
  const left = Math.min(...places.map(({ column }) => column));
  const right = Math.max(...places.map(({ column, span }) => column + span - 1));
  const top = Math.min(...places.map(({ row }) => row));
  const bottom = Math.max(...places.map(({ row }) => row));
  return {
    columns: clamp(Math.round(by.columns), 1 - left, columnsOn(breakpoint) - right),
    rows: clamp(Math.round(by.rows), 1 - top, MAX_GRID_ROWS - bottom),
  };
}

/** Where one block stands on the given width. */
export function placeOf(body: PageBody, id: string, breakpoint: Breakpoint): Place | undefined {
  const found = findBlock(body, id);
  return found && placesOn(found.section.blocks, breakpoint).get(id);
}

function placesOfPage(body: PageBody, breakpoint: Breakpoint): Map<string, Place> {
  return new Map(body.sections.flatMap(({ blocks }) => [...placesOn(blocks, breakpoint)]));
}
