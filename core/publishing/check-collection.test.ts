import { expect, test } from 'vitest';
import type { BlockRules } from '../blocks/rules.ts';
import { collectionFields } from '../collections/collection.ts';
import { itemFields } from '../collections/item.ts';
import { group, image, text } from '../fields/index.ts';
import { sectionStyle } from '../page/stored/fields.ts';
import type { Section } from '../page/page.ts';
import { checkCollection, checkItem } from './check-collection.ts';

const RULES: Readonly<Record<string, BlockRules>> = {
  heading: { fields: group({ text: text({ max: 50 }) }), levelField: 'level' },
  image: { fields: group({ image: image() }), isWordless: true },
};
const facts = {
  hasPage: (path: string) => path === '/about',
  isRedirected: () => false,
  hasFile: () => false,
  pathOfPage: () => undefined,
  formProblem: () => undefined,
  blockOf: (type: string) => RULES[type],
  samples: new Set<string>(),
  unpublishedAt: () => undefined,
  partsOf: () => undefined,
  grounds: () => [{ paper: '#ffffff', ink: '#111111' }] as const,
};
const item = itemFields(facts.blockOf);
const jar = { src: '/images/abcdefghijklmnopqrstuvwx/jar.jpg', alt: '', width: 10, height: 10 };
const picture = { id: 'pic', type: 'image', values: { image: { ...jar, focalPoint: { x: 0.5, y: 0.5 } } } };
const section = (block: object): Section => ({
  id: 'section',
  style: sectionStyle.initial,
  blocks: [
    { place: { base: { column: 1, span: 24, row: 1, rows: 1 } }, animation: 'none', ...block } as never,
  ],
});
const EMPTY = { sections: [] };

test('of a collection its name, what stands above its list and what surrounds its items', () => {
  const body = { sections: [section(picture)] };
  expect(checkCollection({ title: 'Notes', body: EMPTY, itemPage: EMPTY }, facts as never)).toEqual([]);
  expect(
    checkCollection({ title: ' Untitled ', body: EMPTY, itemPage: EMPTY }, facts as never),
  ).toMatchObject([{ check: 'title', place: { kind: 'settings' } }]);
  const [above] = checkCollection({ title: 'Notes', body, itemPage: EMPTY }, facts);
  expect(above).toMatchObject({ check: 'altText', place: { kind: 'block', id: 'pic' } });
  expect(above?.place.isAroundItems).toBeUndefined();
  const around = checkCollection({ title: 'Notes', body: EMPTY, itemPage: body }, facts);
  expect(around.find(({ check }) => check === 'altText')?.place).toEqual({
    kind: 'block',
    id: 'pic',
    isAroundItems: true,
  });
});

test.each([
  ['draft', 0],
  ['private', 0],
  ['published', 1],
  ['scheduled', 1],
])('an item that is %s is looked at: %i', (status, count) => {
  const of = { ...facts, itemControl: item.control, collectionOf: () => undefined };
  expect(checkItem(item.read({ title: '', status }), of as never)).toHaveLength(count);
});

test('details that visitors follow are looked at, and so are the fields of the owner', () => {
  const collection = collectionFields.read({ fields: [{ key: 'buyAt', label: 'Buy at', type: 'link' }] });
  const of = { ...facts, itemControl: item.control, collectionOf: () => collection };
  const gone = { href: '/gone', newWindow: false };
  const found = (values: object) =>
    checkItem(item.read({ title: 'Salt', status: 'published', ...values }), of as never).map(
      ({ check }) => check,
    );
  expect(found({ clickThrough: { href: '/about', newWindow: false } })).toEqual([]);
  expect(found({ clickThrough: gone })).toEqual(['deadLink']);
  expect(found({ source: gone })).toEqual(['deadLink']);
  expect(found({ custom: { buyAt: gone } })).toEqual(['deadLink']);
});
