import { expect, test } from 'vitest';
import { isEmail, tidyEmail } from './email.ts';

test.each([
  ['ada@example.com', true],
  ['ada+plinth@mail.example.photography', true],
  ['ädä@bücher.example', true],
  ["o'hara@example.co.uk", true],
  ['ada', false],
  ['ada@', false],
  ['@example.com', false],
  ['ada@localhost', false],
  ['ada@example..com', false],
  ['a da@example.com', false],
  ['ada@example.com, eve@example.com', false],
  ['<ada@example.com>', false],
  ['ada@exam\nple.com', false],
  [`${'a'.repeat(250)}@example.com`, false],
])('whether %s is an email: %s', (email, expected) => {
  expect(isEmail(email)).toBe(expected);
});

test('an email has one spelling', () => {
  expect(tidyEmail(' Ada@Example.COM ')).toBe('ada@example.com');
});
