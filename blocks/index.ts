import accordion from './accordion/block.ts';
import type { BlockDefinition } from './block.ts';
import button from './button/block.ts';
import code from './code/block.ts';
import embed from './embed/block.ts';
import form from './form/block.ts';
import gallery from './gallery/block.ts';
import heading from './heading/block.ts';
import image from './image/block.ts';
import index from './index/block.ts';
import line from './line/block.ts';
import newsletter from './newsletter/block.ts';
import products from './products/block.ts';
import quote from './quote/block.ts';
import spacer from './spacer/block.ts';
import text from './text/block.ts';
import video from './video/block.ts';

/** Every block of the product, in the order of the picker. A new one is a folder and a line here. */
export const BLOCKS: readonly BlockDefinition[] = [
  heading,
  text,
  quote,
  button,
  image,
  gallery,
  video,
  index,
  accordion,
  form,
  newsletter,
  products,
  line,
  spacer,
  embed,
  code,
];

const byType = new Map(BLOCKS.map((block) => [block.type, block]));

export function blockOf(type: string): BlockDefinition | undefined {
  return byType.get(type);
}

export const blockFields = (type: string) => byType.get(type)?.fields;
