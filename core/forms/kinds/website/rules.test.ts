import { expect, test } from 'vitest';
import { fieldOf, problemWith } from '../testing/check-value.ts';

const NO_ADDRESS = 'Field must be a web address such as https://www.example.com.';

test.each([
  ['foo', NO_ADDRESS],
  ['https://example', NO_ADDRESS],
  ['https://user@example.com', NO_ADDRESS],
  ['javascript://example.com/%0aalert(1)', NO_ADDRESS],
  ['https://example.com/a?b', undefined],
  ['http://example.com', undefined],
])('%j', (value, message) => expect(problemWith(fieldOf('website'), value)).toBe(message));
