import { blockName as nameOfBlock, blockOf } from '#blocks/index.ts';
import { readingOrder } from '#core/page/layout.ts';
import { sectionTitle, wordsOf } from '#core/page/names.ts';
import { declared } from '../../words/catalogue.ts';
import type { Block, PageBody, Section } from '#core/page/page.ts';
import { say } from './words.ts';

export interface OutlineItem {
  id: string;
  level: 1 | 2;
  name: string;
  section: Section;
  block?: Block;
}

/** The page as a tree, flat: each section, and its blocks in the order one reads them. */
export function outlineOf({ sections }: PageBody): OutlineItem[] {
  return sections.flatMap((section, index) => [
    {
      id: section.id,
      level: 1 as const,
      name: sectionTitle(section, blockOf) || say('sectionNumber', { number: String(index + 1) }),
      section,
    },
    ...readingOrder(section.blocks).map((block) => ({
      id: block.id,
      level: 2 as const,
      name: blockName(block),
      section,
      block,
    })),
  ]);
}

export function blockName(block: Block): string {
  return wordsOf(block) || declared(nameOfBlock(block));
}
