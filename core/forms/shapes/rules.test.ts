import { describe, expect, test } from 'vitest';
import { fieldOf, SAY } from '../kinds/testing/check-value.ts';
import { firstOf, isTexts, must, rulesOf, textsOf, type Sent, type Shape } from './rules.ts';

const sent: Sent = {
  entries: { getAll: (name) => (name === 'several' ? ['one', 7, 'two'] : []) },
  query: new URLSearchParams(),
};
const optional = { ...fieldOf('text'), required: false };
const required = { ...optional, required: true };
const shape: Shape<string> = {
  read: (field, from) => firstOf(from, field.id),
  tidy: (_, value) => (value === undefined ? '' : typeof value === 'string' ? value.trim() : undefined),
  problemOf: (value) => (value === 'bad' ? 'Not this.' : undefined),
};
const check = (given: Shape<string>, value: unknown, field = optional) =>
  rulesOf({ as: 'line' }, given).value?.check(field, value, SAY);

describe('a value of one shape', () => {
  const missing = SAY('required', { title: 'Field' });
  const unreadable = SAY('unreadable', { title: 'Field' });

  test.each([
    ['is cleaned', ' good ', optional, { value: 'good', problem: undefined }],
    ['is told what is wrong with it', 'bad', optional, { value: 'bad', problem: 'Not this.' }],
    ['may be missing', '', optional, { value: '', problem: undefined }],
    ['must not be missing where it is required', ' ', required, { value: '', problem: missing }],
    ['counts null as missing', null, required, { value: '', problem: missing }],
    ['of another shape is no value at all', 7, required, { problem: unreadable }],
  ])('%s', (_, value, field, checked) => expect(check(shape, value, field)).toEqual(checked));

  test('says in its own words that it cannot be read, where it has some', () => {
    expect(check({ ...shape, unreadable: () => 'Two numbers, please.' }, 7)).toEqual({
      problem: 'Two numbers, please.',
    });
  });

  test('knows itself when it is empty', () => {
    const dashed: Shape<string> = { ...shape, isEmpty: (value) => value === '-' };
    expect(check(dashed, '-', required)).toEqual({ value: '-', problem: missing });
  });
});

test('what must be so is told with the title of the field', () => {
  const short = must<string>((value) => value.length < 3, 'mustBeNumber');
  expect(short('ab', optional, SAY)).toBeUndefined();
  expect(short('abc', optional, SAY)).toBe(SAY('mustBeNumber', { title: 'Field' }));
});

test('only texts are read, the first of several by itself', () => {
  expect(textsOf(sent, 'several')).toEqual(['one', 'two']);
  expect([firstOf(sent, 'several'), firstOf(sent, 'none')]).toEqual(['one', '']);
  expect([isTexts(['a']), isTexts([]), isTexts(['a', 1]), isTexts('a')]).toEqual([true, true, false, false]);
});
