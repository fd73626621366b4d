import { control, leaf, type Field, type Words } from './field.ts';
import { LISTED_KINDS, REFERENCE_KINDS, type ListedKind, type ReferenceKind } from './reference-kinds.ts';

/** The id of something else on the site, or empty. Whether it is there is checked by whoever keeps the value. */
export function reference(to: ReferenceKind, words: Words = {}): Field<string> {
  const { pattern, problem } = REFERENCE_KINDS[to];
  return leaf({
    control: control('reference', words, { to }),
    initial: '',
    parse: (value) =>
      typeof value === 'string' && (value === '' || pattern.test(value)) ? { value } : { problem },
  });
}

/** The ids of several, each once. */
export function references(to: ListedKind, { max, ...words }: Words & { max: number }): Field<string[]> {
  const { pattern, problem } = LISTED_KINDS[to];
  const isNamed = (id: unknown): id is string => typeof id === 'string' && pattern.test(id);
  return leaf<string[]>({
    control: control('references', words, { to, max }),
    initial: [],
    parse(value) {
      if (!Array.isArray(value) || !value.every(isNamed)) return { problem };
      const ids = [...new Set(value)];
      return ids.length > max ? { problem: `Choose up to ${max}.` } : { value: ids };
    },
  });
}
