import { expect, test } from 'vitest';
import { folderProblem, moveFolderProblem, pathIn, placesFor, subfolders, trailOf } from './folders.ts';

test.each([
  ['', undefined],
  ['Autumn', undefined],
  ['Autumn/Table', undefined],
  ['Autumn//Table', 'Please give the folder a name.'],
  ['/Autumn', 'Please give the folder a name.'],
  ['../secrets', 'This cannot be the name of a folder.'],
  ['a\\b', 'This cannot be the name of a folder.'],
  [' Autumn', 'This cannot be the name of a folder.'],
  ['a/b/c/d/e/f/g', 'Folders can be up to 6 levels deep.'],
  ['x'.repeat(61), 'The name of a folder can have up to 60 characters.'],
])('folder %s: %s', (path, problem) => expect(folderProblem(path)).toBe(problem));

test.each([
  ['Autumn', 'Winter', undefined],
  ['Autumn', 'Autumnal', undefined],
  ['Autumn', 'Autumn', undefined],
  ['Autumn', 'Autumn/Autumn', 'A folder cannot be moved into itself.'],
  ['', 'Autumn', 'Please give the folder a name.'],
])('%s moved to %s: %s', (from, to, problem) => expect(moveFolderProblem(from, to)).toBe(problem));

test('the way to a folder, and what is in it', () => {
  expect(trailOf('a/b/c')).toEqual(['a', 'a/b', 'a/b/c']);
  expect(trailOf('')).toEqual([]);
  const all = ['b', 'a', 'a/x', 'a/x/y', 'ab'];
  expect(subfolders(all, '')).toEqual(['a', 'ab', 'b']);
  expect(subfolders(all, 'a')).toEqual(['a/x']);
});

test.each([
  ['Autumn', ['Winter']],
  ['Autumn/Table', ['', 'Winter']],
  ['Winter', ['Autumn', 'Autumn/Table']],
])('%s can be moved to %j', (path, places) => {
  const all = ['Autumn', 'Autumn/Table', 'Winter'];
  const allowed = placesFor(path, all);
  expect(allowed).toEqual(places);
  for (const place of allowed) expect(moveFolderProblem(path, pathIn(place, 'x'))).toBeUndefined();
});
