import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { safeHref } from '#core/links/links.ts';
import { attr, hasClass, PLAYERS, within, wordsOf } from './html-nodes.ts';

export interface PicturePart {
  kind: 'image';
  src: string;
  alt: string;
  caption: string;
  /** Where a click on it leads; empty where it only shows the picture itself. */
  href: string;
}

export interface PictureFacts {
  caption: string;
  link: Tree.Element | undefined;
}

export function pictureFacts(figure: Tree.Element, image: Tree.Element): PictureFacts {
  const own = within(figure, 'figure').find((each) => within(each, 'img').includes(image)) ?? figure;
  const caption = within(own, 'figcaption')[0];
  return {
    caption: caption && within(own, 'img').length === 1 ? wordsOf(caption) : '',
    link: within(own, 'a').find((each) => within(each, 'img').includes(image)),
  };
}

export function pictureOf(node: Tree.Element, { caption, link }: PictureFacts): PicturePart | undefined {
  const src = sourceOf(node).replace(/^\/\//, 'https://');
  if (!/^https?:\/\//.test(src) && !src.startsWith('/')) return undefined;
  const href = link ? (safeHref(attr(link, 'href')) ?? '') : '';
  const isItself = /\.(?:jpe?g|png|gif|webp|avif)(?:\?.*)?$/i.test(href);
  return { kind: 'image', src, alt: attr(node, 'alt'), caption, href: isItself ? '' : href };
}

/** Where a picture is that comes late: until then something tiny stands in its place. */
function sourceOf(node: Tree.Element): string {
  const src = attr(node, 'src');
  if (src !== '' && !src.startsWith('data:')) return src;
  const late = ['data-src', 'data-lazy-src', 'data-original', 'data-image'].map((name) => attr(node, name));
  return late.find((each) => each !== '') ?? '';
}

/** Nothing stands in it but its picture, a caption and what they are wrapped in. */
export function isPictureAlone(figure: Tree.Element): boolean {
  const caption = within(figure, 'figcaption')[0];
  const hasMore = ['figure', 'table', ...PLAYERS].some((name) => within(figure, name).length > 0);
  return !hasMore && wordsOf(figure) === (caption ? wordsOf(caption) : '');
}

export function embedAddress(figure: Tree.Element): string {
  const wrapper = within(figure, 'div').find((each) => hasClass(each, 'wp-block-embed__wrapper'));
  return wrapper ? wordsOf(wrapper) : '';
}
