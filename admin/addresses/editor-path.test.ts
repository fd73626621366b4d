import { expect, test } from 'vitest';
import { isEditorPath, isPageEditorPath } from './editor-path.ts';

const id = 'abcdefghijkl012345678901';

test.each([
  [`/pages/${id}`, [true, true]],
  [`/collections/${id}/${id}/page`, [true, false]],
  [`/collections/${id}/page`, [true, false]],
  [`/collections/${id}/item-page`, [true, false]],
  [`/collections/${id}/${id}/item-page`, [false, false]],
  ['/pages', [false, false]],
  ['/pages/ABC', [false, false]],
  [`/pages/${id.slice(1)}`, [false, false]],
  [`/pages/${id}0`, [false, false]],
  [`/pages/${id.toUpperCase()}`, [false, false]],
  [`/pages/${id}/settings`, [false, false]],
  [`/collections/${id}/${id}`, [false, false]],
])('%s opens an editor, and that of a page: %j', (path, expected) => {
  expect([isEditorPath(path), isPageEditorPath(path)]).toEqual(expected);
});
