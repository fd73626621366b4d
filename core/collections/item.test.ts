import { expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { itemFields } from './item.ts';
import { customFields, customDefinitions, type CustomDefinition } from './custom-fields.ts';
import { collectionFields, itemWord, startOf } from './collection.ts';
import { COLLECTION_KINDS, itemLimit } from './kinds.ts';
import { dayIn, isMonth, monthOf } from './calendar/day.ts';
import { stateAt } from './states.ts';

const item = itemFields(() => undefined);
const NOW = new Date('2026-11-15T10:00:00.000Z');

test.each([
  ['', true],
  ['2026-11-15T10:00:00.000Z', true],
  ['2026-11-15T10:00Z', true],
  ['0000-01-01T00:00:00.000Z', false],
  ['2026-13-01T00:00:00Z', false],
  ['yesterday', false],
  [0, false],
])('the date %j is fine: %s', (publishAt, isFine) => {
  expect(checkWith(item, { publishAt }).ok).toBe(isFine);
});

test.each([
  ['draft', '', 'draft'],
  ['needs_review', '2020-01-01T00:00:00.000Z', 'needs_review'],
  ['published', '', 'published'],
  ['published', '2030-01-01T00:00:00.000Z', 'published'],
  ['scheduled', '2026-11-15T10:00:00.001Z', 'scheduled'],
  ['scheduled', '2026-11-15T10:00:00.000Z', 'published'],
  ['scheduled', '', 'scheduled'],
] as const)('%s at %j is %s', (status, publishAt, state) => {
  expect(stateAt({ status, publishAt }, NOW)).toBe(state);
});

test.each([
  ['album', 'newest', 60, 'An album can hold up to 60 tracks.'],
  ['products', 'newest', 200, 'A collection can hold up to 200 products.'],
  ['blog', 'manual', 250, 'A collection you arrange yourself can hold up to 250 items.'],
] as const)('%s in the order %s holds up to %i', (kind, order, max, message) => {
  expect(itemLimit(kind, order)).toEqual({ max, message });
});

test('a blog holds as many posts as its author writes', () => {
  expect(itemLimit('blog', 'newest')).toBeUndefined();
});

test.each(COLLECTION_KINDS)('a new collection of the kind %s is valid', (kind) => {
  const result = checkWith(collectionFields, { ...startOf(kind), title: 'New', path: '/new' });
  expect(result.ok && itemWord(result.value)).toEqual(expect.stringMatching(/^[a-z]+$/));
});

test('what an owner calls an entry goes before the word of its kind', () => {
  expect(itemWord({ kind: 'custom', itemName: 'recipe' })).toBe('recipe');
});

const field = (more: Partial<CustomDefinition>): CustomDefinition => ({
  key: 'serves',
  label: 'Serves',
  type: 'number',
  isRequired: false,
  inList: false,
  choices: [],
  collectionId: '',
  ...more,
});

test.each([
  ['a name that is not one', [field({ key: 'is this' })], '0.key'],
  ['a name that scripts know', [field({ key: '__proto__' })], '0.key'],
  ['two of one name', [field({}), field({})], '1.key'],
  ['no label', [field({ label: ' ' })], '0.label'],
  ['a choice without choices', [field({ type: 'choice' })], '0.choices'],
  ['a reference to nothing', [field({ type: 'reference' })], '0.collectionId'],
])('fields of an owner with %s are refused', (_, definitions, path) => {
  const result = checkWith(customDefinitions, definitions);
  expect(result).toMatchObject({ problems: [{ path: `.${path}` }] });
});

const recipe = customFields([
  field({}),
  field({ key: 'level', label: 'Level', type: 'choice', choices: ['easy', 'hard'], isRequired: true }),
  field({ key: 'goesWith', label: 'Goes with', type: 'reference', collectionId: 'a'.repeat(24) }),
]);

test.each([
  [{ serves: 4, level: 'easy' }, []],
  [{ serves: 4, level: 'easy', dropped: 'long ago' }, []],
  [{ serves: 4 }, ['Level is needed.']],
  [{ level: 'never' }, ['never is not one of the expected options']],
  [{ level: 'easy', serves: null }, []],
  [{ level: 'easy', serves: 'four' }, ['Must be a number.']],
  [{ level: 'easy', goesWith: ['x'] }, ['Must be up to 50 items.']],
])('an entry with %j', (values, messages) => {
  const result = checkWith(recipe, values);
  expect(result.ok ? [] : result.problems.map(({ message }) => message)).toEqual(messages);
});

test.each([
  ['Europe/Berlin', '2026-10', 1],
  ['America/New_York', '2026-09', 30],
] as const)('in %s the day is in %s', (zone, month, day) => {
  const date = new Date('2026-09-30T23:30:00Z');
  expect(monthOf(zone, date)).toBe(month);
  expect(dayIn(zone, date).day).toBe(day);
});

test.each([
  ['2026-10', true],
  ['2026-13', false],
  ['26-10', false],
])('%s is a month: %s', (value, isOne) => {
  expect(isMonth(value)).toBe(isOne);
});

test('a number nobody gave is none, in contrast to zero', () => {
  const serves = { key: 'serves', label: 'Serves', type: 'number' } as CustomDefinition;
  expect(checkWith(customFields([serves]), {})).toEqual({ ok: true, value: { serves: null } });
  expect(checkWith(customFields([serves]), { serves: 0 })).toEqual({ ok: true, value: { serves: 0 } });
  expect(checkWith(customFields([{ ...serves, isRequired: true }]), {})).toMatchObject({ ok: false });
});
