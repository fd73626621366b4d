import type { ImageValue } from '#core/fields/index.ts';
import { newId } from '../ids.ts';
import type { Part } from './html-parts.ts';

const WIDE = { column: 1, span: 24 };
const READING = { column: 5, span: 16 };
/** Well below what one section can hold. */
const BLOCKS_PER_SECTION = 40;

/** The sections of a page from the parts that were read. Pictures that could not be fetched stay as links. */
export function sectionsFrom(parts: readonly Part[], pictures: ReadonlyMap<string, ImageValue>) {
  const drawn = parts.map((part) => blockOf(part, pictures));
  const groups: (typeof drawn)[] = [];
  for (let start = 0; start < drawn.length; start += BLOCKS_PER_SECTION)
    groups.push(drawn.slice(start, start + BLOCKS_PER_SECTION));
  return groups.map((blocks) => ({
    id: newId(),
    style: { space: 'small' },
    blocks: blocks.map(({ type, values, isWide }, index) => ({
      id: newId(),
      type,
      place: { base: { ...(isWide ? WIDE : READING), row: index + 1, rows: 1 } },
      values,
    })),
  }));
}

function blockOf(part: Part, pictures: ReadonlyMap<string, ImageValue>) {
  switch (part.kind) {
    case 'text':
      return { type: 'text', values: { text: { type: 'doc', content: part.content } }, isWide: false };
    case 'image': {
      const image = pictures.get(part.src);
      if (!image) return linkBlock(part.src, part.alt || part.caption || part.src);
      const caption = part.caption.slice(0, 200);
      return {
        type: 'image',
        values: { image: { ...image, alt: part.alt.slice(0, 300) }, title: caption },
        isWide: false,
      };
    }
    case 'table': {
      const { columns, rows } = part;
      return { type: 'table', values: { data: { columns, rows } }, isWide: false };
    }
    case 'embed':
      return linkBlock(part.url, part.url);
  }
}

function linkBlock(href: string, words: string) {
  const marks = [{ type: 'link', attrs: { href } }];
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: words, marks }] }];
  return { type: 'text', values: { text: { type: 'doc', content } }, isWide: false };
}
