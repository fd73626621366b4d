import { expect, test } from 'vitest';
import { charactersOf, mayBecome, monthOf, portions, RUN_STATES } from './runs.ts';

test.each([
  [[], 2, 10, []],
  [['a', 'b', 'c'], 2, 10, [['a', 'b'], ['c']]],
  [['aaaa', 'bbbb', 'cccc'], 9, 9, [['aaaa', 'bbbb'], ['cccc']]],
  [['aaaa', 'bbbbb', 'c'], 9, 9, [['aaaa', 'bbbbb'], ['c']]],
  [['a', 'much too long', 'b', 'c'], 9, 5, [['a'], ['much too long'], ['b', 'c']]],
  [['a', 'much too long', 'b'], 9, 5, [['a'], ['much too long'], ['b']]],
])('portions of %j', (lines, most, characters, wanted) => {
  expect(portions(lines, { most, characters })).toEqual(wanted);
});

test('only what has ended can be undone, and once', () => {
  const undoable = RUN_STATES.filter((state) => mayBecome(state, 'undone'));
  expect(undoable).toEqual(['done', 'failed', 'cancelled']);
  expect(RUN_STATES.filter((state) => mayBecome(state, 'running'))).toEqual([]);
});

test('characters are counted without markup, and months begin in UTC', () => {
  expect(charactersOf(['Hello <g id="1">you</g>', 'x'])).toBe(10);
  expect(monthOf(new Date('2026-11-30T23:59:59Z')).toISOString()).toBe('2026-11-01T00:00:00.000Z');
});
