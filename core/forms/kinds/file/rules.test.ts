import { expect, test } from 'vitest';
import { fieldOf, problemWith } from '../testing/check-value.ts';

test.each([
  [['a', 'b', 'c', 'd', 'e'], undefined],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'Field takes at most 5 files.'],
  ['x', 'Field could not be read.'],
])('%j', (value, message) => expect(problemWith(fieldOf('file'), value)).toBe(message));
