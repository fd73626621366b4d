import { expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { pageBody } from '../page/stored/fields.ts';
import type { PageBody } from '../page/page.ts';
import {
  hasPart,
  ITEM_PART_BLOCK,
  itemPartFields,
  pageWithout,
  partsOf,
  usualItemPage,
} from './item-parts.ts';
import { collectionFields } from './collection.ts';
import { customDefinition } from './custom-fields.ts';
import { COLLECTION_KINDS } from './kinds.ts';

const blog = { ...collectionFields.initial, fields: [customDefinition.initial] };
const body = pageBody((type) => (type === ITEM_PART_BLOCK ? { fields: itemPartFields } : undefined));

test.each(COLLECTION_KINDS)('the usual page of %s is one that can be saved', (kind) => {
  const page = usualItemPage({ ...blog, kind });
  expect(checkWith(body, page)).toEqual({ ok: true, value: page });
  const ids = page.sections.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(hasPart(page, 'body')).toBe(true);
  expect(hasPart(page, 'course')).toBe(kind === 'lessons');
});

test.each([
  ['blog', 'calendar', false],
  ['events', 'calendar', true],
  ['blog', 'course', false],
  ['lessons', 'course', true],
  ['custom', 'field', true],
] as const)('on pages of %s the part %s is offered: %s', (kind, part, isOffered) => {
  expect(partsOf(kind).includes(part)).toBe(isOffered);
});

const rowsOf = ({ sections }: PageBody) =>
  sections.map(({ blocks }) => blocks.map(({ values, place }) => `${String(values.part)} ${place.base.row}`));

test.each([
  [
    [],
    [['head 1'], ['media 1'], ['body 1'], ['fields 1', 'tags 2', 'comments 3', 'neighbours 4', 'related 5']],
  ],
  [
    ['tags', 'comments'],
    [['head 1'], ['media 1'], ['body 1'], ['fields 1', 'neighbours 2', 'related 3']],
  ],
  [
    ['media', 'fields', 'related'],
    [['head 1'], ['body 1'], ['tags 1', 'comments 2', 'neighbours 3']],
  ],
])('without %j the rest closes up', (empty: string[], rows) => {
  expect(rowsOf(pageWithout(usualItemPage(blog), ({ part }) => empty.includes(part)))).toEqual(rows);
});

test.each([
  [
    { showTerms: false, fields: [] as (typeof blog)['fields'] },
    'head media body comments neighbours related',
  ],
  [{ showShare: true, showRelated: false }, 'head media body fields tags share comments neighbours'],
  [{ showPicture: false }, 'head body fields tags comments neighbours related'],
  [{ showPicture: false, kind: 'album' }, 'head media body fields tags comments neighbours related'],
] as const)('with %j it starts from %s', (values, parts) => {
  const page = usualItemPage({ ...blog, ...values });
  expect(page.sections.flatMap(({ blocks }) => blocks.map((block) => block.values.part)).join(' ')).toBe(
    parts,
  );
});

test('a row that something else stands in stays open, on phones too', () => {
  const [first] = usualItemPage(blog).sections;
  const [block] = first?.blocks ?? [];
  if (!first || !block) throw new Error('The usual page has a head.');
  const at = (part: string, base: [row: number, rows: number], phone: number) => ({
    ...block,
    values: { ...block.values, part },
    place: {
      base: { column: 1, span: 12, row: base[0], rows: base[1] },
      phone: { column: 1, span: 8, row: phone, rows: 1 },
    },
  });
  const page = {
    sections: [
      { ...first, blocks: [at('picture', [1, 3], 3), at('author', [2, 1], 1), at('date', [4, 1], 2)] },
    ],
  };
  const [left] = pageWithout(page, ({ part }) => part === 'author').sections;
  expect(left?.blocks.map(({ place }) => [place.base.row, place.phone?.row])).toEqual([
    [1, 2],
    [4, 1],
  ]);
});
