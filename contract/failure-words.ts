import { ERRORS, fail, type Failure } from './errors.ts';
import { PAYMENT_PROBLEMS, type PaymentProblem } from '#core/payments/payment.ts';
import { en } from '#core/words/errors/en.ts';
import type { Words } from '#core/words/words.ts';

const isSaid = (code: string): code is keyof typeof en => Object.hasOwn(en, code);

/** What a visitor is told of a failure: in the words of the site, unless the failure brings words of its own. */
export function sentenceIn(words: Words, { code, sentence }: Failure): string {
  return isSaid(code) && sentence === ERRORS[code].sentence
    ? words.of('errors')(code)
    : paymentSentenceIn(words, sentence);
}

/** Why money was not taken is kept in English, for owners too. */
function paymentSentenceIn(words: Words, sentence: string): string {
  const problem = (Object.keys(PAYMENT_PROBLEMS) as PaymentProblem[]).find(
    (each) => PAYMENT_PROBLEMS[each] === sentence,
  );
  return problem === undefined ? sentence : words.of('payment')(problem);
}

export function failureIn(words: Words, failure: Failure): Failure {
  const sentence = sentenceIn(words, failure);
  const { data } = failure.details;
  const isRepeated = typeof data === 'object' && data !== null && 'error' in data;
  return fail(
    failure.code,
    { ...failure.details, ...(isRepeated && { data: { ...data, error: sentence } }) },
    sentence,
  );
}
