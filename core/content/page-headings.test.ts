import { expect, test } from 'vitest';
import type { PageBody } from '../page/page.ts';
import { headingsOf } from './page-headings.ts';

const rules = (type: string) =>
  type === 'heading'
    ? {
        fields: undefined as never,
        titles: ({ text }: Record<string, unknown>) => [{ level: 2, text: String(text) }],
      }
    : undefined;

const block = (id: string, row: number, type = 'heading') => ({
  id,
  type,
  values: { text: id === 'blank' ? ' ' : id },
  place: { base: { row, column: 1 } },
});

test('headings come in the order they are read, without those that nobody sees', () => {
  const sections = [
    {
      style: { hidden: false },
      blocks: [block('two', 2), block('one', 1), block('blank', 3), block('x', 4, 'image')],
    },
    { style: { hidden: true }, blocks: [block('hidden', 1)] },
  ] as unknown as PageBody['sections'];
  expect(headingsOf([{ sections }], rules).map(({ text, anchor }) => [text, anchor])).toEqual([
    ['one', 'bone'],
    ['two', 'btwo'],
  ]);
});
