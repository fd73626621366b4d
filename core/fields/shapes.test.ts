import { describe, expect, test } from 'vitest';
import { checkWith, choice, group, list, number, responsive, text, toggle, valueOn } from './index.ts';

const card = group({
  title: text({ max: 10, initial: 'Untitled', label: 'Title' }),
  shown: toggle(true),
  tags: list(text({ max: 3 }), { max: 2 }),
  place: group({ x: number({ min: 0, max: 9, initial: 0 }), y: number({ min: 0, max: 9, initial: 0 }) }),
  cards: list(group({ title: text({ max: 5 }) }), { max: 3 }),
});
const whole = { title: 'A', shown: false, tags: ['a'], place: { x: 1, y: 2 }, cards: [{ title: 'in' }] };

describe('the strict check', () => {
  test('returns what it was given when all is well', () => {
    expect(checkWith(card, whole)).toEqual({ ok: true, value: whole });
  });

  test('fills in what is missing', () => {
    expect(checkWith(card, {})).toEqual({ ok: true, value: card.initial });
  });

  test('reports every problem at once, each with its path', () => {
    const result = checkWith(card, {
      title: 'far too long a title',
      shown: 'yes',
      tags: ['a', 7, 'b'],
      place: { x: 12, z: 1 },
      cards: [{ title: 'fine' }, { title: 'too long' }, null],
      color: 'red',
    });
    expect(result).toEqual({
      ok: false,
      problems: [
        { path: 'color', message: 'Is not a known field.' },
        { path: 'title', message: 'Must be at most 10 characters.' },
        { path: 'shown', message: 'Must be on or off.' },
        { path: 'tags', message: 'Must have at most 2 entries.' },
        { path: 'tags.1', message: 'Must be text.' },
        { path: 'place.z', message: 'Is not a known field.' },
        { path: 'place.x', message: 'Must be between 0 and 9.' },
        { path: 'cards.1.title', message: 'Must be at most 5 characters.' },
        { path: 'cards.2', message: 'Must be an object.' },
      ],
    });
  });

  test.each([[null], [[]], ['{}'], [7], [undefined]])('%j is no group', (value) => {
    expect(checkWith(card, value)).toEqual({
      ok: false,
      problems: [{ path: '', message: 'Must be an object.' }],
    });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('the key %s is a stranger', (key) => {
    const value = JSON.parse(`{"${key}": {"polluted": true}}`) as unknown;
    expect(checkWith(card, value)).toEqual({
      ok: false,
      problems: [{ path: key, message: 'Is not a known field.' }],
    });
    expect(card.read(value)).toEqual(card.initial);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('the lenient reading', () => {
  test.each<[string, unknown, object]>([
    ['a bad leaf', { ...whole, title: 7 }, { ...whole, title: 'Untitled' }],
    ['a bad entry of a list', { ...whole, tags: ['a', null] }, { ...whole, tags: ['a', ''] }],
    [
      'a bad leaf in an entry',
      { ...whole, cards: [{ title: 7 }, { title: 'b' }] },
      { ...whole, cards: [{ title: '' }, { title: 'b' }] },
    ],
    ['half a group', { ...whole, place: { x: 3 } }, { ...whole, place: { x: 3, y: 0 } }],
    ['a group that is none', { ...whole, place: 'here' }, { ...whole, place: { x: 0, y: 0 } }],
    ['a list that is none', { ...whole, tags: { 0: 'a' } }, { ...whole, tags: [] }],
    ['strangers', { ...whole, color: 'red' }, whole],
    ['nothing', undefined, card.initial],
    ['a list', [whole], card.initial],
  ])('mends %s and nothing else', (_, stored, read) => {
    expect(card.read(stored)).toEqual(read);
  });

  test('keeps lists that were longer before the limit was', () => {
    expect(card.read({ tags: ['a', 'b', 'c', 'd'] }).tags).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('values that may differ on phones', () => {
  const height = responsive(number({ min: 0, max: 100, initial: 40 }));

  test.each([
    [{ base: 10 }, 10, 10],
    [{ base: 10, phone: 5 }, 10, 5],
    [{ base: 10, phone: 0 }, 10, 0],
  ])('%j', (value, wide, phone) => {
    expect(checkWith(height, value)).toEqual({ ok: true, value });
    expect([valueOn(value, 'desktop'), valueOn(value, 'mobile')]).toEqual([wide, phone]);
  });

  test.each<[unknown, string[], object]>([
    [{ base: 200, phone: -1 }, ['base', 'phone'], { base: 40, phone: 40 }],
    [{ phone: 5 }, [''], { base: 40, phone: 5 }],
    [7, [''], { base: 40 }],
  ])('%j', (value, paths, read) => {
    const result = checkWith(height, value);
    expect(result.ok ? [] : result.problems.map(({ path }) => path)).toEqual(paths);
    expect(height.read(value)).toEqual(read);
  });
});

test('a group describes its controls', () => {
  const { control } = group({ title: text({ max: 5, label: 'Title' }), look: choice(['a', 'b'], 'a') });
  expect(control).toEqual({
    kind: 'group',
    options: null,
    fields: {
      title: { kind: 'text', label: 'Title', options: { max: 5, lines: 1 } },
      look: { kind: 'choice', options: { values: ['a', 'b'] } },
    },
  });
});
