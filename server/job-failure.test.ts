import { expect, test } from 'vitest';
import { describeFailure } from './job-failure.ts';

const query = new Error('Failed query: insert into mails values ($1)\nparams: vi@example.com', {
  cause: new Error('null value in column "subject"'),
});

test.each([
  ['an error', new Error('no disk left'), 'A job of moving-in failed: Error: no disk left'],
  ['a query', query, 'A job of moving-in failed: Error: null value in column "subject"'],
  [
    'an address',
    new Error('550 <vi@example.com> is unknown'),
    'A job of moving-in failed: Error: 550 <…> is unknown',
  ],
  ['something else that was thrown', 'a word', 'A job of moving-in failed: a word'],
])('%s is told with its queue, and without what it was about', (_, error, first) => {
  const told = describeFailure('moving-in', error);
  expect(told.split('\n')[0]).toBe(first);
  expect(told).not.toContain('vi@example.com');
});

test('where it happened is told', () => {
  expect(describeFailure('moving-in', query)).toMatch(/\n\s+at .*job-failure\.test\.ts/);
});
