import type { BlockRulesOf } from '../blocks/rules.ts';
import { sectionTitle } from '../page/names.ts';
import type { Block, Section } from '../page/page.ts';

export function sectionWords(section: Section, blockOf: BlockRulesOf): string {
  const title = sectionTitle(section, blockOf);
  return title === '' ? 'This section' : `“${title}”`;
}

/** As the editor calls it, and where it is: there may be more of its kind. */
export function blockWords({ type, values }: Block, section: Section, blockOf: BlockRulesOf): string {
  const rules = blockOf(type);
  const name = `The block “${rules?.nameOf?.(values) ?? rules?.name ?? type}”`;
  const title = sectionTitle(section, blockOf);
  return title === '' ? name : `${name} in “${title}”`;
}
