import { toggle } from '../../../fields/index.ts';
import { description } from '../options.ts';
import type { Kind } from '../kind.ts';

export const section = {
  name: 'Section header',
  icon: 'M6 12h12M6 20V4M18 20V4',
  options: { description, underline: toggle(false, { label: 'Underline' }) },
  sample: null,
} satisfies Kind;
