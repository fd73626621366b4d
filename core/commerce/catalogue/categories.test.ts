import { expect, test } from 'vitest';
import { categoryTree, withoutCircles } from './categories.ts';

const tree = (words: string) =>
  words.split(' ').map((word) => {
    const [id = '', parentId = null] = word.split('<');
    return { id, parentId, slug: id };
  });

test.each([
  ['a b<a c<b', 'a b<a c<b'],
  ['a<a b<a', 'a b<a'],
  ['a<b b<a c<a', 'a b c<a'],
  ['c<a a<b b<a', 'c<a a b'],
  ['a<c b<a c<b d', 'a b c d'],
  ['a<gone b<a', 'a b<a'],
  ['a<b b', 'a<b b'],
])('%s becomes %s', (before, after) => {
  expect(withoutCircles(tree(before))).toEqual(tree(after));
});

test.each([
  ['a', ['a', 'b', 'c', 'd']],
  ['b', ['b', 'd']],
  ['d', ['d']],
])('below %s lie %j', (slug, ids) => {
  expect(categoryTree(tree('a b<a c<a d<b e'), slug)?.sort()).toEqual(ids);
});

test('a category holds all that lies below it, in a circle too, and an unknown one nothing', () => {
  expect(categoryTree(tree('a<c b<a c<b d'), 'a')?.sort()).toEqual(['a', 'b', 'c']);
  expect(categoryTree(tree('a'), 'x')).toBeUndefined();
});
