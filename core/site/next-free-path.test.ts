import { expect, test } from 'vitest';
import { nextFreePath } from './next-free-path.ts';
import { MAX_PATH_LENGTH, pathProblem } from './paths.ts';

const long = `/${'a'.repeat(MAX_PATH_LENGTH - 2)}`;

test.each([
  ['/about', [], '/about'],
  ['/about', ['/about'], '/about-2'],
  ['/about', ['/about', '/about-2', '/about-3'], '/about-4'],
  ['/', ['/'], '/page-2'],
  [long, [long], `${long.slice(0, MAX_PATH_LENGTH - 7)}-2`],
])('%s beside %j is %s', (path, taken: readonly string[], free) => {
  const found = nextFreePath(path, (candidate) => taken.includes(candidate));
  expect(found).toBe(free);
  expect(pathProblem(found)).toBeUndefined();
});
