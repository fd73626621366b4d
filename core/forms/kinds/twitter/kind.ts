import { description, required } from '../options.ts';
import type { Kind } from '../kind.ts';

export const twitter = {
  name: 'X',
  icon: 'M16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
  options: { description, required },
  sample: '@ada',
} satisfies Kind;
