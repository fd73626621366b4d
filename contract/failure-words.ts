import { ERRORS, fail, type Failure } from './errors.ts';
import { en } from '#core/words/errors/en.ts';
import type { Words } from '#core/words/words.ts';

const isSaid = (code: string): code is keyof typeof en => Object.hasOwn(en, code);

/** What a visitor is told of a failure: in the words of the site, unless the failure brings words of its own. */
export function sentenceIn(words: Words, { code, sentence }: Failure): string {
  return isSaid(code) && sentence === ERRORS[code].sentence ? words.of('errors')(code) : sentence;
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
