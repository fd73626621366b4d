import type { BlockRulesOf } from '../blocks/rules.ts';
import { isRecord } from '../fields/field.ts';
import type { Block, PageBody } from './page.ts';

const LOWEST_LEVEL = 4;

/** The levels of all headings a block shows: of its own titles, and of those in its texts. */
export function headingLevels({ type, values }: Block, blockOf: BlockRulesOf): number[] {
  const rules = blockOf(type);
  if (!rules) return [];
  const { levelField, headings } = rules;
  return [
    ...(headings?.(values) ?? []),
    ...(levelField === undefined ? [] : [Number(values[levelField])]),
    ...textLevels(values),
  ];
}

/** Whether a heading names the whole page. */
export function hasFirstHeading({ sections }: PageBody, blockOf: BlockRulesOf): boolean {
  return sections
    .filter(({ style }) => !style.hidden)
    .some(({ blocks }) => blocks.some((block) => headingLevels(block, blockOf).includes(1)));
}

/** A page as part of another one: what named it comes to stand below what names the whole. */
export function belowFirstHeading(body: PageBody, blockOf: BlockRulesOf): PageBody {
  if (!hasFirstHeading(body, blockOf)) return body;
  return {
    sections: body.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => lowered(block, blockOf(block.type)?.levelField)),
    })),
  };
}

function lowered(block: Block, levelField: string | undefined): Block {
  const values = loweredValue(block.values) as Block['values'];
  if (levelField === undefined) return { ...block, values };
  return { ...block, values: { ...values, [levelField]: below(Number(values[levelField])) } };
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

function textLevels(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(textLevels);
  if (!isRecord(value)) return [];
  const level = textLevel(value);
  return level === undefined ? Object.values(value).flatMap(textLevels) : [level];
}

function textLevel({ type, attrs }: Record<string, unknown>): number | undefined {
  return type === 'heading' && isRecord(attrs) && typeof attrs.level === 'number' ? attrs.level : undefined;
}
