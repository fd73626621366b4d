import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { safeHref } from '#core/links/links.ts';
import {
  MAX_NESTING,
  type HeadingLevel,
  type Inline,
  type Mark,
  type TextBlock,
} from '#core/rich-text/document.ts';
import { attr, BOXES, HEAVY, isButton, SILENT, within, wordsOf, type Node } from './html-nodes.ts';

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

export const isHeavy = (node: Tree.Element): boolean => HEAVY.some((name) => within(node, name).length > 0);

export function isLoose(node: Node): boolean {
  if (tree.isTextNode(node)) return true;
  return tree.isElementNode(node) && isInline(node.tagName) && !isHeavy(node) && !isButton(node);
}

/** Older systems write an empty line for a new paragraph. */
export function paragraphsIn(nodes: readonly Node[]): Node[][] {
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

export function blockOf(node: Tree.Element, depth: number, lost: string[]): TextBlock[] {
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

export function inline(nodes: readonly Node[], marks: readonly Mark[], lost: string[]): Inline[] {
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

export function linkOf(node: Tree.Element, lost: string[]): Mark | undefined {
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
