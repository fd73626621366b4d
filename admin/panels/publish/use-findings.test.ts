import { expect, test } from 'vitest';
import type { FoundProblem } from '#contract/content/content.ts';
import { findingsIn } from './use-findings.ts';

const found = (documentId: string | null, unlessWith: string | null = null) =>
  ({ documentId, unlessWith }) as FoundProblem;
const all = [found('a'), found('b', 'c')];

test('what stands beside the documents is found whatever is chosen', () => {
  expect(findingsIn([found(null)], new Set(['a']))).toHaveLength(1);
});

test.each([
  [['a', 'b'], 2],
  [['a'], 1],
  [['b'], 1],
  [['b', 'c'], 0],
  [[], 0],
])('publishing %j has %i findings', (chosen, expected) => {
  expect(findingsIn(all, new Set(chosen))).toHaveLength(expected);
});
