import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attr, hasClass, within } from './html-nodes.ts';

/** Blocks that are nothing but room or a line. */
const EMPTY_BLOCKS = ['spacer', 'horizontalrule'];

/** Squarespace draws players by script: where they play from stands in attributes. */
export function playerAddress(node: Tree.Element): string {
  if (hasClass(node, 'sqs-audio-embed')) return attr(node, 'data-url');
  const player = parseFragment(attr(node, 'data-html')).childNodes.find((each) => tree.isElementNode(each));
  if (!player) return '';
  const frame = player.tagName === 'iframe' ? player : within(player, 'iframe')[0];
  return attr(frame, 'src').replace(/^\/\//, 'https://');
}

/** What a block is called that has nothing in it to read; undefined for what is none, or never has anything. */
export function blockName(node: Tree.Element): string | undefined {
  if (!hasClass(node, 'sqs-block')) return undefined;
  const name = /(?:^|\s)sqs-block-([\w-]+)/.exec(attr(node, 'class'))?.[1];
  const plain =
    name ?? /(?:^|\s)(?!sqs-)([\w-]+)-block(?:\s|$)/.exec(attr(node, 'class'))?.[1] ?? 'of Squarespace';
  return EMPTY_BLOCKS.includes(plain) ? undefined : plain;
}

/** The picture for readers without scripts, where none stands beside it that shows the same. */
export function pictureWithoutScript(node: Tree.Element): Tree.ChildNode[] | undefined {
  const words = node.childNodes.map((each) => (tree.isTextNode(each) ? each.value : '')).join('');
  const parent = node.parentNode;
  const isDouble = parent !== null && 'tagName' in parent && within(parent, 'img').length > 0;
  const inside = parseFragment(words).childNodes;
  const hasPicture = inside.some((each) => tree.isElementNode(each) && each.tagName === 'img');
  if (!hasPicture) return undefined;
  return isDouble ? [] : inside;
}
