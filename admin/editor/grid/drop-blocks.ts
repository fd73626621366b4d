import {
  changeSection,
  changeSections,
  findBlocks,
  findSection,
  mapSame,
  withBlocks,
} from '#core/page/find.ts';
import { moveBlocks, placeBlock, placeOf } from '#core/page/actions/move-blocks.ts';
import { placesOn } from '#core/page/phone-place.ts';
import type { Block, PageBody } from '#core/page/page.ts';
import { rowBelow, withPlace, type Breakpoint } from '#core/page/place.ts';
import { isRefusal, type Refusal } from '#core/page/refusal.ts';
import type { Landing } from './shape.ts';

/**
 * Puts dragged blocks where they landed, keeping their places to each other. Rows that open for them push down
 * what starts there; a tall block beside them grows along.
 */
export function dropBlocks(
  before: PageBody,
  change: { ids: readonly string[]; breakpoint: Breakpoint; landing: Landing },
): PageBody | Refusal {
  const { ids, breakpoint, landing } = change;
  const body = withSpan(before, change);
  const { sectionId, column, row } = landing;
  const places = findBlocks(body, ids).flatMap(({ id }) => placeOf(body, id, breakpoint) ?? []);
  if (places.length === 0 || !findSection(body, sectionId)) return before;
  const left = Math.min(...places.map((place) => place.column));
  const top = Math.min(...places.map((place) => place.row));
  const rows = rowBelow(places) - top;
  const moved = new Set(ids);
  const roomy = landing.opensRows
    ? changeSection(body, sectionId, (section) =>
        withBlocks(section, openRows(section.blocks, { breakpoint, row, rows, except: moved })),
      )
    : body;
  const isComing = findSection(body, sectionId)?.blocks.every(({ id }) => !moved.has(id)) ?? false;
  if (breakpoint === 'phone' && !isComing) {
    // Given outright: where it flowed before is not where it flows after rows have opened.
    return changeSection(roomy, sectionId, (section) =>
      withBlocks(
        section,
        mapSame(section.blocks, (block) => {
          const place = moved.has(block.id) ? placeOf(body, block.id, 'phone') : undefined;
          if (!place) return block;
          const shifted = { column: place.column + column - left, row: place.row + row - top };
          return withPlace(block, 'phone', { ...place, ...shifted });
        }),
      ),
    );
  }
  const dropped = moveBlocks(roomy, {
    ids,
    breakpoint,
    by: { columns: column - left, rows: row - top },
    ...(isComing && { sectionId }),
  });
  return isRefusal(dropped) || breakpoint === 'phone' ? dropped : closeEmptyRows(dropped, before);
}

/** As wide as the room it was dropped into. */
function withSpan(
  body: PageBody,
  {
    ids: [id = ''],
    breakpoint,
    landing: { span },
  }: { ids: readonly string[]; breakpoint: Breakpoint; landing: Landing },
): PageBody {
  const place = placeOf(body, id, breakpoint);
  if (!place || span === undefined || span === place.span) return body;
  return placeBlock(body, { id, breakpoint, place: { ...place, span } });
}

/** Takes out rows that nothing lies in any more; sections that are as they were before stay untouched. */
export function closeEmptyRows(body: PageBody, before: PageBody): PageBody {
  return changeSections(body, (section) =>
    before.sections.includes(section) ? section : withBlocks(section, closeRows(section.blocks)),
  );
}

function closeRows(blocks: Block[]): Block[] {
  const taken = new Set(
    blocks.flatMap(({ place: { base } }) =>
      Array.from({ length: base.rows }, (_, index) => base.row + index),
    ),
  );
  const rowsBefore = (row: number) => [...taken].filter((other) => other < row).length;
  return mapSame(blocks, (block) => {
    const { base } = block.place;
    return withPlace(block, 'base', { ...base, row: rowsBefore(base.row) + 1 });
  });
}

function openRows(
  blocks: Block[],
  room: { breakpoint: Breakpoint; row: number; rows: number; except: ReadonlySet<string> },
): Block[] {
  const { breakpoint, row, rows, except } = room;
  // On phones only blocks with a place of their own are moved; the others flow around them.
  const places =
    breakpoint === 'base'
      ? placesOn(blocks, 'base')
      : new Map(blocks.flatMap(({ id, place }) => (place.phone ? [[id, place.phone] as const] : [])));
  return mapSame(blocks, (block) => {
    const place = places.get(block.id);
    if (!place || except.has(block.id)) return block;
    if (place.row >= row) return withPlace(block, breakpoint, { ...place, row: place.row + rows });
    if (place.row + place.rows > row)
      return withPlace(block, breakpoint, { ...place, rows: place.rows + rows });
    return block;
  });
}
