import type { Input } from './input.ts';
import { isTexts, rulesOf, textsOf, type Problem, type Rules } from './rules.ts';

/** Any number of texts, each of them once. */
export function list(input: Input, problemOf: Problem<readonly string[]>): Rules {
  return rulesOf<readonly string[]>(input, {
    read: (field, sent) => textsOf(sent, field.id).filter((entry) => entry !== ''),
    tidy: (_, sent = []) => (isTexts(sent) ? [...new Set(sent)] : undefined),
    problemOf,
  });
}
