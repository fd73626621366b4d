import { expect, test } from 'vitest';
import { timePicker } from './picker.ts';

test.each([
  [['12', '05', '', 'AM'], '00:05'],
  [['12', '05', '', 'PM'], '12:05'],
  [['1', '30', '09', 'PM'], '13:30:09'],
  [['11', '59', '', 'PM'], '23:59'],
])('%j is %s in a picker, and back', (parts, picked) => {
  expect(timePicker.toPick(parts)).toBe(picked);
  expect(timePicker.toParts(picked)).toEqual(parts);
});

test('what is no time begins with nothing, and nothing picked is nothing', () => {
  expect(timePicker.toPick(['13', '70', '', 'PM'])).toBe('');
  expect(timePicker.toParts('')).toEqual(['', '', '', 'AM']);
});
