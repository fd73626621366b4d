import { text } from '../../../fields/index.ts';
import { description, required } from '../options.ts';
import type { Kind } from '../kind.ts';

export const currency = {
  name: 'Currency',
  icon: 'M12 3v18M17 5H9.5a3.5 3.5 0 0 0 0 7h5a3.5 3.5 0 0 1 0 7H6',
  options: {
    description,
    currencySymbol: text({ max: 8, initial: '$', isLiteral: true, label: 'Currency symbol' }),
    required,
  },
  sample: '120',
  textOf: (amount, { currencySymbol = '' }) => (amount === '' ? '' : currencySymbol + amount),
} satisfies Kind;
