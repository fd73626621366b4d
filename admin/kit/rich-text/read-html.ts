import { safeHref } from '#core/links/links.ts';
import type {
  Alignment,
  HeadingLevel,
  Inline,
  ListItem,
  Mark,
  RichText,
  TextBlock,
} from '#core/rich-text/document.ts';
import { ALIGNMENTS, MAX_NESTING } from '#core/rich-text/document.ts';
import { gatherWordLists, wordListOf } from './word-lists.ts';

const DROPPED = new Set(
  'SCRIPT STYLE META LINK TITLE HEAD TEMPLATE NOSCRIPT IFRAME OBJECT EMBED SVG MATH BUTTON INPUT SELECT TEXTAREA FORM VIDEO AUDIO CANVAS XML'.split(
    ' ',
  ),
);
const BLOCKS =
  'p,div,h1,h2,h3,h4,h5,h6,ul,ol,li,blockquote,pre,hr,table,tr,td,th,section,article,header,footer,main,aside,dl,dt,dd,figure';
const TAG_MARKS: Readonly<Record<string, Mark['type']>> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  U: 'underline',
  INS: 'underline',
  S: 'strike',
  STRIKE: 'strike',
  DEL: 'strike',
  CODE: 'code',
};

/** HTML from a clipboard as rich text. It is parsed without running, and read piece by piece. */
export function readHtml(html: string): RichText {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return { type: 'doc', content: readBlocks(body, 0) };
}

/** What stands in an element, paragraph by paragraph. Loose words between them become one as well. */
function readBlocks(parent: Element, depth: number): TextBlock[] {
  const result: (TextBlock | ReturnType<typeof wordListOf>)[] = [];
  let loose: Inline[] = [];
  const flush = () => {
    const content = tidy(loose);
    loose = [];
    if (content.length > 0) result.push({ type: 'paragraph', content });
  };
  for (const node of parent.childNodes) {
    const element = node.nodeType === 1 ? (node as Element) : undefined;
    if (!element || !isBlock(element)) {
      loose.push(...readInline(node, []));
      continue;
    }
    flush();
    const word = wordListOf(element, (inner) => tidy(readChildren(inner, [])));
    if (word) result.push(word);
    else if (depth < MAX_NESTING) result.push(...readBlock(element, depth));
  }
  flush();
  return gatherWordLists(result);
}

function readBlock(element: Element, depth: number): TextBlock[] {
  const { tagName } = element;
  switch (tagName) {
    case 'UL':
    case 'OL':
      return readList(element, depth);
    case 'BLOCKQUOTE':
      return wrapUnlessEmpty(readBlocks(element, depth + 1), (content) => ({ type: 'blockquote', content }));
    case 'PRE': {
      const text = element.textContent?.replace(/\n$/, '') ?? '';
      return text === '' ? [] : [{ type: 'codeBlock', content: [{ type: 'text', text }] }];
    }
    case 'HR':
      return [{ type: 'horizontalRule' }];
    default:
      // A box around other boxes is of no interest; what is in it is.
      if (element.querySelector(BLOCKS)) return readBlocks(element, depth);
      return readLine(element);
  }
}

function readLine(element: Element): TextBlock[] {
  const level = /^H([1-6])$/.exec(element.tagName)?.[1];
  // A heading is bold by itself.
  const content = tidy(readChildren(element, [])).map((node) => (level ? withoutBold(node) : node));
  if (content.length === 0) return [];
  const textAlign = alignmentOf(element);
  const aligned = textAlign ? { textAlign } : {};
  if (!level) return [{ type: 'paragraph', ...(textAlign && { attrs: aligned }), content }];
  return [
    { type: 'heading', attrs: { level: Math.min(Number(level), 4) as HeadingLevel, ...aligned }, content },
  ];
}

function readList(list: Element, depth: number): TextBlock[] {
  const items: ListItem[] = [];
  for (const child of list.children) {
    const content = readBlocks(child.tagName === 'LI' ? child : wrapped(child), depth + 1);
    const last = items.at(-1);
    // Docs and Word nest a list beside its item, not in it.
    if (/^[UO]L$/.test(child.tagName) && last) last.content.push(...content);
    else if (content.length > 0) items.push({ type: 'listItem', content: startWithParagraph(content) });
  }
  if (items.length === 0) return [];
  return [{ type: list.tagName === 'OL' ? 'orderedList' : 'bulletList', content: items }];
}

