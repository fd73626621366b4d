import { description, FIRST_OPTIONS, OPTION_MISSING, optionList, required } from '../options.ts';
import type { Kind } from '../kind.ts';

export const select = {
  name: 'Dropdown',
  icon: 'm16 10-4 4-4-4M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z',
  options: { description, options: optionList('Options'), required },
  choices: { first: FIRST_OPTIONS, missing: OPTION_MISSING, canDecide: true },
  sample: ({ options: [first = ''] = [] }) => first,
} satisfies Kind;
