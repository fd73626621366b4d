import { description, placeholder, required } from '../options.ts';
import type { Kind } from '../kind.ts';

export const text = {
  name: 'Text',
  icon: 'M12 4v16M4 7V5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2M9 20h6',
  options: { description, placeholder, required },
  sample: 'A few words',
} satisfies Kind;
