import type { BlockRulesOf } from '../../blocks/rules.ts';
import { group, text } from '../../fields/index.ts';
import { sectionStyle } from '../stored/fields.ts';
import type { Block, PageBody, Place, Section } from '../page.ts';
import { isRefusal, type Refusal } from '../refusal.ts';

const note = group({ words: text({ max: 50 }), by: text({ max: 50 }) });

/** A catalogue with one block. */
export const noteBlock: BlockRulesOf = (type) => (type === 'note' ? { fields: note } : undefined);

export const anId = (name: string | number) => String(name).padStart(24, '0');

export function aBlock(name: string, base: Partial<Place> = {}, phone?: Place): Block {
  return {
    id: anId(name),
    type: 'note',
    place: { base: { column: 1, span: 12, row: 1, rows: 1, ...base }, ...(phone && { phone }) },
    values: { words: name, by: '' },
    animation: 'none',
  };
}

export function aSection(name: string, blocks: Block[] = []): Section {
  return { id: anId(name), style: sectionStyle.initial, blocks };
}

export const aPage = (...sections: Section[]): PageBody => ({ sections });

/** Ids one after the other: `new1`, `new2` … */
export function countIds(): () => string {
  let count = 0;
  return () => anId(`new${(count += 1)}`);
}

export function allowed<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(result.refused);
  return result;
}

/** `a 1/1 12x1`: name, row/column, span x rows. */
export function layoutOf(body: PageBody, width: 'base' | 'phone' = 'base'): string[][] {
  return body.sections.map(({ blocks }) =>
    blocks.map(({ id, place }) => {
      const name = id.replace(/^0+/, '');
      const at = place[width];
      return at ? `${name} ${at.row}/${at.column} ${at.span}x${at.rows}` : `${name} flows`;
    }),
  );
}
