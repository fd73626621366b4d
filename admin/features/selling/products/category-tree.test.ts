import { expect, test } from 'vitest';
import { inTreeOrder, moved, possibleParents, withoutCategory, type CategoryDraft } from './category-tree.ts';

const at = (id: string, parentId: string | null = null): CategoryDraft => ({ id, parentId, name: id });
const TREE = [at('bread'), at('jam'), at('rye', 'bread'), at('dark', 'rye')];
const names = (list: readonly CategoryDraft[]) => list.map(({ id }) => id);

test('each is followed by what lies below it', () => {
  expect(inTreeOrder(TREE).map(({ category, depth }) => `${depth} ${category.id}`)).toEqual([
    '0 bread',
    '1 rye',
    '2 dark',
    '0 jam',
  ]);
});

test('nothing can be put below itself', () => {
  expect(names(possibleParents(TREE, 'bread'))).toEqual(['jam']);
  expect(names(possibleParents(TREE, 'dark'))).toEqual(['bread', 'jam', 'rye']);
});

test('what lay below a deleted one moves up', () => {
  expect(withoutCategory(TREE, 'rye')).toContainEqual({ id: 'dark', parentId: 'bread', name: 'dark' });
});

test('it moves among those beside it, and stops at the end', () => {
  expect(names(moved(TREE, 'jam', -1)).slice(0, 2)).toEqual(['jam', 'bread']);
  expect(moved(TREE, 'rye', 1)).toEqual(TREE);
});
