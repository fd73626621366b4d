import { expect, test } from 'vitest';
import { datePicker } from './picker.ts';

test.each([
  [['2', '28', '2025'], '2025-02-28'],
  [['12', '1', '987'], '0987-12-01'],
])('%j is %s in a picker, and back', (parts, picked) => {
  expect(datePicker.toPick(parts)).toBe(picked);
  expect(datePicker.toParts(picked)).toEqual(parts);
});

test.each([[['2', '30', '2025']], [['', '', '']]])('%j begins with nothing', (parts) => {
  expect(datePicker.toPick(parts)).toBe('');
});

test('nothing picked is nothing', () => expect(datePicker.toParts('')).toEqual(['', '', '']));
