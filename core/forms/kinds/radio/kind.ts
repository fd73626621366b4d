import { description, FIRST_OPTIONS, OPTION_MISSING, optionList, required } from '../options.ts';
import type { Kind } from '../kind.ts';

export const radio = {
  name: 'Radio',
  icon: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
  options: { description, options: optionList('Options'), required },
  choices: { first: FIRST_OPTIONS, missing: OPTION_MISSING, canDecide: true },
  sample: ({ options: [first = ''] = [] }) => first,
} satisfies Kind;
