import { expect, test } from 'vitest';
import { fieldOf, problemWith } from '../testing/check-value.ts';

test.each([
  [['', '', '', '', '1234', 'United States'], 'Please enter a valid ZIP code.'],
  [['', '', '', '', '12345', 'us'], undefined],
  [['', '', '', '', '12345-6789', ' USA '], 'Please enter a valid ZIP code.'],
  [['', '', '', '', '', 'USA'], undefined],
  [['', '', '', '', 'SW1A 1AA', 'United Kingdom'], undefined],
])('%j', (value, message) => expect(problemWith(fieldOf('address'), value)).toBe(message));
