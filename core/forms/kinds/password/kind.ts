import { description, required } from '../options.ts';
import type { Kind } from '../kind.ts';

export const password = {
  name: 'Password',
  icon: 'M7 11V7a5 5 0 0 1 10 0v4M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z',
  options: { description, required },
  sample: 'secret',
  isSecret: true,
} satisfies Kind;
