import { expect, test } from 'vitest';
import { PICKERS } from './picked.ts';

test.each([
  ['date', ['2', '28', '2025'], '2025-02-28'],
  ['date', ['12', '1', '987'], '0987-12-01'],
  ['time', ['12', '05', '', 'AM'], '00:05'],
  ['time', ['12', '05', '', 'PM'], '12:05'],
  ['time', ['1', '30', '09', 'PM'], '13:30:09'],
  ['time', ['11', '59', '', 'PM'], '23:59'],
])('%s %j is %s in a picker, and back', (type, parts, picked) => {
  expect(PICKERS[type]?.toPick(parts)).toBe(picked);
  expect(PICKERS[type]?.toParts(picked)).toEqual(parts);
});

test.each([
  ['date', ['2', '30', '2025']],
  ['date', ['', '', '']],
  ['time', ['13', '70', '', 'PM']],
])('%s %j begins with nothing', (type, parts) => {
  expect(PICKERS[type]?.toPick(parts)).toBe('');
});

test('nothing picked is nothing', () => {
  expect(PICKERS.date?.toParts('')).toEqual(['', '', '']);
  expect(PICKERS.time?.toParts('')).toEqual(['', '', '', 'AM']);
});
