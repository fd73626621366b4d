import { describe, expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import {
  EMPTY_RICH_TEXT,
  isEmptyRichText,
  MAX_NESTING,
  MAX_RICH_TEXT_LENGTH,
  plainText,
} from './document.ts';
import { richText } from './field.ts';
import { fromText } from './from-text.ts';
import { readRichText } from './read.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const words = (text: string, ...marks: unknown[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', ...(content.length > 0 && { content }) });
const item = (...content: unknown[]) => ({ type: 'listItem', content });
const link = (attrs: object) => ({ type: 'link', attrs });

function problemsOf(value: unknown): string[] {
  const result = checkWith(richText(), value);
  return result.ok ? [] : result.problems.map(({ message }) => message);
}

describe('what may stand in a text', () => {
  test.each<[string, object]>([
    ['nothing', doc()],
    ['an empty paragraph', doc(paragraph())],
    [
      'all plain marks',
      doc(
        paragraph(...['bold', 'italic', 'underline', 'strike', 'code'].map((type) => words('a', { type }))),
      ),
    ],
    [
      'links and colours',
      doc(
        paragraph(
          words('a', link({ href: '/a', target: '_blank' }), {
            type: 'textStyle',
            attrs: { color: '#B4452B' },
          }),
        ),
      ),
    ],
    [
      'headings',
      doc(...[1, 2, 3, 4].map((level) => ({ type: 'heading', attrs: { level }, content: [words('a')] }))),
    ],
    ['alignment', doc({ type: 'paragraph', attrs: { textAlign: 'center' }, content: [words('a')] })],
    [
      'lists in lists',
      doc({
        type: 'bulletList',
        content: [
          item(paragraph(words('a')), {
            type: 'orderedList',
            attrs: { start: 3 },
            content: [item(paragraph())],
          }),
        ],
      }),
    ],
    [
      'quotes, code and rules',
      doc(
        { type: 'blockquote', content: [paragraph(words('a'))] },
        { type: 'codeBlock', content: [words('a')] },
        { type: 'horizontalRule' },
      ),
    ],
    ['line breaks', doc(paragraph(words('a'), { type: 'hardBreak' }, words('b')))],
  ])('%s', (_, value) => {
    expect(problemsOf(value)).toEqual([]);
    expect(readRichText(value)).toEqual(value);
  });
});

