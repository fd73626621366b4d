import { describe, expect, test } from 'vitest';
import type { Conflict } from './conflict.ts';
import { mergeValue, mergeValues } from './merge-value.ts';

const SPOT = { where: 'block', id: 'b1', field: 'values' } as const satisfies Pick<
  Conflict,
  'where' | 'id' | 'field'
>;

describe('one value, changed by two people', () => {
  test.each([
    ['nobody changed it', 'a', 'a', 'a', 'a', 0],
    ['I did', 'a', 'b', 'a', 'b', 0],
    ['they did', 'a', 'a', 'b', 'b', 0],
    ['both did, alike', 'a', 'b', 'b', 'b', 0],
    ['both did, differently', 'a', 'b', 'c', 'c', 1],
    ['both took it away', 'a', undefined, undefined, undefined, 0],
    ['I took it away and they changed it', 'a', undefined, 'c', 'c', 1],
  ])('%s', (_, base, mine, theirs, merged, conflicts) => {
    const reported: Conflict[] = [];
    expect(mergeValue({ base, mine, theirs }, (found) => reported.push(found), SPOT)).toBe(merged);
    expect(reported).toEqual(conflicts === 0 ? [] : [{ ...SPOT, mine, theirs }]);
  });

  test('values are compared by what they hold', () => {
    const report = () => expect.unreachable('the same change made twice is no conflict');
    expect(mergeValue({ base: { n: 1 }, mine: { n: 2 }, theirs: { n: 2 } }, report, SPOT)).toEqual({ n: 2 });
  });
});

describe('several values', () => {
  const merge = (base: object, mine: object, theirs: object) => {
    const reported: string[] = [];
    const ways = { base: { ...base }, mine: { ...mine }, theirs: { ...theirs } };
    const merged = mergeValues(ways, ({ field }) => reported.push(field), SPOT);
    return [merged, reported];
  };

  test.each([
    ['changes of different ones meet', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }, []],
    [
      'each is told by its own name',
      { a: 1, b: 1 },
      { a: 2, b: 2 },
      { a: 3, b: 2 },
      { a: 3, b: 2 },
      ['values.a'],
    ],
    ['what both added stays', {}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }, []],
    ['what one took away goes', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 1 }, { b: 1 }, []],
  ])('%s', (_, base, mine, theirs, merged, conflicts) => {
    expect(merge(base, mine, theirs)).toEqual([merged, conflicts]);
  });

  test('the order does not depend on who was first', () => {
    const names = (merged: unknown) => Object.keys(merged as object);
    expect(names(merge({ z: 0 }, { z: 0, b: 1 }, { z: 0, a: 1 })[0])).toEqual(['z', 'a', 'b']);
    expect(names(merge({ z: 0 }, { z: 0, a: 1 }, { z: 0, b: 1 })[0])).toEqual(['z', 'a', 'b']);
  });
});
