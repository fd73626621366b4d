import { describe, expect, test } from 'vitest';
import { isPollOpen, seesTally, sharesOf } from './poll.ts';

describe('shares', () => {
  test.each([
    [0, [0, 0], [0, 0]],
    [3, [1, 1, 1], [34, 33, 33]],
    [6, [1, 2, 3], [17, 33, 50]],
    [1, [0, 1], [0, 100]],
    // Several answers each: every share is of the voters.
    [4, [4, 2, 1], [100, 50, 25]],
  ])('%i voters, %j', (voters, counts, shares) => {
    expect(sharesOf({ voters, counts })).toEqual(shares);
  });
});

test.each([
  ['', true],
  ['2030-05-01T18:00:00.000Z', true],
  ['2030-05-01T12:00:00.000Z', false],
  ['2020-01-01T00:00:00.000Z', false],
])('a poll that closes at %j', (closesAt, isOpen) => {
  expect(isPollOpen(closesAt, new Date('2030-05-01T12:00:00Z'))).toBe(isOpen);
});

test.each([
  ['voters', { isOpen: true, hasVoted: false }, false],
  ['voters', { isOpen: true, hasVoted: true }, true],
  ['voters', { isOpen: false, hasVoted: false }, true],
  ['everyone', { isOpen: true, hasVoted: false }, true],
  ['nobody', { isOpen: false, hasVoted: true }, false],
] as const)('results for %s, %j', (results, state, isSeen) => {
  expect(seesTally(results, state)).toBe(isSeen);
});
