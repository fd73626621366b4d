import { text } from '../../../fields/index.ts';
import type { Kind } from '../kind.ts';

export const hidden = {
  name: 'Hidden field',
  icon: 'M10.7 5.1a10.7 10.7 0 0 1 11.2 6.6 1 1 0 0 1 0 .7 10.7 10.7 0 0 1-1.4 2.5M14.1 14.2a3 3 0 0 1-4.3-4.3M17.5 17.5a10.7 10.7 0 0 1-15.4-5.2 1 1 0 0 1 0-.7 10.7 10.7 0 0 1 4.4-5.1M2 2l20 20',
  options: {
    key: text({ max: 100, isLiteral: true, label: 'Key', help: 'Read from the page URL: ?key=value.' }),
    value: text({
      max: 1000,
      isLiteral: true,
      label: 'Value',
      help: 'Used when the URL does not have the key.',
    }),
  },
  sample: ({ value = '' }) => value,
  isUnasked: true,
} satisfies Kind;
