import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { safeHref } from '#core/links.ts';
import {
  MAX_NESTING,
  MAX_RICH_TEXT_LENGTH,
  type HeadingLevel,
  type Inline,
  type Mark,
  type TextBlock,
} from '#core/rich-text/document.ts';

/** A stretch of a page, in the words of our blocks. */
export type Part =
  | { kind: 'text'; content: TextBlock[] }
  | { kind: 'image'; src: string; alt: string; caption: string }
  | { kind: 'table'; columns: string[]; rows: string[][] }
  | { kind: 'embed'; url: string };

export interface Parts {
  parts: Part[];
  /** What has no counterpart here, in words. */
  lost: string[];
}

type Node = Tree.ChildNode;

/** Their words are not for readers. */
const SILENT = ['script', 'style', 'noscript', 'template', 'svg', 'canvas', 'object', 'form'];
const BOXES = [
  'div',
  'section',
  'article',
  'main',
  'aside',
  'header',
  'footer',
  'center',
  'details',
  'figure',
  'dl',
];
const MARKS: Readonly<Record<string, Mark>> = {
  strong: { type: 'bold' },
  b: { type: 'bold' },
  em: { type: 'italic' },
  i: { type: 'italic' },
  cite: { type: 'italic' },
  u: { type: 'underline' },
  ins: { type: 'underline' },
  s: { type: 'strike' },
  del: { type: 'strike' },
  strike: { type: 'strike' },
  code: { type: 'code' },
  kbd: { type: 'code' },
};

/** Reads HTML of another system: paragraphs, lists, pictures and tables are carried, the rest is named. */
export function partsFromHtml(html: string): Parts {
  const lost: string[] = [];
  const parts: Part[] = [];
  const addText = (...content: TextBlock[]) => {
    const last = parts.at(-1);
    if (content.length === 0) return;
    if (last?.kind === 'text' && JSON.stringify(last.content).length < MAX_RICH_TEXT_LENGTH / 2)
      last.content.push(...content);
    else parts.push({ kind: 'text', content });
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
    if (SILENT.includes(tagName)) {
      lost.push(`A <${tagName}>`);
      return;
    }
    if (tagName === 'img') {
      addImage(node, '');
      return;
    }
    if (tagName === 'figure' || BOXES.includes(tagName)) {
      const images = tagName === 'figure' ? within(node, 'img') : [];
      if (images.length === 1 && images[0] && within(node, 'figure').length === 0) {
        const caption = within(node, 'figcaption')[0];
        addImage(images[0], caption ? wordsOf(caption) : '');
        return;
      }
      walk(childNodes, depth + 1);
      return;
    }
    if (tagName === 'table') {
      parts.push(tableOf(node));
      return;
    }
    if (['iframe', 'video', 'audio', 'embed'].includes(tagName)) {
      const source = attr(node, 'src') || attr(within(node, 'source')[0], 'src');
      if (/^https?:\/\//.test(source)) parts.push({ kind: 'embed', url: source });
      else lost.push(`A <${tagName}> without an address`);
      return;
    }
    const pictures = within(node, 'img');
    addText(...blockOf(node, depth, lost));
    for (const picture of pictures) addImage(picture, '');
  };

  const addImage = (node: Tree.Element, caption: string) => {
    const src = attr(node, 'src') || attr(node, 'data-src');
    if (/^https?:\/\//.test(src) || src.startsWith('/'))
      parts.push({ kind: 'image', src, alt: attr(node, 'alt'), caption });
    else lost.push('A picture without an address');
  };

  walk(parseFragment(html).childNodes, 0);
  return { parts, lost };
}

function isLoose(node: Node): boolean {
  if (tree.isTextNode(node)) return true;
  return tree.isElementNode(node) && isInline(node.tagName) && within(node, 'img').length === 0;
}

const INLINE = [
  ...Object.keys(MARKS),
  'a',
  'span',
  'br',
  'small',
  'sub',
  'sup',
  'mark',
  'abbr',
  'time',
  'font',
  'q',
  'label',
];
const isInline = (tagName: string): boolean => INLINE.includes(tagName);

/** Older systems write an empty line for a new paragraph. */
function paragraphsIn(nodes: readonly Node[]): Node[][] {
  const runs: Node[][] = [[]];
  for (const node of nodes) {
    if (!tree.isTextNode(node)) {
      runs.at(-1)?.push(node);
      continue;
    }
    const [first = '', ...rest] = node.value.split(/\n\s*\n/);
    runs.at(-1)?.push({ ...node, value: first });
    for (const value of rest) runs.push([{ ...node, value }]);
  }
  return runs;
}

function blockOf(node: Tree.Element, depth: number, lost: string[]): TextBlock[] {
  const { tagName, childNodes } = node;
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  // The title of the page is its first heading; what was the first in the text becomes the second.
  if (level !== undefined) {
    const attrs = { level: Math.min(Math.max(Number(level), 2), 4) as HeadingLevel };
    const content = inline(childNodes, [], lost);
    return content.length > 0 ? [{ type: 'heading', attrs, content }] : [];
  }
  switch (tagName) {
    case 'hr':
      return [{ type: 'horizontalRule' }];
    case 'pre': {
      const text = wordsOf(node);
      return text === '' ? [] : [{ type: 'codeBlock', content: [{ type: 'text', text }] }];
    }
    case 'ul':
    case 'ol': {
      const items = childNodes.filter((child): child is Tree.Element => tree.isElementNode(child));
      const content = items.map((item) => ({
        type: 'listItem' as const,
        content: blocksIn(item, depth + 1, lost),
      }));
      const filled = content.filter((item) => item.content.length > 0);
      if (filled.length === 0) return [];
      return [
        tagName === 'ul' ? { type: 'bulletList', content: filled } : { type: 'orderedList', content: filled },
      ];
    }
    case 'blockquote': {
      const content = blocksIn(node, depth + 1, lost);
      return content.length > 0 ? [{ type: 'blockquote', content }] : [];
    }
    default: {
      const content = inline(childNodes, [], lost);
      return content.length > 0 ? [{ type: 'paragraph', content }] : [];
    }
  }
}

/** What stands in a list item or a quote: blocks, or words that become a paragraph. */
function blocksIn(node: Tree.Element, depth: number, lost: string[]): TextBlock[] {
  if (depth > MAX_NESTING) {
    const text = wordsOf(node);
    return text === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text }] }];
  }
  const blocks: TextBlock[] = [];
  let loose: Node[] = [];
  const flush = () => {
    const content = inline(loose, [], lost);
    if (content.length > 0) blocks.push({ type: 'paragraph', content });
    loose = [];
  };
  for (const child of node.childNodes) {
    if (isLoose(child)) loose.push(child);
    else if (tree.isElementNode(child)) {
      flush();
      blocks.push(
        ...(BOXES.includes(child.tagName) ? blocksIn(child, depth + 1, lost) : blockOf(child, depth, lost)),
      );
    }
  }
  flush();
  return blocks;
}

