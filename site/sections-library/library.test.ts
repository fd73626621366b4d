import { expect, test } from 'vitest';
import { checkWith, NO_IMAGE } from '#core/fields/index.ts';
import { locationField } from '#core/maps/location-field.ts';
import { pageBody } from '#core/page/stored/fields.ts';
import { placesOn } from '#core/page/phone-place.ts';
import { doOverlap } from '#core/page/place.ts';
import { blockOf } from '#blocks/index.ts';
import { DESIGN_GROUPS, OWN_KINDS } from './design.ts';
import { SECTION_DESIGNS, sectionFrom } from './index.ts';
import { missingFor } from './missing-for.ts';

let count = 0;
const newId = () => String((count += 1)).padStart(24, 'a');
const picture = {
  ...NO_IMAGE,
  src: `/images/${'b'.repeat(24)}/jar.jpg`,
  alt: 'A jar',
  width: 1200,
  height: 900,
};
const nothing = { pictures: [], own: {} };
const everything = {
  pictures: [picture],
  place: locationField({}).read({ mapLat: 53.33, mapLng: -6.25, mapZoom: 10 }),
  own: Object.fromEntries(OWN_KINDS.map((kind) => [kind, kind === 'form' ? 'contact' : 'c'.repeat(24)])),
};

test.each([
  [['form-and-facts', 'contact-map-banner'], nothing, ['form']],
  [['form-beside-title', 'soon-newsletter'], nothing, ['form', 'mailingList']],
  [['soon-newsletter'], everything, []],
  [['soon-plain'], nothing, []],
])('%j ask for what a site has not got', (ids, site, missing) => {
  expect(missingFor(ids, site)).toEqual(missing);
});

test('there are ninety, each with a name of its own, in every group', () => {
  expect(SECTION_DESIGNS.length).toBeGreaterThanOrEqual(90);
  expect(new Set(SECTION_DESIGNS.map(({ id }) => id)).size).toBe(SECTION_DESIGNS.length);
  expect(new Set(SECTION_DESIGNS.map(({ name }) => name)).size).toBe(SECTION_DESIGNS.length);
  expect(new Set(SECTION_DESIGNS.map(({ group }) => group))).toEqual(new Set(DESIGN_GROUPS));
});

test.each(SECTION_DESIGNS)(
  '$id can be stored as it is written, on a bare site and on a full one',
  (design) => {
    for (const site of [nothing, everything]) {
      const section = sectionFrom(design, site, newId);
      expect(checkWith(pageBody(blockOf), { sections: [section] })).toMatchObject({ ok: true });
      // A value that a field does not take would have been replaced by its default.
      expect(JSON.stringify(section)).not.toContain('own:');
    }
  },
);

test('every map begins where the site is', () => {
  const maps = SECTION_DESIGNS.flatMap(
    (design) => sectionFrom(design, everything, newId)?.blocks ?? [],
  ).filter(({ type }) => type === 'map');
  expect(maps.length).toBeGreaterThan(1);
  for (const { values } of maps) expect(values.location).toEqual(everything.place);
});

test.each(SECTION_DESIGNS)('$id names no page, which the site may not have', (design) => {
  expect(JSON.stringify(sectionFrom(design, nothing, newId))).not.toMatch(/"href":"\//);
});

test.each(SECTION_DESIGNS)('$id covers nothing, on any width', (design) => {
  const blocks = sectionFrom(design, nothing, newId)?.blocks ?? [];
  for (const width of ['base', 'phone'] as const) {
    const places = [...placesOn(blocks, width).values()];
    const pairs = places.flatMap((one, at) => places.slice(at + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => doOverlap(one, other))).toEqual([]);
  }
});

test.each(SECTION_DESIGNS)('$id sets only values that its blocks have', ({ section }) => {
  for (const { type, values } of section.blocks)
    expect(Object.keys(blockOf(type)?.fields.initial ?? {})).toEqual(
      expect.arrayContaining(Object.keys(values)),
    );
});
