import { expect, test } from 'vitest';
import { fieldOf, problemWith, SAY } from '../testing/check-value.ts';
import { emailMessage } from './email.ts';

const EMAIL_MESSAGE = emailMessage(SAY);

const at = (length: number) => `${'a'.repeat(length - '@b.co'.length)}@b.co`;

test.each([
  ['a@b.co', undefined],
  ['a@b.info', undefined],
  ['first.last+tag@sub.example.org', undefined],
  [at(256), undefined],
  [at(257), EMAIL_MESSAGE],
  [at(5000), EMAIL_MESSAGE],
  ['', undefined],
  ['ab', EMAIL_MESSAGE],
  ['abc', EMAIL_MESSAGE],
  ['a@b', EMAIL_MESSAGE],
  ['a b@c.de', EMAIL_MESSAGE],
  ['a@b.c', EMAIL_MESSAGE],
  ['a@b.abcde', EMAIL_MESSAGE],
  ['a@b.online', EMAIL_MESSAGE],
  ['a@@b.co', EMAIL_MESSAGE],
  ['a@b..co', EMAIL_MESSAGE],
  [['a@b.co'], EMAIL_MESSAGE],
  [7, EMAIL_MESSAGE],
  [{}, EMAIL_MESSAGE],
])('%j', (value, message) => expect(problemWith(fieldOf('email'), value)).toBe(message));

test('the message in full', () =>
  expect(EMAIL_MESSAGE).toBe(
    'Email is not valid. Email addresses should follow the format user@domain.com.',
  ));
