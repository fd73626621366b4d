import { blockOf } from '#blocks/index.ts';
import { readingOrder } from '#core/page/layout.ts';
import { plainText } from '#core/rich-text/document.ts';
import { readRichText } from '#core/rich-text/read.ts';
import type { Block, PageBody, Section } from '#core/page/page.ts';

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
    { id: section.id, level: 1 as const, name: sectionName(section, index), section },
    ...readingOrder(section.blocks).map((block) => ({
      id: block.id,
      level: 2 as const,
      name: blockName(block),
      section,
      block,
    })),
  ]);
}

function sectionName({ style, blocks }: Section, index: number): string {
  if (style.name !== '') return style.name;
  const heading = readingOrder(blocks).find(({ type }) => type === 'heading');
  return (heading && wordsOf(heading)) || `Section ${index + 1}`;
}

export function blockName(block: Block): string {
  return wordsOf(block) || (blockOf(block.type)?.name ?? block.type);
}

const MAX_NAME = 60;

/** The first words a block shows. */
function wordsOf({ values }: Block): string {
  const { text, label, title, image } = values as Record<string, unknown>;
  const doc = readRichText(text);
  const alt = typeof image === 'object' && image !== null && 'alt' in image ? image.alt : '';
  const found = [title, typeof text === 'string' ? text : doc && plainText(doc), label, alt].find(
    (words): words is string => typeof words === 'string' && words.trim() !== '',
  );
  return (found ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, MAX_NAME);
}
