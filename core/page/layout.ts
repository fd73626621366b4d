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

/** Four narrow columns of several rows each: two beside two would put all that is above before all that is below. */
function isInFours(blocks: readonly Block[]): boolean {
  const columns = new Map<number, number>();
  for (const { place } of blocks)
    if (isQuarter(place.base.span)) columns.set(place.base.column, (columns.get(place.base.column) ?? 0) + 1);
  const [first = 0, ...others] = columns.values();
  return first > 1 && others.length === 3 && others.every((count) => count === first);
}

const isQuarter = (span: number) => span <= 6;

/**
 * Columns a block takes on a tablet, where there is no room for free placement: wide blocks get the
 * whole width, three-up rows stay three-up and four columns of several rows four, all else is two-up.
 */
export function tabletSpan(
  span: number,
  { isThreeUp, isFourUp = false }: { isThreeUp: boolean; isFourUp?: boolean },
): number {
  if (isFourUp && isQuarter(span)) return GRID_COLUMNS / 4;
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
  const isFourUp = isInFours(blocks);
  for (const { id, place } of blocks) {
    const { column, span, row, rows } = place.base;
    rules.wide += `#b${id}{grid-area:${row}/${column}/span ${rows}/span ${span}}`;
    const tablet = tabletSpan(span, { isThreeUp, isFourUp });
    if (tablet !== GRID_COLUMNS) rules.tablet += `#b${id}{grid-column:span ${tablet}}`;
    if (place.phone) {
      const { phone } = place;
      rules.phone += `#b${id}{grid-area:${phone.row}/${phone.column}/span ${phone.rows}/span ${phone.span}}`;
    }
  }
  return rules;
}
