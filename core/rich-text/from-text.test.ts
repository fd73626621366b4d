import { expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { richText } from './field.ts';
import { fromText } from './from-text.ts';

const plain = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

test.each<[string, unknown[]]>([
  ['', []],
  ['  \n ', []],
  ['One.\n\nTwo.', [plain('One.'), plain('Two.')]],
  ['#### Small', [{ type: 'heading', attrs: { level: 4 }, content: [{ type: 'text', text: 'Small' }] }]],
  ['##### No heading', [plain('##### No heading')]],
  ['---', [{ type: 'horizontalRule' }]],
  ['- a', [{ type: 'bulletList', content: [{ type: 'listItem', content: [plain('a')] }] }]],
  ['1. a', [{ type: 'orderedList', content: [{ type: 'listItem', content: [plain('a')] }] }]],
  [
    '- a\nno list',
    [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: '- a' }, { type: 'hardBreak' }, { type: 'text', text: 'no list' }],
      },
    ],
  ],
  ['> a\n> b', [{ type: 'blockquote', content: [plain('a b')] }]],
  [
    '[a](/b)',
    [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: '/b' } }] }],
      },
    ],
  ],
  [
    '**a *b* c**',
    [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'a ', marks: [{ type: 'bold' }] },
          { type: 'text', text: 'b', marks: [{ type: 'bold' }, { type: 'italic' }] },
          { type: 'text', text: ' c', marks: [{ type: 'bold' }] },
        ],
      },
    ],
  ],
  ['2 * 3', [plain('2 * 3')]],
])('%j', (source, content) => {
  const doc = fromText(source);
  expect(doc).toEqual({ type: 'doc', content });
  expect(checkWith(richText(), doc).ok).toBe(true);
});
