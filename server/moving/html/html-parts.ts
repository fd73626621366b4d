import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { MAX_NESTING, MAX_RICH_TEXT_LENGTH, type TextBlock } from '#core/rich-text/document.ts';
import {
  attr,
  BOXES,
  hasClass,
  isButton,
  PLAYERS,
  SILENT,
  within,
  wordsOf,
  type Node,
} from './html-nodes.ts';
import {
  embedAddress,
  isPictureAlone,
  pictureFacts,
  pictureOf,
  type PictureFacts,
  type PicturePart,
} from './html-pictures.ts';
import { blockName, pictureWithoutScript, playerAddress } from './html-squarespace.ts';
import { tablesOf, type TablePart } from './html-tables.ts';
import { blockOf, inline, isHeavy, isLoose, linkOf, paragraphsIn } from './html-text.ts';

/** A stretch of a page, in the words of our blocks. */
export type Part =
  | { kind: 'text'; content: TextBlock[] }
  | { kind: 'heading'; text: string }
  | PicturePart
  | { kind: 'gallery'; pictures: PicturePart[] }
  | TablePart
  | { kind: 'button'; label: string; href: string }
  | { kind: 'embed'; url: string };

export interface Parts {
  parts: Part[];
  /** What has no counterpart here, in words. */
  lost: string[];
}

/** Their own shape is worth more than the place of a picture in them, which comes behind. */
const KEPT_WHOLE = /^(?:ul|ol|blockquote|h[1-6]|pre)$/;

/** A block that the other system draws itself has nothing but its name in the text. */
const DRAWN_ELSEWHERE = /<!--\s*wp:([\w/-]+)(?:(?!-->)[^])*\/-->/g;

