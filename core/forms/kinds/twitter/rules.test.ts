import { expect, test } from 'vitest';
import { fieldOf, problemWith } from '../testing/check-value.ts';

const NO_NAME = 'Field must be a user name such as @name.';

test.each([
  ['@ada_l', undefined],
  ['ada', undefined],
  ['not a name', NO_NAME],
  ['@sixteencharacters', NO_NAME],
])('%j', (value, message) => expect(problemWith(fieldOf('twitter'), value)).toBe(message));
