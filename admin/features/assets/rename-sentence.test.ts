import { expect, test } from 'vitest';
import { CallProblem } from '../../http/problem.ts';
import { renameSentence } from './rename-sentence.ts';

const FAILED = 'There was a problem while renaming your file.';

test.each([
  ['a server that fails', new CallProblem('internal', 'Internal server error.', { status: 500 }), FAILED],
  ['a lost connection', new CallProblem('noConnection', 'No connection.'), FAILED],
  ['what nobody expected', new TypeError('x'), FAILED],
  ['a refusal', new CallProblem('invalid', 'This name is taken.', { status: 400 }), 'This name is taken.'],
])('a rename that did not work: %s', (_, error, sentence) => {
  expect(renameSentence(error)).toBe(sentence);
});
