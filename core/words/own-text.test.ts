import { expect, test } from 'vitest';
import { unlessOwn } from './own-text.ts';

test.each([
  ['', 'Senden'],
  ['  ', 'Senden'],
  ['Send', 'Senden'],
  ['Send it', 'Send it'],
  ['send', 'send'],
])('%j is said as %j', (text, said) => {
  expect(unlessOwn(text, 'Send', 'Senden')).toBe(said);
});
