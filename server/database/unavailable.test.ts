import { expect, test } from 'vitest';
import { isUnavailable, Unavailable } from './unavailable.ts';

const failedWith = (code: string) => Object.assign(new Error('It did not work.'), { code });

test.each([
  ['what we say ourselves', new Unavailable('Later.'), true],
  ['a disk without space', failedWith('ENOSPC'), true],
  ['a quota that is used up', failedWith('EDQUOT'), true],
  ['what has such a cause', new Error('Not kept.', { cause: failedWith('ENOSPC') }), true],
  ['a file that may not be read', failedWith('EACCES'), false],
  ['a mistake of ours', new TypeError('x is not a function'), false],
])('%s passes or does not', (_, error, isPassing) => {
  expect(isUnavailable(error)).toBe(isPassing);
});
