import { describe, expect, test } from 'vitest';
import { stepsOf, stepWith } from './steps.ts';

describe('steps', () => {
  const field = (id: string, startsStep = false) => ({ id, type: 'text' as const, title: id, startsStep });
  test.each([
    [[field('a'), field('b')], [['a', 'b']]],
    [
      [field('a'), field('b', true), field('c')],
      [['a'], ['b', 'c']],
    ],
    [
      [field('a', true), field('b', true)],
      [['a'], ['b']],
    ],
    [[], [[]]],
  ])('of %j', (fields, steps) => {
    expect(stepsOf(fields).map((step) => step.map(({ id }) => id))).toEqual(steps);
  });
  test('the step of an error', () => {
    expect(stepWith(stepsOf([field('a'), field('b', true)]), ['b'])).toBe(1);
  });
});
