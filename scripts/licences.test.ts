import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAccepted, LICENCES_PAGE, licencesPage, listPackages } from './licences.mjs';

test('docs/licences.md lists the packages of the lockfile', () => {
  expect(readFileSync(LICENCES_PAGE, 'utf8')).toBe(licencesPage(listPackages()));
});

test('every package may be handed on', () => {
  expect(listPackages().filter(({ licence }) => !isAccepted(licence))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0', false],
  ['unknown', false],
])('%s may be handed on: %s', (licence, expected) => {
  expect(isAccepted(licence)).toBe(expected);
});
