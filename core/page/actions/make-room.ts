import { changeSection, mapSame, withBlocks } from '../find.ts';
import type { Block, PageBody } from '../page.ts';
import { withPlace, type Breakpoint } from '../place.ts';

export interface Room {
  breakpoint: Breakpoint;
  /** Blocks that start in this row or below move down. */
  row: number;
  rows: number;
}

/** Empty rows in a section: what starts at or below `row` moves down by `rows`. */
export function insertRows(body: PageBody, change: Room & { sectionId: string }): PageBody {
  return changeSection(body, change.sectionId, (section) =>
    withBlocks(section, makeRoom(section.blocks, change)),
  );
}

export function makeRoom(blocks: Block[], { breakpoint, row, rows }: Room): Block[] {
  return mapSame(blocks, (block) => {
    const place = block.place[breakpoint];
    return place && place.row >= row
      ? withPlace(block, breakpoint, { ...place, row: place.row + rows })
      : block;
  });
}
