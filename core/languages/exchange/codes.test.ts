import { expect, test } from 'vitest';
import type { Inline, RichText } from '../../rich-text/document.ts';
import { fromLine, fromTokens, toLine, toTokens } from './codes.ts';

const doc: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Open {daily}' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Come ' },
        { type: 'text', text: 'in', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/about' } }] },
        { type: 'hardBreak' },
        { type: 'text', text: 'now' },
      ],
    },
    { type: 'horizontalRule' },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bread' }] }],
        },
      ],
    },
  ],
};
const LINE = '{1}Open {{daily}{/1}{2}Come {3}{4}in{/4}{/3}{5/}now{/2}{6/}{7}{8}{9}Bread{/9}{/8}{/7}';

test('formatting becomes numbers, and is the same when it comes back', () => {
  expect(toLine(toTokens(doc))).toBe(LINE);
  expect(fromTokens(fromLine(LINE), doc)).toEqual(doc);
  expect(fromTokens(fromLine('Hallo {{du}'), 'Hello {you}')).toBe('Hallo {du}');
});

test('marks can be moved, repeated and left out within their text', () => {
  const said = fromTokens(fromLine(LINE.replace('Come {3}{4}in{/4}{/3}', '{4}Herein{/4}')), doc);
  expect(said).toMatchObject({
    content: [
      {},
      {
        content: [{ text: 'Herein', marks: [{ type: 'link' }] }, { type: 'hardBreak' }, { text: 'now' }],
      },
      {},
      {},
    ],
  });
});

test.each([
  ['a block is missing', LINE.replace('{1}Open {{daily}{/1}', '')],
  ['a block is there twice', LINE.replace('{6/}', '{6/}{6/}')],
  ['blocks change places', LINE.replace('{6/}', '').replace('{7}', '{6/}{7}{6/}')],
  [
    'two blocks at the top change places',
    LINE.replace('{1}Open {{daily}{/1}', '').replace('{6/}', '{1}Open {{daily}{/1}{6/}'),
  ],
  ['a code is not known', LINE.replace('{6/}', '{6/}{77/}')],
  ['codes cross', LINE.replace('{/4}{/3}', '{/3}{/4}')],
  ['one is left open', LINE.replace('{/7}', '')],
  ['words stand outside of blocks', `x${LINE}`],
  ['a mark stands outside of blocks', `{3}${LINE}{/3}`],
  ['a pair is a single', LINE.replace('{6/}', '{6}{/6}')],
])('refused: %s', (_, line) => {
  expect(fromTokens(fromLine(line), doc)).toBeUndefined();
});

test('a plain text has no codes', () => {
  expect(fromTokens(fromLine('{1}Hallo{/1}'), 'Hello')).toBeUndefined();
});

test('a space between two marks stays, and one between blocks says nothing', () => {
  const bold = (words: string): Inline => ({ type: 'text', text: words, marks: [{ type: 'bold' }] });
  const spaced: RichText = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [bold('A'), { type: 'text', text: ' ' }, bold('B')] }],
  };
  const line = toLine(toTokens(spaced));
  expect(fromTokens(fromLine(line), spaced)).toEqual(spaced);
  expect(fromTokens(fromLine(` ${line} `), spaced)).toEqual(spaced);
});
