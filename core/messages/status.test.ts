import { expect, test } from 'vitest';
import { messageOfStatus, messageOfUnparseable } from './status.ts';

test.each([
  [401, 'Unauthorized request'],
  [403, 'Unauthorized request'],
  [500, 'Internal server error. Please try again later.'],
  [501, 'Internal server error. Please try again later.'],
  [503, 'This service is temporarily unavailable. Please try again later.'],
  [0, 'Unable to connect. Please check your internet connection and try again.'],
  [404, 'Unable to connect. Please check your internet connection and try again.'],
  [502, 'Unable to connect. Please check your internet connection and try again.'],
])('%d is told as %j', (status, message) => {
  expect(messageOfStatus(status)).toBe(message);
});

test.each([
  [
    '/api/x?crumb=1',
    'Unexpected token',
    'Internal Error: Unable to parse server response from (/api/x?crumb=1) as JSON: Unexpected token',
  ],
  ["/$&$'", '$1', "Internal Error: Unable to parse server response from (/$&$') as JSON: $1"],
])('an answer of %s that is no JSON', (url, message, expected) => {
  expect(messageOfUnparseable(url, message)).toBe(expected);
});
