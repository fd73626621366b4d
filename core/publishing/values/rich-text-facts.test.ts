import { expect, test } from 'vitest';
import type { Inline, TextBlock } from '../../rich-text/document.ts';
import { factsOf } from './rich-text-facts.ts';

const link = (href: string): Inline => ({
  type: 'text',
  text: href,
  marks: [{ type: 'bold' }, { type: 'link', attrs: { href } }],
});
const red: Inline = { type: 'text', text: 'x', marks: [{ type: 'textStyle', attrs: { color: '#f00' } }] };
const words = (...content: Inline[]): TextBlock => ({ type: 'paragraph', content });

test('links and colours are found wherever they stand', () => {
  const content: TextBlock[] = [
    words(link('/a'), { type: 'hardBreak' }, red),
    { type: 'paragraph' },
    { type: 'horizontalRule' },
    { type: 'heading', attrs: { level: 2 }, content: [link('/b')] },
    { type: 'blockquote', content: [words(link('/c'))] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [words(link('/d'))] }] },
    {
      type: 'orderedList',
      content: [{ type: 'listItem', content: [{ type: 'blockquote', content: [words(link('/e'))] }] }],
    },
  ];
  expect(factsOf({ type: 'doc', content })).toEqual({
    hrefs: ['/a', '/b', '/c', '/d', '/e'],
    colours: ['#f00'],
  });
});
