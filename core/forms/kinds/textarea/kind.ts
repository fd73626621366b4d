import { number } from '../../../fields/index.ts';
import { description, placeholder, required } from '../options.ts';
import type { Kind } from '../kind.ts';
import { MAX_TEXT_LENGTH } from './limit.ts';

export const textarea = {
  name: 'Long text',
  icon: 'M4 6h16M4 12h16M4 18h9',
  options: {
    description,
    placeholder,
    required,
    maxLength: number({
      min: 0,
      max: MAX_TEXT_LENGTH,
      initial: 0,
      label: 'Maximum length',
      help: '0 for no limit.',
    }),
  },
  formHandlerOptions: ['maxLength'],
  sample: 'Hello,\nI would like to know more.',
} satisfies Kind;
