import { description, optionList, required } from '../options.ts';
import type { Kind } from '../kind.ts';
import { en } from '../../../words/fields/en.ts';
import { likertStep } from './scale.ts';

export const likert = {
  name: 'Survey',
  icon: 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
  options: { description, options: optionList('Questions'), required },
  choices: { first: ['I would come again'], missing: 'Add a question.' },
  sample: ({ options = [] }) => Object.fromEntries(options.map((question) => [question, ['1']])),
  labelOf: (value) => {
    const step = likertStep(value);
    return step && en[step.word];
  },
} satisfies Kind;
