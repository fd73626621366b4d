import { expect, test } from 'vitest';
import { formatFileLimit, formatFileSize, isFileTooLarge, maxFileBytes } from './file-size.ts';

test.each([
  [0, '0 Bytes'],
  [512, '512 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [20_000_000, '19.1 MB'],
  [1024 ** 3, '1 GB'],
  [1024 ** 4, '1 TB'],
  [1024 ** 5, '1 PB'],
  [1024 ** 6, '1 EB'],
  [1024 ** 7, '1 ZB'],
  [1024 ** 8, '1 YB'],
  [1024 ** 9, '1024 YB'],
  [-1, '0 Bytes'],
  [Number.NaN, '0 Bytes'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test.each([
  ['image', 20_000_000, '20 MB'],
  ['file', 20_000_000, '20 MB'],
  ['audio', 160_000_000, '160 MB'],
  ['digitalGood', 300_000_000, '300 MB'],
] as const)('%s files up to %i bytes', (kind, bytes, text) => {
  expect(maxFileBytes(kind)).toBe(bytes);
  expect(formatFileLimit(kind)).toBe(text);
  expect(isFileTooLarge(kind, bytes)).toBe(false);
  expect(isFileTooLarge(kind, bytes + 1)).toBe(true);
});
