import { expect, test } from 'vitest';
import { fieldOf, problemWith } from '../testing/check-value.ts';
import { likert } from './kind.ts';
import { LIKERT_SCALE } from './scale.ts';

test('the scale', () => {
  expect(LIKERT_SCALE.map(({ value }) => [Number(value), likert.labelOf(value)])).toEqual([
    [-2, 'Strongly Disagree'],
    [-1, 'Disagree'],
    [0, 'Neutral'],
    [1, 'Agree'],
    [2, 'Strongly Agree'],
  ]);
});

const options = ['A', 'B'];
test.each([
  [{ A: ['3'] }, '3 is not one of the expected options'],
  [{ A: ['1', '2'] }, '1, 2 is not one of the expected options'],
  [{ A: '1' }, undefined],
  [{ Z: ['9'] }, undefined],
  [{ A: ['-2'], B: ['2'] }, undefined],
  [['A'], 'Field could not be read.'],
])('%j', (value, message) => expect(problemWith(fieldOf('likert', { options }), value)).toBe(message));

test('every question has to be answered where it is required', () => {
  const field = fieldOf('likert', { options, required: true });
  expect(problemWith(field, { A: ['1'] })).toBe('Field is required.');
  expect(problemWith(field, { A: ['1'], B: ['1'] })).toBeUndefined();
});
