import { NO_IMAGE, type ImageValue } from '#core/fields/index.ts';
import { pageBody } from '#core/page/stored/fields.ts';
import type { Section } from '#core/page/page.ts';
import { blockOf } from '#blocks/index.ts';
import { sectionOf } from '../templates/instantiate.ts';
import { asking } from './asking.ts';
import type { SectionDesign } from './design.ts';
import { openings } from './openings.ts';
import { showing } from './showing.ts';
import { telling } from './telling.ts';
import { writing } from './words.ts';

/** Designed sections to put on a page, in the order they are offered. */
export const SECTION_DESIGNS: readonly SectionDesign[] = [
  ...openings,
  ...writing,
  ...showing,
  ...telling,
  ...asking,
];

const MOST_PICTURES = 6;

/** A design as a section of its own, with pictures the site already has, as far as there are any. */
export function sectionFrom(
  { section }: SectionDesign,
  pictures: readonly ImageValue[],
  newId: () => string,
): Section | undefined {
  const named = Array.from({ length: MOST_PICTURES }, (_, at) => {
    const picture = pictures[at % Math.max(pictures.length, 1)];
    return [String(at + 1), picture ?? NO_IMAGE] as const;
  });
  const drawn = sectionOf(section, new Map(named), newId);
  return pageBody(blockOf).read({ sections: [drawn] }).sections[0];
}
