import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { Inline, TextBlock } from '#core/rich-text/document.ts';
import { blockOf, inline, isLoose, paragraphsIn } from './html-text.ts';
import { wordsOf, type Node } from './html-nodes.ts';

const nodes = (html: string): Node[] => parseFragment(html).childNodes;
const first = (html: string) => {
  const [node] = nodes(html);
  if (!node || !('tagName' in node)) throw new Error(`no element in ${html}`);
  return node;
};
const marked = (node: Inline) =>
  node.type === 'hardBreak'
    ? '/'
    : `${(node.marks ?? []).map(({ type }) => `${type}:`).join('')}${node.text}`;
const lineOf = (html: string, lost: string[] = []) => inline(nodes(html), [], lost).map(marked).join('|');

describe('words of a line', () => {
  test.each([
    ['<strong>a</strong> b', 'bold:a| b'],
    ['<b><strong>a</strong></b>', 'bold:a'],
    ['<cite>a</cite><kbd>b</kbd><ins>c</ins><del>d</del>', 'italic:a|code:b|underline:c|strike:d'],
    ['<a href="/x"><em>a</em></a>', 'link:italic:a'],
    ['<a>a</a>', 'a'],
    [' a\n b ', 'a b'],
    ['<br> a<br>b<br>', 'a|/|b'],
    [' <br> ', ''],
  ])('%s', (html, line) => expect(lineOf(html)).toBe(line));

  test('what cannot come along is told', () => {
    const lost: string[] = [];
    expect(lineOf('<a href="javascript:x">a</a><script>b</script>', lost)).toBe('a');
    expect(lost).toEqual(['A link to javascript:x', 'A <script>']);
  });
});

describe('blocks', () => {
  const shape = (block: TextBlock): unknown => [
    block.type === 'heading' ? `h${block.attrs.level}` : block.type,
    ...('content' in block &&
    block.type !== 'heading' &&
    block.type !== 'paragraph' &&
    block.type !== 'codeBlock'
      ? (block.content as { content?: TextBlock[] }[]).map((part) => (part.content ?? []).length)
      : []),
  ];

  test.each([
    // The page has its title already.
    ['<h1>a</h1>', [['h2']]],
    ['<h3>a</h3>', [['h3']]],
    ['<h6>a</h6>', [['h4']]],
    ['<h2> </h2>', []],
    ['<hr>', [['horizontalRule']]],
    ['<pre>a</pre>', [['codeBlock']]],
    ['<pre></pre>', []],
    ['<ul><li>a</li><li> </li><li><p>b</p><p>c</p></li></ul>', [['bulletList', 1, 2]]],
    ['<ol><li>a<ul><li>b</li></ul></li></ol>', [['orderedList', 2]]],
    ['<ul></ul>', []],
    ['<blockquote></blockquote>', []],
    ['<p>a</p>', [['paragraph']]],
    ['<p> </p>', []],
  ])('%s', (html, blocks) => expect(blockOf(first(html), 0, []).map(shape)).toEqual(blocks));

  test('lists deeper than rich text goes become words', () => {
    const deep = `${'<ul><li>'.repeat(40)}a${'</li></ul>'.repeat(40)}`;
    const found = JSON.stringify(blockOf(first(deep), 0, []));
    expect(found).toContain('"text":"a"');
    expect(found.split('bulletList').length - 1).toBeLessThan(40);
  });
});

test('an empty line begins a new paragraph, as older systems write it', () => {
  const runs = paragraphsIn(nodes('a <b>b</b> c\n\n d\n e\n  \nf'));
  const words = runs.map((run) =>
    run.map((node) => ('value' in node ? node.value : 'tagName' in node ? wordsOf(node) : '')).join(''),
  );
  expect(words.map((run) => run.trim())).toEqual(['a b c', 'd\n e', 'f']);
});

test.each([
  ['words', true],
  ['<em>a</em>', true],
  ['<p>a</p>', false],
  ['<span><img src="/a.jpg"></span>', false],
  ['<!-- note -->', false],
])('%s belongs to a line: %s', (html, isIt) => {
  const [node] = nodes(html);
  expect(node && isLoose(node)).toBe(isIt);
});
