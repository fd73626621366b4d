import type { ImageValue } from '#core/fields/index.ts';
import { escape } from '#core/text/html.ts';
import { countCarried } from '#core/moving/report.ts';
import { MAX_IMAGES_PER_GALLERY } from '#core/limits.ts';
import { readEmbed, rebuildEmbed } from '#core/video/embed.ts';
import { newId } from '../../ids.ts';
import { partsFromHtml, type Part, type Parts } from '../html/html-parts.ts';
import type { PicturePart } from '../html/html-pictures.ts';
import { withoutShortcodes } from './shortcodes.ts';
import type { Run } from './wxr-run.ts';
import { plain, wordsIn } from './wxr-words.ts';
import type { WxrItem } from './wxr.ts';

const WIDE = { column: 1, span: 24 };
const READING = { column: 5, span: 16 };
/** Well below what one section can hold. */
const BLOCKS_PER_SECTION = 40;

const MAX_CAPTION = 200;
const MAX_ALT = 300;
const MAX_LABEL = 80;
const MAX_HEADING = 500;

/** What stands in an entry, in our blocks, with its pictures among the site's files. */
export async function bodyOf(
  run: Run,
  item: WxrItem,
  name: string,
  /** Posts are drawn below their title; a page has no heading but its own. */
  needsHeading = false,
): Promise<{ sections: unknown[]; first: ImageValue | undefined }> {
  const html = withoutShortcodes(item.content, {
    pictureOf: (id) => run.pictures.get(id),
    other: (code) => run.lose(`${name}: [${code}]`, 'A shortcode of another system; its words stay.'),
  });
  const { parts, lost } = readMarkup(html);
  for (const what of lost) run.lose(`${name}: ${what}`, 'Has no counterpart here.');
  const pictures = new Map<string, ImageValue>();
  for (const { src, alt, caption } of parts.flatMap(picturesOf)) {
    if (caption.length > MAX_CAPTION)
      run.lose(`${name}: “${caption}”`, `Only the first ${MAX_CAPTION} characters of a caption fit.`);
    if (pictures.has(src)) continue;
    const url = URL.canParse(src, run.base) ? new URL(src, run.base).href : src;
    const picture = await run.picture(url, alt);
    if (typeof picture === 'string')
      run.lose(`${name}: the picture ${url}`, `${picture} A link stands in its place.`);
    else {
      pictures.set(src, picture);
      countCarried(run.report, 'pictures');
    }
  }
  const drawn = needsHeading ? underHeading(html, parts, name) : parts;
  return { sections: sectionsFrom(drawn, pictures), first: pictures.values().next().value };
}

/** The heading a page begins with is the first of all; one without gets its title, as other systems show it. */
function underHeading(html: string, parts: readonly Part[], title: string): Part[] {
  const [first, ...rest] = parts;
  const [begin, ...more] = first?.kind === 'text' ? first.content : [];
  const own = plain(/<h1\b[^>]*>([^]*?)<\/h1>/i.exec(html)?.[1] ?? '');
  const words = begin?.type === 'heading' ? wordsIn(begin) : '';
  const isOwn = words !== '' && words === own && words.length <= MAX_HEADING;
  const below = isOwn && more.length > 0 ? [{ kind: 'text' as const, content: more }, ...rest] : rest;
  return [{ kind: 'heading', text: isOwn ? words : title.slice(0, MAX_HEADING) }, ...(isOwn ? below : parts)];
}

/** Markup nested thousands of times over is no page: its words are kept, its shape is not. */
function readMarkup(html: string): Parts {
  try {
    return partsFromHtml(html);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const words = html.replaceAll(/<[^>]*>/g, ' ').trim();
    const { parts } = partsFromHtml(escape(words));
    return { parts, lost: ['The shape of its markup, which is nested too deep'] };
  }
}

function picturesOf(part: Part): PicturePart[] {
  if (part.kind === 'image') return [part];
  return part.kind === 'gallery' ? part.pictures : [];
}

