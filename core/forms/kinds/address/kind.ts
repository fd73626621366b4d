import { description, required } from '../options.ts';
import type { Kind } from '../kind.ts';

export const address = {
  name: 'Address',
  icon: 'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  options: { description, required },
  sample: ['12 Mill Lane', '', 'Leeds', 'Yorkshire', 'LS1 4AP', 'England'],
  join: (parts) => parts.filter((part) => part !== '').join(', '),
} satisfies Kind;
