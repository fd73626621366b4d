import { changeBlocks } from './find.ts';
import { readingOrder } from './layout.ts';
import { PHONE_COLUMNS, type Block, type PageBody, type Place } from './page.ts';
import type { Breakpoint } from './place.ts';

/**
 * Where each block of a section stands on phones. Blocks without a place of their own follow each
 * other at full width, around the ones that have one, as the browser's grid lets them flow.
 */
export function phonePlaces(blocks: readonly Block[]): Map<string, Place> {
  const own = blocks.flatMap(({ place }) => (place.phone ? [place.phone] : []));
  const isTaken = (row: number) => own.some((place) => row >= place.row && row < place.row + place.rows);
  const places = new Map<string, Place>();
  let row = 1;
  for (const { id, place } of readingOrder(blocks)) {
    if (place.phone) {
      places.set(id, place.phone);
      continue;
    }
    while (isTaken(row)) row += 1;
    places.set(id, { column: 1, span: PHONE_COLUMNS, row, rows: 1 });
    row += 1;
  }
  return places;
}

/** Where each block of a section stands on the given width. */
export function placesOn(blocks: readonly Block[], breakpoint: Breakpoint): Map<string, Place> {
  if (breakpoint === 'phone') return phonePlaces(blocks);
  return new Map(blocks.map(({ id, place }) => [id, place.base]));
}

/** Lets blocks flow by themselves on phones again. */
export function resetPhone(body: PageBody, change: { ids: readonly string[] }): PageBody {
  const ids = new Set(change.ids);
  return changeBlocks(body, (block) => (ids.has(block.id) ? withoutPhonePlace(block) : block));
}

export function withoutPhonePlace(block: Block): Block {
  return block.place.phone ? { ...block, place: { base: block.place.base } } : block;
}

export function differsOnPhone({ place }: Block): boolean {
  return place.phone !== undefined;
}
