import { checkWith } from '../../fields/index.ts';
import { isRecord } from '../../fields/field.ts';
import { changeSection, findSection } from '../find.ts';
import type { BlockRulesOf } from '../../blocks/rules.ts';
import { pageBody, sectionStyle } from '../stored/fields.ts';
import { NO_SUCH_SECTION } from '../actions/insert-block.ts';
import type { Block, PageBody, Section } from '../page.ts';
import { refuseExcess, rowBelow, withPlace } from '../place.ts';
import { withoutPhonePlace } from '../phone-place.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** Blocks or a section on their way to another place, page or site. Written without ids: a paste gives fresh ones. */
export type Portable = ({ kind: 'blocks'; blocks: Block[] } | { kind: 'section'; section: Section }) & {
  /** The site it was copied on, by its host. */
  from?: string | undefined;
};

export const PORTABLE_VERSION = 1;
export const MAX_PORTABLE_LENGTH = 2_000_000;
export const NOT_PORTABLE = 'The clipboard holds no blocks or sections.';
export const PORTABLE_TOO_NEW = 'This was copied from a newer version and cannot be pasted here.';
export const PORTABLE_TOO_LARGE = 'This is too large to paste.';
export const NOTHING_TO_PASTE = 'There is nothing in it to paste.';

/** The same text for the same content, whatever order its keys were stored in. */
export function writePortable(content: Portable, blockOf: BlockRulesOf): string {
  const whole = content.kind === 'section' ? content.section : wrap(content.blocks);
  const [section] = pageBody(blockOf).read({ sections: [whole] }).sections;
  const blocks = (section?.blocks ?? []).map(({ id: _, ...block }) => block);
  const { kind, from } = content;
  const head = { plinth: PORTABLE_VERSION, kind, ...(from !== undefined && { from }) };
  return JSON.stringify(
    kind === 'section' ? { ...head, style: section?.style, blocks } : { ...head, blocks },
    undefined,
    2,
  );
}

/** Reads what {@link writePortable} wrote, checked like anything that comes from outside. */
export function readPortable(
  text: string,
  deps: { blockOf: BlockRulesOf; newId: () => string },
): Portable | Refusal {
  if (text.length > MAX_PORTABLE_LENGTH) return refuse(PORTABLE_TOO_LARGE);
  const value = parse(text);
  if (!isRecord(value) || typeof value.plinth !== 'number') return refuse(NOT_PORTABLE);
  if (value.plinth > PORTABLE_VERSION) return refuse(PORTABLE_TOO_NEW);
  const { kind, plinth: _, from, ...content } = value;
  if (kind !== 'blocks' && kind !== 'section') return refuse(NOT_PORTABLE);
  const id = deps.newId();
  const blocks = Array.isArray(content.blocks)
    ? content.blocks.map((block: unknown) => (isRecord(block) ? { ...block, id: deps.newId() } : block))
    : content.blocks;
  const result = checkWith(pageBody(deps.blockOf), { sections: [{ ...content, id, blocks }] });
  if (!result.ok) return refuse(`This cannot be pasted: ${result.problems[0]?.message}`);
  const [section] = result.value.sections;
  if (!section || (kind === 'blocks' && section.blocks.length === 0)) return refuse(NOTHING_TO_PASTE);
  const source = typeof from === 'string' ? { from } : {};
  return kind === 'section' ? { kind, section, ...source } : { kind, blocks: section.blocks, ...source };
}

/** Puts pasted blocks into a section as they stood to each other, from `row` on or below everything else. */
export function pasteBlocks(
  body: PageBody,
  change: { sectionId: string; blocks: readonly Block[]; row?: number | undefined },
): PageBody | Refusal {
  const { sectionId, blocks } = change;
  const section = findSection(body, sectionId);
  if (!section) return refuse(NO_SUCH_SECTION);
  const refusal = refuseExcess(section.blocks.length, section.blocks.length + blocks.length);
  if (refusal || blocks.length === 0) return refusal ?? body;
  const top = Math.min(...blocks.map(({ place }) => place.base.row));
  const row = change.row ?? rowBelow(section.blocks.map(({ place }) => place.base));
  const pasted = blocks.map((block) => {
    const { base } = block.place;
    const rows = row - top;
    return withPlace(withoutPhonePlace(block), 'base', { ...base, row: base.row + rows });
  });
  return changeSection(body, sectionId, (target) => ({ ...target, blocks: [...target.blocks, ...pasted] }));
}

function wrap(blocks: Block[]): Section {
  return { id: '', style: sectionStyle.initial, blocks };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
