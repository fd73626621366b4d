import { expect, test } from 'vitest';
import { addressName, fileNameProblem, freeName } from './names.ts';

test.each([
  ['menu.pdf', 'menu.pdf'],
  ['Menu – Autumn 2026.PDF', 'menu-autumn-2026.pdf'],
  ['Über uns.jpg', 'uber-uns.jpg'],
  ['../../etc/passwd', 'etc-passwd'],
  ['.htaccess', 'file.htaccess'],
  ['日本.png', 'file.png'],
  ['a?b#c%d.png', 'a-b-c-d.png'],
  [`${'x'.repeat(300)}.png`, `${'x'.repeat(100)}.png`],
])('%s has the address %s', (name, address) => expect(addressName(name)).toBe(address));

test.each([
  [[], 'menu.pdf'],
  [['menu.pdf'], 'menu-2.pdf'],
  [['menu.pdf', 'menu-2.pdf'], 'menu-3.pdf'],
])('beside %o it becomes %s', (taken: string[], name) =>
  expect(freeName('menu.pdf', (candidate) => taken.includes(candidate))).toBe(name),
);

test.each([
  ['', 'Please enter a file name'],
  ['  ', 'Please enter a file name'],
  ['a/b.png', 'A file name cannot contain slashes.'],
  ['x'.repeat(201), 'A file name can have up to 200 characters.'],
  ['Menu 2026.pdf', undefined],
])('%s: %s', (name, problem) => expect(fileNameProblem(name)).toBe(problem));
