import { GRID_COLUMNS, type Block } from './page.ts';

/** Blocks in the order one reads them: by row, then from left to right. The page is written in it. */
export function readingOrder(blocks: readonly Block[]): Block[] {
  return [...blocks].sort(
    (a, b) => a.place.base.row - b.place.base.row || a.place.base.column - b.place.base.column,
  );
}

/** How many blocks of a third stand beside each other where a section has the most of them. */
function thirdsInRow(blocks: readonly Block[]): number {
  const counts = new Map<number, number>();
  for (const { place } of blocks)
    if (isThird(place.base.span)) counts.set(place.base.row, (counts.get(place.base.row) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

const isThird = (span: number) => span === 7 || span === 8;

/**
 * Columns a block takes on a tablet, where there is no room for free placement: wide blocks get the
 * whole width, three-up rows stay three-up, all else is two-up.
 */
export function tabletSpan(span: number, { isThreeUp }: { isThreeUp: boolean }): number {
  if (span > GRID_COLUMNS / 2) return GRID_COLUMNS;
  return isThreeUp && isThird(span) ? GRID_COLUMNS / 3 : GRID_COLUMNS / 2;
}

/**
 * Words beside a tall picture stand close below each other, and what is left of its height comes after them. Where
 * several end, each in a row of its own, rows of words only are kept from growing: shares of what is left would be made
 * equally high. Rows a template sets itself win.
 */
function rowRule(blocks: readonly Block[]): string {
  const tall = blocks.filter(({ place: { base } }) => base.rows > 1);
  const ends = new Set(tall.map(({ place: { base } }) => base.row + base.rows - 1));
  const [first] = tall;
  if (!first) return '';
  const last = Math.max(...ends);
  const rows = Array.from({ length: last }, (_, at) => (ends.has(at + 1) ? 'auto' : 'minmax(min-content,0)'));
  const tracks = ends.size === 1 ? `repeat(${last - 1},auto) 1fr` : rows.join(' ');
  return `:where(.grid:has(>#b${first.id})){grid-template-rows:${tracks}}`;
}

/** The style rules that put a section's blocks in their places on each width. */
export function gridRules(blocks: readonly Block[]): { wide: string; tablet: string; phone: string } {
  const rules = { wide: rowRule(blocks), tablet: '', phone: '' };
  const isThreeUp = thirdsInRow(blocks) >= 3;
  for (const { id, place } of blocks) {
    const { column, span, row, rows } = place.base;
    rules.wide += `#b${id}{grid-area:${row}/${column}/span ${rows}/span ${span}}`;
    const tablet = tabletSpan(span, { isThreeUp });
    if (tablet !== GRID_COLUMNS) rules.tablet += `#b${id}{grid-column:span ${tablet}}`;
    if (place.phone) {
      const { phone } = place;
      rules.phone += `#b${id}{grid-area:${phone.row}/${phone.column}/span ${phone.rows}/span ${phone.span}}`;
    }
  }
  return rules;
}
