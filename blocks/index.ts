import accordion from './accordion/block.ts';
import archive from './archive/block.ts';
import author from './author/block.ts';
import button from './button/block.ts';
import cartIndicator from './cart-indicator/block.ts';
import chart from './chart/block.ts';
import code from './code/block.ts';
import embed from './embed/block.ts';
import feed from './feed/block.ts';
import form from './form/block.ts';
import gallery from './gallery/block.ts';
import heading from './heading/block.ts';
import image from './image/block.ts';
import index from './index/block.ts';
import itemPart from './item-part/block.ts';
import line from './line/block.ts';
import logo from './logo/block.ts';
import menu from './menu/block.ts';
import navigation from './navigation/block.ts';
import newsletter from './newsletter/block.ts';
import products from './products/block.ts';
import quote from './quote/block.ts';
import search from './search/block.ts';
import share from './share/block.ts';
import socialIcons from './social-icons/block.ts';
import spacer from './spacer/block.ts';
import summary from './summary/block.ts';
import table from './table/block.ts';
import tagCloud from './tag-cloud/block.ts';
import text from './text/block.ts';
import timeSince from './time-since/block.ts';
import video from './video/block.ts';
import type { BlockDefinition } from './kit/block.ts';

/** Every block of the product, in the order of the picker. A new one is a folder and a line here. */
export const BLOCKS: readonly BlockDefinition[] = [
  heading,
  text,
  quote,
  table,
  menu,
  timeSince,
  author,
  button,
  image,
  gallery,
  video,
  chart,
  index,
  accordion,
  form,
  newsletter,
  products,
  cartIndicator,
  summary,
  search,
  tagCloud,
  archive,
  feed,
  share,
  socialIcons,
  logo,
  navigation,
  line,
  spacer,
  embed,
  code,
  itemPart,
];

const byType = new Map(BLOCKS.map((block) => [block.type, block]));

export function blockOf(type: string): BlockDefinition | undefined {
  return byType.get(type);
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

export const blockFields = (type: string) => byType.get(type)?.fields;
