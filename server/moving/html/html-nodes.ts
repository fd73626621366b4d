import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Node = Tree.ChildNode;

/** Their words are not for readers. */
export const SILENT = [
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'canvas',
  'object',
  'form',
  'input',
  'select',
  'textarea',
  'map',
  'math',
];
export const PLAYERS = ['iframe', 'video', 'audio', 'embed'];
/** What cannot stand within a line of words. */
export const HEAVY = ['img', 'table', ...PLAYERS];
export const BOXES = [
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
export function within(node: Tree.Element, tagName: string): Tree.Element[] {
  return node.childNodes.flatMap((child) =>
    tree.isElementNode(child)
      ? [...(child.tagName === tagName ? [child] : []), ...within(child, tagName)]
      : [],
  );
}

export function attr(node: Tree.Element | undefined, name: string): string {
  return node?.attrs.find((each) => each.name === name)?.value.trim() ?? '';
}

export function wordsOf(node: Tree.Element): string {
  const words = (each: Node): string =>
    tree.isTextNode(each)
      ? each.value
      : tree.isElementNode(each) && !SILENT.includes(each.tagName)
        ? each.childNodes.map(words).join('')
        : '';
  return node.childNodes.map(words).join('').trim();
}

export function hasClass(node: Tree.Element, name: string): boolean {
  return attr(node, 'class').split(/\s+/).includes(name);
}

export const isButton = (node: Tree.Element): boolean =>
  hasClass(node, 'wp-block-button__link') || hasClass(node, 'sqs-block-button-element');