/** The sections of a page from the parts that were read. Pictures that could not be fetched stay as links. */
export function sectionsFrom(parts: readonly Part[], pictures: ReadonlyMap<string, ImageValue>) {
  const drawn = parts.flatMap((part) => blocksOf(part, pictures));
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

interface Drawn {
  type: string;
  values: Record<string, unknown>;
  isWide: boolean;
}

function blocksOf(part: Part, pictures: ReadonlyMap<string, ImageValue>): Drawn[] {
  switch (part.kind) {
    case 'text':
      return [narrow('text', { text: { type: 'doc', content: part.content } })];
    case 'heading':
      return [narrow('heading', { text: part.text, level: 1 })];
    case 'image':
      return [imageBlock(part, pictures)];
    case 'gallery':
      return galleryBlocks(part.pictures, pictures);
    case 'table': {
      const { columns, rows } = part;
      return [narrow('table', { data: { columns, rows } })];
    }
    case 'button': {
      const { label, href } = part;
      return [
        narrow('button', { label: label.slice(0, MAX_LABEL), to: { href, newWindow: false } }),
        ...(label.length > MAX_LABEL ? [linkBlock(href, label)] : []),
      ];
    }
    case 'embed': {
      const embed = readEmbed(part.url);
      const isKnown = embed.type !== 'invalid' && embed.providerName !== 'Unknown';
      return [isKnown ? narrow('video', { html: rebuildEmbed(embed) }) : linkBlock(part.url, part.url)];
    }
  }
}

const narrow = (type: string, values: Record<string, unknown>): Drawn => ({ type, values, isWide: false });

function imageBlock(part: PicturePart, pictures: ReadonlyMap<string, ImageValue>): Drawn {
  const image = pictures.get(part.src);
  if (!image) return pictureLinks(part);
  return narrow('image', {
    image: { ...image, alt: part.alt.slice(0, MAX_ALT) },
    title: part.caption.slice(0, MAX_CAPTION),
    ...(part.href !== '' && { to: { href: part.href, newWindow: false } }),
  });
}

/** Those that could not be fetched stand behind it as links. */
function galleryBlocks(parts: readonly PicturePart[], pictures: ReadonlyMap<string, ImageValue>): Drawn[] {
  const there = parts.filter(({ src }) => pictures.has(src));
  const galleries: Drawn[] = [];
  for (let start = 0; start < there.length; start += MAX_IMAGES_PER_GALLERY) {
    const slides = there.slice(start, start + MAX_IMAGES_PER_GALLERY).map(({ src, alt, caption, href }) => {
      const image = pictures.get(src);
      return {
        image: image && { ...image, alt: alt.slice(0, MAX_ALT) },
        title: caption.slice(0, MAX_CAPTION),
        clickThrough: { href, newWindow: false },
      };
    });
    galleries.push({ type: 'gallery', values: { slides }, isWide: true });
  }
  return [
    ...galleries,
    ...parts.filter(({ src }) => !pictures.has(src)).map((part) => imageBlock(part, pictures)),
  ];
}

/** In place of a picture that could not be fetched: the way to it, what was said of it, and where it led. */
function pictureLinks({ src, alt, caption, href }: PicturePart): Drawn {
  const content = [
    linkParagraph(src, alt || caption || src),
    ...(alt !== '' && caption !== ''
      ? [{ type: 'paragraph', content: [{ type: 'text', text: caption }] }]
      : []),
    ...(href === '' ? [] : [linkParagraph(href, href)]),
  ];
  return narrow('text', { text: { type: 'doc', content } });
}

const linkBlock = (href: string, words: string): Drawn =>
  narrow('text', { text: { type: 'doc', content: [linkParagraph(href, words)] } });

function linkParagraph(href: string, words: string) {
  const marks = [{ type: 'link', attrs: { href } }];
  return { type: 'paragraph', content: [{ type: 'text', text: words, marks }] };
}
