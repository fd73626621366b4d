import { description, placeholder, required } from '../options.ts';
import type { Kind } from '../kind.ts';

export const number = {
  name: 'Number',
  icon: 'M4 9h16M4 15h16M10 3 8 21M16 3l-2 18',
  options: { description, placeholder, required },
  sample: '4',
} satisfies Kind;
