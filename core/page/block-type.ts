import { BlockType } from '../enumerations/block-types.ts';

/** The numbers other programs know our blocks by. */
const NUMBERS: Readonly<Record<string, BlockType>> = {
  heading: BlockType.heading,
  text: BlockType.html,
  quote: BlockType.quote,
  button: BlockType.button,
  image: BlockType.image,
  accordion: BlockType.accordion,
  line: BlockType.line,
  spacer: BlockType.spacer,
  embed: BlockType.embed,
  code: BlockType.code,
  summary: BlockType.summary,
  search: BlockType.search,
  'tag-cloud': BlockType.tagCloud,
  archive: BlockType.archive,
  author: BlockType.contentLink,
  feed: BlockType.rss,
  share: BlockType.share,
  'social-icons': BlockType.socialIcons,
  logo: BlockType.logo,
  navigation: BlockType.navigation,
  table: BlockType.table,
  menu: BlockType.menu,
  'time-since': BlockType.timeSince,
  chart: BlockType.barChart,
};

/** Our name of a block's type, given as such or by its number. */
export function blockTypeName(type: unknown): string | undefined {
  if (typeof type === 'string' && !/^\d+$/.test(type)) return type;
  return Object.keys(NUMBERS).find((name) => NUMBERS[name] === Number(type));
}
