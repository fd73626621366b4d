import { ERRORS, fail, type Failure } from './errors.ts';
import { faultTold } from '#core/accounts/password.ts';
import { sayPasswordFault } from '#core/accounts/password-words.ts';
import { en } from '#core/words/errors/en.ts';
import { en as payment } from '#core/words/payment/en.ts';
import type { Words } from '#core/words/words.ts';

const isSaid = (code: string): code is keyof typeof en => Object.hasOwn(en, code);

/** What a visitor is told of a failure: in the words of the site, unless the failure brings words of its own. */
export function sentenceIn(words: Words, { code, sentence }: Failure): string {
  return isSaid(code) && sentence === ERRORS[code].sentence
    ? words.of('errors')(code)
    : sharedSentenceIn(words, sentence);
}

/** What owners are told too is kept in English: why money was not taken, and what is wrong with a password. */
function sharedSentenceIn(words: Words, sentence: string): string {
  const fault = faultTold(sentence);
  if (fault) return sayPasswordFault(words.of('account'), fault);
  const problem = (Object.keys(payment) as (keyof typeof payment)[]).find(
    (each) => payment[each] === sentence,
  );
  return problem === undefined ? sentence : words.of('payment')(problem);
}

export function failureIn(words: Words, failure: Failure): Failure {
  const sentence = sentenceIn(words, failure);
  const { data, errors } = failure.details;
  const isRepeated = typeof data === 'object' && data !== null && 'error' in data;
  return fail(
    failure.code,
    {
      ...failure.details,
      ...(isOfFields(errors) && { errors: inWords(words, errors) }),
      ...(isRepeated && { data: { ...data, error: sentence } }),
    },
    sentence,
  );
}

const isOfFields = (errors: unknown): errors is Readonly<Record<string, string>> =>
  typeof errors === 'object' && errors !== null;

const inWords = (words: Words, errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, sharedSentenceIn(words, said)]));
