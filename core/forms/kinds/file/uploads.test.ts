import { expect, test } from 'vitest';
import { acceptOf, fileProblem } from './uploads.ts';
import { SAY } from '../testing/check-value.ts';

test.each([
  ['a.png', 10, undefined],
  ['a.PNG', 10, undefined],
  ['a.exe', 10, 'The file a.exe is not a supported file type.'],
  ['noending', 10, 'The file noending is not a supported file type.'],
  ['a.pdf', 10, 'The file a.pdf is not a supported file type.'],
  ['a.png', 2_000_000, undefined],
  ['a.png', 2_000_001, 'The file a.png is too large. The maximum allowed file size is 2 MB.'],
  ['$&.png', 2_000_001, 'The file $&.png is too large. The maximum allowed file size is 2 MB.'],
])('%s of %d bytes', (name, size, problem) => {
  expect(fileProblem({ name, size }, { fileTypes: ['images'], maxFileMb: 2 }, SAY)).toBe(problem);
});

test('browsers are told the endings', () => expect(acceptOf(['archives'])).toBe('.zip'));
