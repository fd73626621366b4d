import { description, required } from '../options.ts';
import type { Kind } from '../kind.ts';
import { CALENDAR_ICON } from './icon.ts';

export const date = {
  name: 'Date',
  icon: CALENDAR_ICON,
  options: { description, required },
  sample: ['2', '28', '2026'],
  join: (parts) => (parts.every((part) => part === '') ? '' : parts.join('/')),
} satisfies Kind;
