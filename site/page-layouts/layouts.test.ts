import { expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { headingLevels } from '#core/page/heading-levels.ts';
import { readingOrder } from '#core/page/layout.ts';
import { pageBody } from '#core/page/stored/fields.ts';
import { headingProblems } from '#core/publishing/heading-order.ts';
import { blockOf } from '#blocks/index.ts';
import { pageFrom } from './index.ts';
import { PAGE_LAYOUTS } from './layouts.ts';

let count = 0;
const newId = () => String((count += 1)).padStart(24, 'a');
const nothing = { pictures: [], own: {} };

test.each(PAGE_LAYOUTS)('$id has all its sections and can be stored', (layout) => {
  const body = pageFrom(layout, nothing, newId);
  expect(body.sections).toHaveLength(layout.sections.length);
  expect(checkWith(pageBody(blockOf), body)).toMatchObject({ ok: true });
});

test.each(PAGE_LAYOUTS)('$id has headings in order below one title', (layout) => {
  const { sections } = pageFrom(layout, nothing, newId);
  const headings = sections
    .flatMap(({ blocks }) => readingOrder(blocks))
    .flatMap((block) => headingLevels(block, blockOf).map((level) => ({ level, blockId: block.id })));
  expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  expect(headingProblems(headings, false)).toEqual([]);
});

test('every layout has a name and an id of its own', () => {
  expect(new Set(PAGE_LAYOUTS.map(({ id }) => id)).size).toBe(PAGE_LAYOUTS.length);
  expect(new Set(PAGE_LAYOUTS.map(({ name }) => name)).size).toBe(PAGE_LAYOUTS.length);
});
