import { expect, test } from 'vitest';
import { EMPTY_RICH_TEXT, plainText } from '../rich-text/document.ts';
import { fromText } from '../rich-text/from-text.ts';
import { flowOf, insertInFlow, moveInFlow, removeFromFlow, setValues, textOf } from './flow.ts';
import type { PageBody } from './page.ts';

const at = (row: number, column = 1) => ({ base: { column, span: 12, row, rows: 1 } });
const block = (id: string, type: string, place = at(1), values = {}) => ({ id, type, place, values });
const page = (...sections: object[][]) =>
  ({ sections: sections.map((blocks) => ({ id: 's', blocks })) }) as unknown as PageBody;
const words = (body: PageBody) =>
  flowOf(body)?.map((one) => (one.type === 'text' ? plainText(textOf(one)) : one.type));

test.each([
  ['nothing', null],
  ['no section', page()],
  ['two sections', page([block('a', 'text')], [block('b', 'text')])],
  ['only a picture', page([block('a', 'image')])],
  ['blocks beside each other', page([block('a', 'text'), block('b', 'text', at(1, 13))])],
])('%s is built on the page', (_, body) => {
  expect(flowOf(body)).toBeUndefined();
});

const written = page([block('t', 'text', at(1), { size: 'large', text: fromText('One\n\nTwo') })]);
const parted = insertInFlow(written, {
  at: 't',
  before: fromText('One'),
  after: fromText('Two'),
  blocks: [{ id: 'p', type: 'image', values: { ratio: 'own' } }],
  afterId: 'u',
});

test('words are set, and the rest of their block stays', () => {
  const next = setValues(written, 't', { text: fromText('Three') });
  expect(words(next)).toEqual(['Three']);
  expect(flowOf(next)?.[0]?.values.size).toBe('large');
});

test('a picture parts a text, below each other', () => {
  expect(words(parted)).toEqual(['One', 'image', 'Two']);
  expect(flowOf(parted)?.map(({ id, place }) => [id, place.base.row])).toEqual([
    ['t', 1],
    ['p', 2],
    ['u', 3],
  ]);
});

test('on the first line it stands before all words', () => {
  const next = insertInFlow(written, {
    at: 't',
    before: EMPTY_RICH_TEXT,
    after: fromText('Two'),
    blocks: [{ id: 'p', type: 'image', values: {} }],
    afterId: 'u',
  });
  expect(words(next)).toEqual(['image', 'Two']);
});

test('without it the words are one text again', () => {
  expect(words(removeFromFlow(parted, 'p'))).toEqual(['One\nTwo']);
});

test('the last text stays', () => {
  expect(removeFromFlow(written, 't')).toBe(written);
});

test.each([
  ['p', -1, ['image', 'One', 'Two']],
  ['p', 1, ['One', 'Two', 'image']],
  ['t', -1, ['One', 'image', 'Two']],
] as const)('%s moves by %s', (id, step, order) => {
  expect(words(moveInFlow(parted, id, step))).toEqual(order);
});
