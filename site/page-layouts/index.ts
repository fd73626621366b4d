import type { Block, PageBody, Section } from '#core/page/page.ts';
import { headingLevels } from '#core/page/heading-levels.ts';
import { readingOrder } from '#core/page/layout.ts';
import { blockOf } from '#blocks/index.ts';
import { SECTION_DESIGNS, sectionFrom, type SiteContent } from '../sections-library/index.ts';
import type { PageLayout } from './layouts.ts';

/** A layout as the body of a page, with what the site already has. */
export function pageFrom(layout: PageLayout, site: SiteContent, newId: () => string): PageBody {
  const sections = layout.sections.flatMap((id, index) => {
    const design = SECTION_DESIGNS.find((one) => one.id === id);
    return (design && sectionFrom(design, { ...site, pictures: from(site.pictures, index) }, newId)) ?? [];
  });
  return { sections: withOneTitle(sections) };
}

/** Another picture first in each section, so that a page does not show the same one again and again. */
const from = <T>(pictures: readonly T[], index: number): T[] => {
  const start = pictures.length === 0 ? 0 : index % pictures.length;
  return [...pictures.slice(start), ...pictures.slice(0, start)];
};

/** Sections are drawn to stand anywhere; a page has one title, and no level below it is left out. */
function withOneTitle(sections: readonly Section[]): Section[] {
  let last = 0;
  const levels = new Map<string, number>();
  for (const block of sections.flatMap(({ blocks }) => readingOrder(blocks))) {
    const [level] = headingLevels(block, blockOf);
    if (level === undefined) continue;
    last = last === 0 ? 1 : Math.max(2, Math.min(level, last + 1));
    levels.set(block.id, last);
  }
  const levelled = (block: Block): Block => {
    const field = blockOf(block.type)?.levelField;
    const level = levels.get(block.id);
    return field !== undefined && level !== undefined
      ? { ...block, values: { ...block.values, [field]: level } }
      : block;
  };
  return sections.map((section) => ({ ...section, blocks: section.blocks.map(levelled) }));
}
