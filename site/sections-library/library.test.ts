import { expect, test } from 'vitest';
import { checkWith, NO_IMAGE } from '#core/fields/index.ts';
import { pageBody } from '#core/page/stored/fields.ts';
import { placesOn } from '#core/page/phone-place.ts';
import { doOverlap } from '#core/page/place.ts';
import { blockOf } from '#blocks/index.ts';
import { DESIGN_GROUPS } from './design.ts';
import { SECTION_DESIGNS, sectionFrom } from './index.ts';

let count = 0;
const newId = () => String((count += 1)).padStart(24, 'a');
const picture = {
  ...NO_IMAGE,
  src: `/images/${'b'.repeat(24)}/jar.jpg`,
  alt: 'A jar',
  width: 1200,
  height: 900,
};

test('there are more than thirty, each with a name of its own, in every group', () => {
  expect(SECTION_DESIGNS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(SECTION_DESIGNS.map(({ id }) => id)).size).toBe(SECTION_DESIGNS.length);
  expect(new Set(SECTION_DESIGNS.map(({ name }) => name)).size).toBe(SECTION_DESIGNS.length);
  expect(new Set(SECTION_DESIGNS.map(({ group }) => group))).toEqual(new Set(DESIGN_GROUPS));
});

test.each(SECTION_DESIGNS)('$id can be stored, with pictures and without', (design) => {
  for (const pictures of [[], [picture]]) {
    const section = sectionFrom(design, pictures, newId);
    expect(checkWith(pageBody(blockOf), { sections: [section] })).toMatchObject({ ok: true });
  }
});

test.each(SECTION_DESIGNS)('$id names no page, which the site may not have', (design) => {
  expect(JSON.stringify(sectionFrom(design, [], newId))).not.toMatch(/"href":"\//);
});

test.each(SECTION_DESIGNS)('$id covers nothing', (design) => {
  const blocks = sectionFrom(design, [], newId)?.blocks ?? [];
  const places = [...placesOn(blocks, 'base').values()];
  const pairs = places.flatMap((one, at) => places.slice(at + 1).map((other) => [one, other] as const));
  expect(pairs.filter(([one, other]) => doOverlap(one, other))).toEqual([]);
});
