import { expect, test } from 'vitest';
import type { FoundProblem } from '#contract/content/content.ts';
import { findingsIn } from './use-findings.ts';

const found = (documentId: string, unlessWith: string | null = null) =>
  ({ documentId, unlessWith }) as FoundProblem;
const all = [found('a'), found('b', 'c')];

test.each([
  [['a', 'b'], 2],
  [['a'], 1],
  [['b'], 1],
  [['b', 'c'], 0],
  [[], 0],
])('publishing %j has %i findings', (chosen, expected) => {
  expect(findingsIn(all, new Set(chosen))).toHaveLength(expected);
});
