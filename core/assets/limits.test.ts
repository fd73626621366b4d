import { expect, test } from 'vitest';
import { fileProblem, formatStorageLimit } from './limits.ts';

test.each([
  ['a.jpg', 20_000_000, 'image', undefined],
  ['a.jpg', 20_000_001, 'any', 'The file a.jpg is too large. The maximum allowed file size is 20 MB.'],
  ['a.mp3', 160_000_000, 'any', undefined],
  ['a.mp3', 160_000_001, 'any', 'The file a.mp3 is too large. The maximum allowed file size is 160 MB.'],
  ['a.pdf', 300_000_000, 'any', 'The file a.pdf is too large. The maximum allowed file size is 20 MB.'],
  [
    '$&{maxSize}.png',
    3e8,
    'any',
    'The file $&{maxSize}.png is too large. The maximum allowed file size is 20 MB.',
  ],
  ['a.exe', 5, 'any', undefined],
  ['a.exe', 5, 'image', 'The file a.exe is not a supported file type.'],
  ['a.png', 0, 'image', 'The file a.png is empty.'],
] as const)('%s of %i bytes', (name, size, accepts, problem) =>
  expect(fileProblem({ name, size }, accepts)?.sentence).toBe(problem),
);

test.each([
  [10_000_000_000, '10 GB'],
  [1_500_000_000, '1500 MB'],
  [20_000_000, '20 MB'],
])('a limit of %i bytes reads %s', (bytes, words) => expect(formatStorageLimit(bytes)).toBe(words));