/** Reads HTML of another system: paragraphs, lists, pictures and tables are carried, the rest is named. */
export function partsFromHtml(html: string): Parts {
  const lost = [...html.matchAll(DRAWN_ELSEWHERE)].map(([, name]) => `The block “${name}”`);
  const parts: Part[] = [];
  let textLength = 0;
  const addText = (...content: TextBlock[]) => {
    const last = parts.at(-1);
    if (content.length === 0) return;
    const isNew = last?.kind !== 'text' || textLength >= MAX_RICH_TEXT_LENGTH / 2;
    // Counted as it grows: to measure it anew for each paragraph takes minutes for a long post.
    textLength = (isNew ? 0 : textLength) + JSON.stringify(content).length;
    if (isNew) parts.push({ kind: 'text', content });
    else last.content.push(...content);
  };

  const walk = (nodes: readonly Node[], depth: number) => {
    let loose: Node[] = [];
    const flush = () => {
      for (const run of paragraphsIn(loose)) {
        const content = inline(run, [], lost);
        if (content.length > 0) addText({ type: 'paragraph', content });
      }
      loose = [];
    };
    for (const node of nodes) {
      if (isLoose(node)) {
        loose.push(node);
        continue;
      }
      flush();
      if (!tree.isElementNode(node)) continue;
      if (depth > MAX_NESTING * 4) lost.push('Something nested too deep');
      else element(node, depth);
    }
    flush();
  };

  const element = (node: Tree.Element, depth: number) => {
    const { tagName, childNodes } = node;
    const unseen = tagName === 'noscript' ? pictureWithoutScript(node) : undefined;
    if (unseen) walk(unseen, depth + 1);
    else if (SILENT.includes(tagName)) lost.push(`A <${tagName}>`);
    else if (tagName === 'img') addImage(node, { caption: '', link: undefined });
    else if (tagName === 'a' && isButton(node)) addButton(node);
    else if (tagName === 'figure' || BOXES.includes(tagName)) box(node, depth);
    else if (tagName === 'table') parts.push(...tablesOf(node, lost));
    else if (PLAYERS.includes(tagName)) addPlayer(node);
    else if (KEPT_WHOLE.test(tagName)) {
      addText(...blockOf(node, depth, lost));
      for (const picture of within(node, 'img')) addImage(picture, { caption: '', link: undefined });
      for (const player of PLAYERS.flatMap((name) => within(node, name))) addPlayer(player);
    } else if (isHeavy(node)) {
      const [picture, ...more] = within(node, 'img');
      // A linked picture keeps its link; words around one become paragraphs of their own.
      if (tagName === 'a' && picture && more.length === 0 && wordsOf(node) === '')
        addImage(picture, { caption: '', link: node });
      else walk(childNodes, depth + 1);
    } else addText(...blockOf(node, depth, lost));
  };

  const box = (node: Tree.Element, depth: number) => {
    const images = within(node, 'img');
    const caption = node.tagName === 'figure' ? within(node, 'figcaption')[0] : undefined;
    if (hasClass(node, 'wp-block-gallery') || hasClass(node, 'blocks-gallery-grid')) {
      const pictures = images.flatMap((image) => pictureOf(image, pictureFacts(node, image)) ?? []);
      if (pictures.length < images.length) lost.push('A picture without an address');
      if (pictures.length > 0) parts.push({ kind: 'gallery', pictures });
      const own = caption && node.childNodes.includes(caption) ? inline(caption.childNodes, [], lost) : [];
      if (own.length > 0) addText({ type: 'paragraph', content: own });
    } else if (hasClass(node, 'wp-block-embed') && /^https?:\/\/\S+$/.test(embedAddress(node))) {
      parts.push({ kind: 'embed', url: embedAddress(node) });
      if (caption) addText({ type: 'paragraph', content: inline(caption.childNodes, [], lost) });
    } else if (node.tagName === 'figure' && images.length === 1 && images[0] && isPictureAlone(node)) {
      addImage(images[0], pictureFacts(node, images[0]));
    } else if (hasClass(node, 'sqs-gallery') && images.length > 0) {
      parts.push({
        kind: 'gallery',
        pictures: images.flatMap((image) => pictureOf(image, pictureFacts(node, image)) ?? []),
      });
      const text = wordsOf(node);
      if (text !== '') addText({ type: 'paragraph', content: [{ type: 'text', text }] });
    } else if (/^https?:\/\//.test(playerAddress(node))) {
      parts.push({ kind: 'embed', url: playerAddress(node) });
      walk(node.childNodes, depth + 1);
    } else walkBlock(node, depth);
  };

  /** A block that is drawn by a script of the other system holds nothing: it is named. */
  const walkBlock = (node: Tree.Element, depth: number) => {
    const before = amount();
    walk(node.childNodes, depth + 1);
    const name = blockName(node);
    if (name !== undefined && amount() === before) lost.push(`The block “${name}”`);
  };
  const amount = () =>
    lost.length +
    parts.length +
    parts.reduce((sum, part) => sum + ('content' in part ? part.content.length : 0), 0);

  const addImage = (node: Tree.Element, facts: PictureFacts) => {
    const picture = pictureOf(node, facts);
    if (picture) parts.push(picture);
    else lost.push('A picture without an address');
  };

  const addButton = (node: Tree.Element) => {
    const label = wordsOf(node);
    const mark = linkOf(node, lost);
    if (mark?.type === 'link' && label !== '') parts.push({ kind: 'button', label, href: mark.attrs.href });
    else if (label !== '') addText({ type: 'paragraph', content: [{ type: 'text', text: label }] });
  };

  const addPlayer = (node: Tree.Element) => {
    const source = (attr(node, 'src') || attr(within(node, 'source')[0], 'src')).replace(/^\/\//, 'https://');
    if (/^https?:\/\//.test(source)) parts.push({ kind: 'embed', url: source });
    else lost.push(`A <${node.tagName}> without an address`);
  };

  walk(parseFragment(html).childNodes, 0);
  return { parts, lost };
}
