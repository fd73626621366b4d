import { description, placeholder, required } from '../options.ts';
import type { Kind } from '../kind.ts';

export const email = {
  name: 'Email',
  icon: 'm22 7-9 5.7a2 2 0 0 1-2 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z',
  options: { description, placeholder, required },
  sample: 'ada@example.com',
  contact: 'email',
} satisfies Kind;
