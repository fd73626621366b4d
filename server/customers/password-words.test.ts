import { expect, test } from 'vitest';
import { passwordProblem } from '#core/accounts/password.ts';
import { de } from '#core/words/account/de.ts';
import { wordsIn } from '#core/words/wording.ts';
import { fail } from '#contract/errors.ts';
import { failureIn } from '#contract/failure-words.ts';

test.each([
  ['short', de.passwordTooShort.replace('{min}', '10')],
  ['password1234', de.passwordCommon],
  ['ada@example.com', de.passwordIsEmail],
])('what is wrong with the password %s is told in the language of the page', (password, said) => {
  const problem = passwordProblem(password, 'ada@example.com') ?? '';
  const failure = fail('invalid', { errors: { password: problem } }, problem);
  const { sentence, details } = failureIn(wordsIn('de'), failure);
  expect([sentence, details.errors]).toEqual([said, { password: said }]);
});
