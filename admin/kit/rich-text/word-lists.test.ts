import { describe, expect, test } from 'vitest';
import type { TextBlock } from '#core/rich-text/document.ts';
import { gatherWordLists } from './word-lists.ts';

const word = (level: number, text: string, isOrdered = false) => ({
  type: 'wordItem' as const,
  level,
  isOrdered,
  content: [{ type: 'text' as const, text }],
});
const p = (text: string): TextBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** A list as one would write it: `- a` for an item, deeper ones further in. */
function sketch(blocks: readonly TextBlock[], gap = ''): string[] {
  return blocks
    .flatMap((block) => {
      if (block.type === 'paragraph')
        return block.content?.map((node) => gap + (node.type === 'text' ? node.text : ''));
      if (block.type !== 'bulletList' && block.type !== 'orderedList') return [];
      const mark = block.type === 'bulletList' ? '-' : '1';
      return block.content.flatMap(({ content }) => {
        const [head = '', ...rest] = sketch(content, '  ');
        const isHead = content[0]?.type === 'paragraph';
        return (isHead ? [`${mark} ${head.trim()}`, ...rest] : [mark, head, ...rest]).map(
          (line) => gap + line,
        );
      });
    })
    .filter((line) => line !== undefined);
}

describe('paragraphs of Word that are items', () => {
  test.each([
    ['one after the other are one list', [word(1, 'a'), word(1, 'b')], ['- a', '- b']],
    [
      'deeper ones go into the item before',
      [word(1, 'a'), word(2, 'b'), word(1, 'c')],
      ['- a', '  - b', '- c'],
    ],
    ['two steps at once', [word(1, 'a'), word(3, 'b')], ['- a', '  - b']],
    [
      'back by several steps',
      [word(1, 'a'), word(2, 'b'), word(3, 'c'), word(1, 'd')],
      ['- a', '  - b', '    - c', '- d'],
    ],
    ['a deep one first', [word(2, 'a'), word(1, 'b')], ['-', '  - a', '- b']],
    ['numbers begin another list', [word(1, 'a'), word(1, 'b', true)], ['- a', '1 b']],
    ['a paragraph between them parts them', [word(1, 'a'), p('x'), word(1, 'b')], ['- a', 'x', '- b']],
    ['nothing between them does not', [word(1, 'a'), undefined, word(1, 'b')], ['- a', '- b']],
  ])('%s', (_, nodes, lines) => expect(sketch(gatherWordLists(nodes))).toEqual(lines));
});