function inline(nodes: readonly Node[], marks: readonly Mark[], lost: string[]): Inline[] {
  const found = nodes.flatMap((node): Inline[] => {
    if (tree.isTextNode(node)) {
      const text = node.value.replaceAll(/\s+/g, ' ');
      return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) }];
    }
    if (!tree.isElementNode(node)) return [];
    if (SILENT.includes(node.tagName)) {
      lost.push(`A <${node.tagName}>`);
      return [];
    }
    if (node.tagName === 'br') return [{ type: 'hardBreak' }];
    const mark = MARKS[node.tagName] ?? linkOf(node, lost);
    const isNew = mark && marks.every(({ type }) => type !== mark.type);
    return inline(node.childNodes, isNew ? [...marks, mark] : marks, lost);
  });
  return marks.length > 0 ? found : trimmed(found);
}

function linkOf(node: Tree.Element, lost: string[]): Mark | undefined {
  const href = node.tagName === 'a' ? attr(node, 'href') : '';
  if (href === '') return undefined;
  const safe = safeHref(href);
  if (safe === undefined || safe === '') {
    lost.push(`A link to ${href.slice(0, 80)}`);
    return undefined;
  }
  return { type: 'link', attrs: { href: safe } };
}

/** A paragraph neither begins nor ends with a gap; one of gaps alone is none. */
function trimmed(content: readonly Inline[]): Inline[] {
  const rest = [...content];
  const isGap = (node: Inline | undefined) => node && (node.type === 'hardBreak' || node.text.trim() === '');
  while (isGap(rest[0])) rest.shift();
  while (isGap(rest.at(-1))) rest.pop();
  return rest.map((node, index) =>
    node.type !== 'text'
      ? node
      : {
          ...node,
          text: node.text
            .replace(index === 0 ? /^\s+/ : /^$/, '')
            .replace(index === rest.length - 1 ? /\s+$/ : /$^/, ''),
        },
  );
}

const MAX_CELL = 200;

function tableOf(node: Tree.Element): Part {
  const rows = within(node, 'tr').map((row) =>
    row.childNodes
      .filter((cell): cell is Tree.Element => tree.isElementNode(cell) && /^t[hd]$/.test(cell.tagName))
      .slice(0, 20)
      .map((cell) => wordsOf(cell).slice(0, MAX_CELL)),
  );
  const hasHead = within(node, 'th').length > 0;
  const [first = [], ...rest] = rows;
  return hasHead
    ? { kind: 'table', columns: first, rows: rest.slice(0, 100) }
    : { kind: 'table', columns: first.map(() => ''), rows: rows.slice(0, 100) };
}

function within(node: Tree.Element, tagName: string): Tree.Element[] {
  return node.childNodes.flatMap((child) =>
    tree.isElementNode(child)
      ? [...(child.tagName === tagName ? [child] : []), ...within(child, tagName)]
      : [],
  );
}

function attr(node: Tree.Element | undefined, name: string): string {
  return node?.attrs.find((each) => each.name === name)?.value.trim() ?? '';
}

function wordsOf(node: Tree.Element): string {
  const words = (each: Node): string =>
    tree.isTextNode(each)
      ? each.value
      : tree.isElementNode(each) && !SILENT.includes(each.tagName)
        ? each.childNodes.map(words).join('')
        : '';
  return node.childNodes.map(words).join('').trim();
}
