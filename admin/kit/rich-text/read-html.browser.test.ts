import { describe, expect, test } from 'vitest';
import type { Inline, TextBlock } from '#core/rich-text/document.ts';
import { readHtml } from './read-html.ts';

const marked = ({ marks = [], ...node }: Inline & { marks?: readonly { type: string }[] }) =>
  node.type === 'hardBreak' ? '/' : `${marks.map(({ type }) => `${type}:`).join('')}${node.text}`;
const line = (block: TextBlock | undefined) =>
  block && 'content' in block ? (block.content as Inline[]).map(marked).join('|') : undefined;
const only = (html: string) => readHtml(html).content[0];

describe('words and their marks', () => {
  test.each([
    ['<b>a</b> b', 'bold:a| b'],
    ['<b><strong>a</strong></b>', 'bold:a'],
    ['<b style="font-weight:normal">a</b>', 'a'],
    ['<span style="font-weight:600;font-style:italic">a</span>', 'bold:italic:a'],
    ['<span style="text-decoration:line-through underline">a</span>', 'underline:strike:a'],
    ['<a href="/x"><u>a</u></a>', 'link:underline:a'],
    ['<a href="/x"><span style="text-decoration:underline">a</span></a>', 'link:a'],
    ['<a href="/x">a<a href="/y">b</a></a>', 'link:a|link:b'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['a<script>b</script><svg><text>c</text></svg>', 'a'],
    ['a<br>b<br>', 'a|/|b'],
    ['<br>a', 'a'],
    ['a  \n b', 'a b'],
    ['&nbsp; a &nbsp;', 'a'],
    ['a <b> b</b>', 'a |bold:b'],
  ])('%s', (html, words) => expect(line(only(html))).toBe(words));
});

describe('blocks', () => {
  test.each([
    ['<h1><b>a</b></h1>', { type: 'heading', attrs: { level: 1 } }],
    ['<h6>a</h6>', { type: 'heading', attrs: { level: 4 } }],
    ['<p align="center">a</p>', { type: 'paragraph', attrs: { textAlign: 'center' } }],
    ['<pre>a\n</pre>', { type: 'codeBlock', content: [{ type: 'text', text: 'a' }] }],
    ['<hr>', { type: 'horizontalRule' }],
    ['<blockquote><p>a</p></blockquote>', { type: 'blockquote', content: [{ type: 'paragraph' }] }],
    ['<div><section><p>a</p></section></div>', { type: 'paragraph' }],
    ['<span><p>a</p></span>', { type: 'paragraph' }],
  ])('%s', (html, block) => expect(only(html)).toMatchObject(block));

  test.each([
    '<p> </p>',
    '<pre></pre>',
    '<blockquote><p></p></blockquote>',
    '<ul><li></li></ul>',
    '<p style="text-align:left"></p>',
  ])('%s leaves nothing', (html) => expect(readHtml(html).content).toEqual([]));

  test('a list beside an item belongs into it, and an item begins with a paragraph', () => {
    const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
    const list = (...content: object[]) => ({ type: 'bulletList', content: [{ type: 'listItem', content }] });
    expect(only('<ul><li>a</li><ul><li>b</li></ul></ul>')).toEqual(
      list(paragraph('a'), list(paragraph('b'))),
    );
    expect(only('<ul><li><ul><li>b</li></ul></li></ul>')).toEqual(
      list({ type: 'paragraph' }, list(paragraph('b'))),
    );
  });

  test('loose words between paragraphs are one of their own', () => {
    expect(readHtml('a <i>b</i><p>c</p>d').content.map(line)).toEqual(['a |italic:b', 'c', 'd']);
  });
});
