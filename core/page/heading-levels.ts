import { isRecord } from '../fields/field.ts';
import type { Block, PageBody } from './page.ts';

/** Blocks whose titles are headings of the level an owner chose. */
export const LEVELLED_BLOCKS: readonly string[] = ['heading', 'accordion', 'menu'];
const LOWEST_LEVEL = 4;

/** Whether a heading names the whole page. */
export function hasFirstHeading({ sections }: PageBody): boolean {
  return sections
    .filter(({ style }) => !style.hidden)
    .some(({ blocks }) => blocks.some((block) => levelsIn(block).includes(1)));
}

/** A page as part of another one: what named it comes to stand below what names the whole. */
export function belowFirstHeading(body: PageBody): PageBody {
  if (!hasFirstHeading(body)) return body;
  return {
    sections: body.sections.map((section) => ({ ...section, blocks: section.blocks.map(lowered) })),
  };
}

function lowered(block: Block): Block {
  const values = loweredValue(block.values) as Block['values'];
  if (!LEVELLED_BLOCKS.includes(block.type)) return { ...block, values };
  return { ...block, values: { ...values, level: below(Number(values.level)) } };
}

const below = (level: number) => Math.min(level + 1, LOWEST_LEVEL);

/** Texts lie anywhere in the values of a block, and are known by their shape. */
function loweredValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(loweredValue);
  if (!isRecord(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, loweredValue(each)]));
  const level = textLevel(value);
  return level === undefined
    ? inner
    : { ...inner, attrs: { ...(value.attrs as object), level: below(level) } };
}

function levelsIn({ type, values }: Block): number[] {
  return LEVELLED_BLOCKS.includes(type) ? [Number(values.level)] : textLevels(values);
}

function textLevels(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(textLevels);
  if (!isRecord(value)) return [];
  const level = textLevel(value);
  return level === undefined ? Object.values(value).flatMap(textLevels) : [level];
}

function textLevel({ type, attrs }: Record<string, unknown>): number | undefined {
  return type === 'heading' && isRecord(attrs) && typeof attrs.level === 'number' ? attrs.level : undefined;
}
