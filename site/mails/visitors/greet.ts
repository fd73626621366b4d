import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { Words } from '#core/words/words.ts';

/** The first line of a mail. */
export function greet(words: Words, name: string): string {
  const say = words.of('mails');
  const tidy = tidyLine(name);
  return tidy === '' ? say('hello') : say('helloName', { name: tidy });
}
