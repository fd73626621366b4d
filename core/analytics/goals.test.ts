import { expect, test } from 'vitest';
import { figuresOfGoal, stepProblem } from './goals.ts';

test.each([
  ['page', '/pricing', undefined],
  ['page', 'pricing', 'Enter the address of a page, such as /pricing.'],
  ['page', '/pricing?x=1', 'Enter the address of a page, such as /pricing.'],
  ['button', '', 'Enter the words on the button.'],
  ['button', 'Buy', undefined],
  ['form', '', 'Choose a form.'],
  ['purchase', '', undefined],
] as const)('the step %s “%s” lacks %s', (kind, target, problem) => {
  expect(stepProblem({ kind, target })).toBe(problem);
});

test('counts add up by step and by source, the most successful source first', () => {
  expect(
    figuresOfGoal(2, [
      { step: 0, source: 'google.com', visitors: 9 },
      { step: 0, source: '', visitors: 4 },
      { step: 1, source: '', visitors: 3 },
    ]),
  ).toEqual({
    steps: [13, 3],
    sources: [
      { source: '', began: 4, reached: 3 },
      { source: 'google.com', began: 9, reached: 0 },
    ],
  });
  expect(figuresOfGoal(1, [])).toEqual({ steps: [0], sources: [] });
});
