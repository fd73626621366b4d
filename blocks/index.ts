import type { BlockDefinition } from './block.ts';
import button from './button/block.ts';
import heading from './heading/block.ts';
import image from './image/block.ts';
import text from './text/block.ts';

/** Every block of the product. A new one is a folder and a line here. */
export const BLOCKS: readonly BlockDefinition[] = [heading, text, image, button];

const byType = new Map(BLOCKS.map((block) => [block.type, block]));

export function blockOf(type: string): BlockDefinition | undefined {
  return byType.get(type);
}

export const blockFields = (type: string) => byType.get(type)?.fields;
