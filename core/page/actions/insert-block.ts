import { changeSection, findSection } from '../find.ts';
import { GRID_COLUMNS, type Block, type PageBody, type Place } from '../page.ts';
import { clampPlace, refuseExcess, rowBelow } from '../place.ts';
import { refuse, type Refusal } from '../refusal.ts';

export const NO_SUCH_SECTION = 'That section is no longer on the page.';

/** Adds a block to a section: at `place`, or below everything else at full width. */
export function insertBlock(
  body: PageBody,
  change: { sectionId: string; block: Omit<Block, 'place'>; place?: Place | undefined },
): PageBody | Refusal {
  const { sectionId, block, place } = change;
  const section = findSection(body, sectionId);
  if (!section) return refuse(NO_SUCH_SECTION);
  const refusal = refuseExcess(section.blocks.length, section.blocks.length + 1);
  if (refusal) return refusal;
  const row = rowBelow(section.blocks.map((other) => other.place.base));
  const base = clampPlace(place ?? { column: 1, span: GRID_COLUMNS, row, rows: 1 }, 'base');
  return changeSection(body, sectionId, ({ blocks, ...rest }) => ({
    ...rest,
    blocks: [...blocks, { ...block, place: { base } }],
  }));
}
