import { expect, test } from 'vitest';
import { checkFolderCycles, checkFolderSizes, MAX_FILES } from './folders.mjs';

const edge = (way: string) => {
  const [from = '', to = ''] = way.split(' → ');
  return { from, to };
};

test.each([
  [['server/a/x.ts → server/b/y.ts', 'server/b/z.ts → server/a/w.ts']],
  [['admin/editor/a/x.ts → admin/editor/b/y.ts', 'admin/editor/b/y.ts → admin/editor/a/z.ts']],
  [['server/app.ts → server/a/x.ts', 'server/a/y.ts → server/app.ts']],
])('%j is a circle', (ways) => {
  expect(checkFolderCycles(ways.map(edge))).toHaveLength(1);
});

test.each([
  [['server/a/x.ts → server/b/y.ts', 'server/b/z.ts → server/c/w.ts']],
  [['server/app.ts → server/a/x.ts', 'server/a/y.ts → server/ids.ts']],
  [['server/a/x.ts → server/a/y.ts', 'server/a/y.ts → server/a/x.ts']],
])('%j is none between folders', (ways) => {
  expect(checkFolderCycles(ways.map(edge))).toEqual([]);
});

test('a folder that is too full is named', () => {
  const files = Array.from({ length: MAX_FILES + 1 }, (_, index) => `core/a/${index}.ts`);
  expect(checkFolderSizes([...files, 'core/b/0.ts']).map(({ path }) => path)).toEqual(['core/a']);
});
