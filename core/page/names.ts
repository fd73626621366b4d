import type { BlockRulesOf } from '../blocks/rules.ts';
import { plainText } from '../rich-text/document.ts';
import { readRichText } from '../rich-text/read.ts';
import { readingOrder } from './layout.ts';
import type { Block, Section } from './page.ts';

const MAX_NAME = 60;

/** The first words a block shows, with a mark where there are more; empty where it shows none. */
export function wordsOf({ values }: Pick<Block, 'values'>): string {
  const { text, label, title, image } = values as Record<string, unknown>;
  const doc = readRichText(text);
  const alt = typeof image === 'object' && image !== null && 'alt' in image ? image.alt : '';
  const found = [title, typeof text === 'string' ? text : doc && plainText(doc), label, alt].find(
    (words): words is string => typeof words === 'string' && words.trim() !== '',
  );
  const words = (found ?? '').trim().replaceAll(/\s+/g, ' ');
  return words.length > MAX_NAME ? `${words.slice(0, MAX_NAME - 1).replace(/[\s,;:]+$/, '')}…` : words;
}

/** What an owner calls a section: its own name, its first heading, or its number. */
export function sectionName(section: Section, index: number, blockOf: BlockRulesOf): string {
  return sectionTitle(section, blockOf) || `Section ${index + 1}`;
}

/** Its own name or its first heading; empty where it has neither. */
export function sectionTitle({ style, blocks }: Section, blockOf: BlockRulesOf): string {
  if (style.name !== '') return style.name;
  const titles = readingOrder(blocks)
    .filter(({ type }) => blockOf(type)?.levelField !== undefined)
    .map(wordsOf);
  return titles.find((words) => words !== '') ?? '';
}
