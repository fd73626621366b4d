import { blockOf } from '#blocks/index.ts';
import type { SectionDesign } from '#site/sections-library/design.ts';
import { SECTION_DESIGNS } from '#site/sections-library/index.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

export const FAVOURITES = say('favourites');
/** What was saved on this site. */
export const YOURS = say('yours');

/** What a design can be found by: its name, what it is for, and the blocks in it. */
const wordsOf = ({ name, group, section }: SectionDesign) =>
  [name, group, ...section.blocks.map(({ type }) => blockOf(type)?.name ?? '')]
    .flatMap((text) => [text, declared(text)])
    .join(' ')
    .toLowerCase();

/** Designs with all the words somebody typed; without any, those of a group or the marked ones. */
export function designsFor(wanted: {
  group: string;
  words: string;
  favourites: readonly string[];
}): readonly SectionDesign[] {
  const { group, words, favourites } = wanted;
  const typed = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (typed.length > 0)
    return SECTION_DESIGNS.filter((design) => {
      const text = wordsOf(design);
      return typed.every((word) => text.includes(word));
    });
  return SECTION_DESIGNS.filter((design) =>
    group === FAVOURITES ? favourites.includes(design.id) : design.group === group,
  );
}
