import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { FIELD_KINDS } from './kinds/kinds.ts';
import { fieldOf as spec, problemWith as problem, SAY } from './kinds/testing/check-value.ts';
import { validateForm } from './validate.ts';

const required = 'Field is required.';

describe('required', () => {
  test.each([
    [spec('text'), '', required],
    [spec('text'), '   ', required],
    [spec('text'), undefined, required],
    [spec('name'), ['Ada', ''], required],
    [spec('name'), ['Ada', 'L'], undefined],
    [spec('phone'), ['', '555', '123', '4567'], undefined],
    [spec('phone'), ['1', '555', '', '4567'], required],
    [spec('address'), ['1 Main St', '', 'Town', 'ST', '12345', 'USA'], undefined],
    [spec('address'), ['1 Main St', '', '', 'ST', '12345', 'USA'], required],
    [spec('date'), ['2', '', '2025'], required],
    [spec('time'), ['1', '5', '', 'PM'], undefined],
    [spec('time'), ['', '', '', 'AM'], required],
    [spec('checkbox', { options: ['A'] }), [], required],
    [spec('radio', { options: ['A'] }), '', required],
    [spec('select', { options: ['A'] }), 'A', undefined],
    [spec('likert', { options: ['Q1', 'Q2'] }), { Q1: ['1'] }, required],
    [spec('likert', { options: ['Q1'] }), { Q1: ['1'] }, undefined],
    [spec('file'), [], required],
  ])('%j with %j', (field, value, message) => {
    expect(problem({ ...field, required: true }, value)).toBe(message);
  });
});

describe('shapes', () => {
  const unreadable = 'Field could not be read.';
  test.each([
    ['text', ['a']],
    ['text', 7],
    ['name', 'Ada'],
    ['name', ['Ada']],
    ['name', [1, 2]],
    ['date', ['1', '2']],
    ['checkbox', 'A'],
    ['checkbox', [{}]],
    ['likert', ['A']],
    ['phone', ['1', '2']],
    ['file', 'x'],
  ] as const)('%s cannot be %j', (type, value) => {
    expect(problem(spec(type, { options: ['A'] }), value)).toBe(unreadable);
  });
});

test('every bad field is told at once, and unknown ids are ignored', () => {
  const fields = [spec('email', { id: 'a' }), spec('number', { id: 'b' }), spec('text', { id: 'c' })];
  const result = validateForm(fields, { a: 'x', b: 'y', c: 'fine', zzz: 'who', __proto__: 'x' }, SAY);
  expect(Object.keys(result.errors)).toEqual(['a', 'b']);
  expect(result.values).toMatchObject({ c: 'fine' });
  expect(result.values).not.toHaveProperty('zzz');
});

test('whatever is sent, there is an answer, and it holds known fields only', () => {
  const fields = FIELD_KINDS.map((type, index) =>
    spec(type, { id: `f${index}`, options: ['A'], required: index % 2 === 0 }),
  );
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('x', ...fields.map(({ id }) => id)), fc.jsonValue()),
      (sent) => {
        const { errors, values } = validateForm(fields, sent, SAY);
        for (const id of [...Object.keys(errors), ...Object.keys(values)]) expect(id).toMatch(/^f\d+$/);
      },
    ),
  );
});
