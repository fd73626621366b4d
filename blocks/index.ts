import type { BlockDefinition } from './kit/block.tsx';
import { BLOCK_TYPES } from './types.ts';

const definitions = import.meta.glob<BlockDefinition>('./*/block.ts', { eager: true, import: 'default' });

/** Every block of the product, in the order of the picker. */
export const BLOCKS: readonly BlockDefinition[] = BLOCK_TYPES.map((type) => {
  const definition = definitions[`./${type}/block.ts`];
  if (!definition) throw new Error(`blocks/${type} has no block.ts.`);
  return definition;
});

const byType = new Map(BLOCKS.map((block) => [block.type, block]));
const byNumber = new Map(BLOCKS.flatMap((block) => numbersOf(block).map((number) => [number, block])));

export function blockOf(type: string): BlockDefinition | undefined {
  return byType.get(type);
}

/** The block of one of its numbers. */
export function blockOfNumber(number: number): BlockDefinition | undefined {
  return byNumber.get(number);
}

/** Every number a block answers to. */
export function numbersOf({ number, numbers }: BlockDefinition): readonly number[] {
  return numbers?.all ?? [number];
}

/** What a block is called in the editor. */
export function blockName({
  type,
  values,
}: {
  type: string;
  values: Readonly<Record<string, unknown>>;
}): string {
  const block = byType.get(type);
  return block?.nameOf?.(values) ?? block?.name ?? type;
}
