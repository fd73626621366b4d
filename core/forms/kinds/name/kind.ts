import { description, required } from '../options.ts';
import type { Kind } from '../kind.ts';

export const name = {
  name: 'Name',
  icon: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
  options: { description, required },
  sample: ['Ada', 'Lovelace'],
  join: (parts) => parts.filter((part) => part !== '').join(' '),
  contact: 'name',
} satisfies Kind;
