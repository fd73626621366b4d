import { description, placeholder, required } from '../options.ts';
import type { Kind } from '../kind.ts';

export const website = {
  name: 'Website',
  icon: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  options: { description, placeholder, required },
  sample: 'https://example.com',
} satisfies Kind;