function wrapped(element: Element): Element {
  const box = element.ownerDocument.createElement('div');
  box.append(element.cloneNode(true));
  return box;
}

const startWithParagraph = (content: TextBlock[]): TextBlock[] =>
  content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content];

function wrapUnlessEmpty(content: TextBlock[], wrap: (content: TextBlock[]) => TextBlock): TextBlock[] {
  return content.length === 0 ? [] : [wrap(content)];
}

function isBlock(element: Element): boolean {
  return element.matches(BLOCKS) || (!DROPPED.has(element.tagName) && element.querySelector(BLOCKS) !== null);
}

function readChildren(element: Element, marks: Mark[]): Inline[] {
  return [...element.childNodes].flatMap((node) => readInline(node, marks));
}

function readInline(node: Node, marks: Mark[]): Inline[] {
  if (node.nodeType === 3) {
    const text = (node.nodeValue ?? '').replaceAll(/[ \t\r\n]+/g, ' ');
    return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
  }
  if (node.nodeType !== 1) return [];
  const element = node as HTMLElement;
  if (DROPPED.has(element.tagName.toUpperCase())) return [];
  if (element.tagName === 'BR') return [{ type: 'hardBreak' }];
  return readChildren(element, addMarks(element, marks));
}

function addMarks(element: HTMLElement, marks: Mark[]): Mark[] {
  const { style, tagName } = element;
  const isInLink = marks.some(({ type }) => type === 'link');
  if (tagName === 'A') {
    const href = safeHref(element.getAttribute('href') ?? '');
    return href === undefined || isInLink ? marks : [...marks, { type: 'link', attrs: { href } }];
  }
  const wanted: Mark['type'][] = [];
  const fromTag = TAG_MARKS[tagName];
  // Docs wraps everything in a bold that says of itself that it is not.
  const isPlain = fromTag === 'bold' && /^(normal|400)$/.test(style.fontWeight);
  if (fromTag && !isPlain) wanted.push(fromTag);
  if (/^(bold|bolder|[6-9]00)$/.test(style.fontWeight)) wanted.push('bold');
  if (style.fontStyle === 'italic') wanted.push('italic');
  const decoration = style.textDecorationLine || style.textDecoration;
  if (/underline/.test(decoration) && !isInLink) wanted.push('underline');
  if (/line-through/.test(decoration)) wanted.push('strike');
  const added = wanted.filter((type) => !marks.some((mark) => mark.type === type));
  return [...marks, ...[...new Set(added)].map((type) => ({ type }) as Mark)];
}

/** Without space at its ends, doubled space inside, or breaks that only end the line. */
function tidy(nodes: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === 'hardBreak') {
      if (result.length > 0) result.push(node);
      continue;
    }
    const isAtStart = !last || last.type === 'hardBreak' || last.text.endsWith(' ');
    const text = isAtStart ? node.text.replace(/^[ \u00a0]+/, '') : node.text;
    if (text !== '') result.push({ ...node, text });
  }
  return trimEnd(result);
}

function trimEnd(nodes: Inline[]): Inline[] {
  const last = nodes.at(-1);
  if (!last) return nodes;
  if (last.type === 'hardBreak') return trimEnd(nodes.slice(0, -1));
  const text = last.text.replace(/[ \u00a0]+$/, '');
  return text === '' ? trimEnd(nodes.slice(0, -1)) : [...nodes.slice(0, -1), { ...last, text }];
}

function withoutBold(node: Inline): Inline {
  if (node.type !== 'text' || !node.marks) return node;
  const { marks, ...rest } = node;
  const kept = marks.filter(({ type }) => type !== 'bold');
  return kept.length > 0 ? { ...rest, marks: kept } : rest;
}

function alignmentOf(element: Element): Alignment | undefined {
  const named = (element as HTMLElement).style.textAlign || element.getAttribute('align')?.toLowerCase();
  return ALIGNMENTS.find((alignment) => alignment === named && alignment !== 'left');
}