describe('what may not', () => {
  test.each<[string, unknown, string[], object]>([
    ['a stranger', doc({ type: 'iframe', attrs: { src: '//x' } }), ['A text must not hold “iframe”.'], doc()],
    [
      'a stranger with words',
      doc({ type: 'callout', content: [words('kept')] }),
      ['A text must not hold “callout”.', 'Its words were kept as a paragraph.'],
      doc(paragraph(words('kept'))),
    ],
    [
      'a mark nobody knows',
      doc(paragraph(words('a', { type: 'blink' }))),
      ['A text must not use “blink”.'],
      doc(paragraph(words('a'))),
    ],
    [
      'a picture among words',
      doc(paragraph(words('a'), { type: 'image' })),
      ['A paragraph may hold only text and line breaks.'],
      doc(paragraph(words('a'))),
    ],
    [
      'words without text',
      doc(paragraph({ type: 'text', text: 7 })),
      ['A paragraph may hold only text and line breaks.'],
      doc(paragraph()),
    ],
    [
      'a list of anything',
      doc({ type: 'bulletList', content: [paragraph()] }),
      ['A list must hold list items only.'],
      doc({ type: 'bulletList', content: [] }),
    ],
    ['a string among paragraphs', doc('a'), ['A text holds something that is not a paragraph.'], doc()],
    [
      'content that is no list',
      { type: 'doc', content: 'a' },
      ['A text must be a list of paragraphs.'],
      doc(),
    ],
    [
      'a paragraph of a string',
      doc({ type: 'paragraph', content: 'a' }),
      ['A paragraph must be a list of words.'],
      doc(paragraph()),
    ],
    [
      'two problems',
      doc({ type: 'x' }, paragraph(words('a', { type: 'y' }))),
      ['A text must not hold “x”.', 'A text must not use “y”.'],
      doc(paragraph(words('a'))),
    ],
  ])('%s', (_, value, problems, read) => {
    expect(problemsOf(value)).toEqual(problems);
    expect(readRichText(value)).toEqual(read);
  });

  test.each([[null], ['words'], [[]], [{}], [{ type: 'paragraph' }]])('%j is no text at all', (value) => {
    expect(problemsOf(value)).toEqual(['Must be a formatted text.']);
    expect(richText().read(value)).toBe(EMPTY_RICH_TEXT);
  });

  test.each<[string, object, object]>([
    ['a level beyond 4', { type: 'heading', attrs: { level: 9 } }, { type: 'heading', attrs: { level: 2 } }],
    ['an alignment nobody knows', { type: 'paragraph', attrs: { textAlign: 'url(x)' } }, paragraph()],
    [
      'a start that is no number',
      { type: 'orderedList', attrs: { start: '7' }, content: [] },
      { type: 'orderedList', content: [] },
    ],
    [
      'a link that is no string',
      paragraph(words('a', { type: 'link', attrs: { href: {} } })),
      paragraph(words('a')),
    ],
    [
      'a target other than a new window',
      paragraph(words('a', link({ href: '/a', target: '_top' }))),
      paragraph(words('a', link({ href: '/a' }))),
    ],
    [
      'a colour that is none',
      paragraph(words('a', { type: 'textStyle', attrs: { color: 'red;x:y' } })),
      paragraph(words('a')),
    ],
    [
      'foreign attributes',
      { ...paragraph(words('a')), onclick: 'x', attrs: { style: 'x' } },
      paragraph(words('a')),
    ],
  ])('%s is left out', (_, block, read) => {
    expect(readRichText(doc(block))).toEqual(doc(read));
  });

  test('keys of the prototype do no harm', () => {
    const value = JSON.parse(
      '{"type":"doc","content":[{"type":"__proto__","__proto__":{"polluted":1}}]}',
    ) as unknown;
    expect(readRichText(value)).toEqual(doc());
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('limits', () => {
  const quotes = (depth: number): object => {
    let block: object = paragraph(words('deep'));
    for (let level = 0; level < depth; level += 1) block = { type: 'blockquote', content: [block] };
    return block;
  };

  test.each([
    [MAX_NESTING, []],
    [MAX_NESTING + 1, [`A text must not be nested deeper than ${MAX_NESTING} levels.`]],
    [10_000, [`A text must not be nested deeper than ${MAX_NESTING} levels.`]],
  ])('%i quotes in each other', (depth, problems) => {
    expect(problemsOf(doc(quotes(depth)))).toEqual(problems);
  });

  test.each([
    [MAX_RICH_TEXT_LENGTH, true],
    [MAX_RICH_TEXT_LENGTH + 1, false],
  ])('%i characters', (length, isFine) => {
    expect(problemsOf(doc(paragraph(words('x'.repeat(length))))).length === 0).toBe(isFine);
  });
});

describe('the words alone', () => {
  test.each([
    ['One *two*\n\n- three\n- four\n\n> five', 'One two\nthree\nfour\nfive'],
    ['a\nb', 'a\nb'],
    ['', ''],
  ])('%j', (source, plain) => {
    expect(plainText(fromText(source))).toBe(plain);
  });

  test.each<[unknown, boolean]>([
    [doc(), true],
    [doc(paragraph(), paragraph(words('  '))), true],
    [doc({ type: 'horizontalRule' }), false],
    [doc(paragraph(words('a'))), false],
  ])('%j is empty: %j', (value, isEmpty) => {
    const read = readRichText(value);
    expect(read && isEmptyRichText(read)).toBe(isEmpty);
  });
});
