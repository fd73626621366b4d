import { expect, test } from 'vitest';
import { saidError, textOf } from './said-error.ts';
import { makeSeldom } from './seldom.ts';

test('what leaves this machine names nobody', () => {
  const err = {
    type: 'Error',
    message: 'Failed query: select 1\nparams: ada@example.com,7\nat ben@example.com',
    stack: 'Error: to ada@example.com\n    at x (a.ts:1)',
  };
  const said = saidError({ err } as never);
  expect(JSON.stringify(said)).not.toMatch(/@example|params/);
  expect(said?.message).toContain('select 1');
  expect(said?.stack).toContain('a.ts:1');
});

test.each([undefined, 'Error', { message: 'x' }, { type: 'Error', message: 7, stack: '' }])(
  '%j is no error',
  (err) => {
    expect(saidError({ err } as never)).toBeUndefined();
  },
);

test('of what is no text nothing is said', () => {
  expect([textOf('a'), textOf(''), textOf(7), textOf(undefined)]).toEqual(['a', '', undefined, undefined]);
});

test('a thing is said once in a while, each by itself', () => {
  let time = 0;
  const mayTell = makeSeldom(1000, () => time);
  expect([mayTell('a'), mayTell('a'), mayTell('b')]).toEqual([true, false, true]);
  time = 999;
  expect(mayTell('a')).toBe(false);
  time = 1000;
  expect([mayTell('a'), mayTell('a')]).toEqual([true, false]);
});

test('a thousand things are remembered, not more', () => {
  const mayTell = makeSeldom(1000, () => 0);
  for (let index = 0; index < 1000; index += 1) mayTell(`thing ${index}`);
  expect(mayTell('thing 0')).toBe(false);
  expect(mayTell('one more')).toBe(true);
  expect(mayTell('thing 0')).toBe(true);
});
