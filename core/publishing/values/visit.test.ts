import { expect, test } from 'vitest';
import { group, list, number, responsive, text } from '../../fields/index.ts';
import { leavesOf } from './visit.ts';

const fields = group({
  title: text({ max: 9 }),
  size: responsive(number({ min: 0, max: 9, initial: 1 })),
  entries: list(group({ name: text({ max: 9 }), by: text({ max: 9 }) }), { max: 3 }),
  tags: list(text({ max: 9 }), { max: 3 }),
});
const leaves = (value: unknown) =>
  [...leavesOf(value, fields.control)].map((leaf) => [leaf.name, leaf.value, Object.keys(leaf.siblings)]);

test('every single value, in the order of the fields, with what stands beside it', () => {
  const entry = { name: 'n', by: 'b' };
  const value = { title: 't', size: { base: 3, phone: 4 }, entries: [entry], tags: ['x', 'y'] };
  expect(leaves(value)).toEqual([
    ['title', 't', Object.keys(value)],
    ['size', 3, Object.keys(value)],
    ['name', 'n', ['name', 'by']],
    ['by', 'b', ['name', 'by']],
    ['tags', 'x', Object.keys(value)],
    ['tags', 'y', Object.keys(value)],
  ]);
});

test.each([[undefined], ['no group'], [{ size: 3, entries: { 0: {} }, tags: 'x' }]])(
  'of %j there is at most what a group always has',
  (value) => {
    expect(leaves(value).map(([name, found]) => [name, found])).toEqual([['title', undefined]]);
  },
);
