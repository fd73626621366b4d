import { expect, test } from 'vitest';
import type { BlockRulesOf } from '../blocks/rules.ts';
import { checkWith } from '../fields/index.ts';
import { overLimits, refuseOverLimit } from './page-limits.ts';
import { forgiveOldExcess, pageBody } from './stored/fields.ts';
import { aBlock, aPage, aSection, noteBlock } from './testing/pages.ts';

const MESSAGE = 'A page can hold up to 3 notes.';
const limited: BlockRulesOf = (type) => {
  const rules = noteBlock(type);
  return rules && { ...rules, pageLimit: { max: 3, message: MESSAGE } };
};
const page = (count: number) =>
  aPage(
    aSection('s', [aBlock('first')]),
    aSection(
      't',
      Array.from({ length: count - 1 }, (_, index) => aBlock(`n${index}`)),
    ),
  );

test.each([
  [2, 3, false],
  [3, 4, true],
  [3, 3, false],
  [2, 5, true],
  [5, 4, false],
  [5, 5, false],
  [5, 6, true],
])('from %i of a type with a limit of 3 to %i is refused: %j', (before, after, isRefused) => {
  expect(refuseOverLimit({ before: page(before), after: page(after) }, limited)).toEqual(
    isRefused ? { refused: MESSAGE } : undefined,
  );
});

test('types without a limit, and those nobody knows, are not counted', () => {
  const many = { before: page(1), after: page(50) };
  expect(refuseOverLimit(many, noteBlock)).toBeUndefined();
  expect(refuseOverLimit(many, () => undefined)).toBeUndefined();
  expect(overLimits(page(50), noteBlock)).toEqual([]);
});

test('a page that comes with more is refused by a sentence', () => {
  expect(checkWith(pageBody(limited), page(3)).ok).toBe(true);
  expect(checkWith(pageBody(limited), page(4))).toMatchObject({
    ok: false,
    problems: [{ path: 'sections', message: MESSAGE }],
  });
});

test.each([
  [5, 5, 0],
  [5, 4, 0],
  [5, 6, 1],
  [3, 4, 1],
])('saved again with %i before and %i now it has %i problems', (before, after, expected) => {
  const checked = checkWith(pageBody(limited), page(after));
  const problems = checked.ok ? [] : checked.problems;
  expect(problems).toHaveLength(1);
  const bodies = { before: page(before), after: page(after) };
  expect(forgiveOldExcess(problems, bodies, limited)).toHaveLength(expected);
});
