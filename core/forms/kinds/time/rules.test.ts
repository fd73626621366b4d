import { expect, test } from 'vitest';
import { fieldOf, problemWith } from '../testing/check-value.ts';

const NO_TIME = 'Field must be a time such as 1:30 PM.';

test.each([
  [['13', '70', '0', 'PM'], NO_TIME],
  [['12', '59', '59', 'AM'], undefined],
  [['1', '5', '', 'PM'], undefined],
  [['0', '10', '0', 'AM'], NO_TIME],
  [['1', '10', '60', 'AM'], NO_TIME],
  [['1', '10', '0', 'XX'], NO_TIME],
  [['', '', '', 'AM'], undefined],
])('%j', (value, message) => expect(problemWith(fieldOf('time'), value)).toBe(message));
