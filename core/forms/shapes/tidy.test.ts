import { expect, test } from 'vitest';
import { fieldOf, SAY } from '../kinds/testing/check-value.ts';
import { validateForm } from '../validate.ts';
import { tidyLine, tidyText } from './tidy.ts';

test.each([
  ['Ada\r\nBcc: all@example.com', 'Ada Bcc: all@example.com'],
  ['  Ada\t\u0007L  ', 'Ada L'],
])('%j stays one line', (sent, kept) => {
  expect(tidyLine(sent)).toBe(kept);
  expect(validateForm([fieldOf('name')], { f: [sent, 'L'] }, SAY).values.f).toEqual([kept, 'L']);
});

test('a text keeps its lines and tabs, and no other control characters', () => {
  expect(tidyText('a\r\nb\rc\td\u0000\u0007')).toBe('a\nb\nc\td');
});
