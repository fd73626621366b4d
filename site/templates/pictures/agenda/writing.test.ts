import { expect, test } from 'vitest';
import { linesOf, widthOf, written } from './writing.ts';

test.each([
  ['Sync on the sync', 1000, 1000, ['Sync on the sync']],
  ['Sync on the sync', widthOf('the sync', 20), 1000, ['Sync on', 'the sync']],
  ['Sync on the sync', widthOf('Sync on', 20), 30, ['Sync on']],
  ['Planning a Demo', widthOf('Demo', 20), 1000, ['a', 'Demo']],
  ['Planning', 5, 1000, []],
])('%s in %i by %i is %j', (words, wide, tall, lines) => {
  expect(linesOf(words, [wide, tall], 20)).toEqual(lines);
});

test('what is written ends where it was measured to', () => {
  expect(widthOf('So far', 40)).toBeCloseTo(2 * widthOf('So far', 20));
  expect(written('So', [0, 0], 20, '#000000').match(/<path/g)).toHaveLength(2);
});

test('a letter without an outline is no gap', () => {
  expect(() => written('%', [0, 0], 20, '#000000')).toThrow('%');
});
