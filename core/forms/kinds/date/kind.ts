import { description, required } from '../options.ts';
import type { Kind } from '../kind.ts';
import { CALENDAR_ICON } from './icon.ts';
import { datePicker } from './picker.ts';
import { isRealDate } from './real-date.ts';

export const date = {
  name: 'Date',
  icon: CALENDAR_ICON,
  options: { description, required },
  sample: ['2', '28', '2026'],
  join: (parts) => {
    // 4/3 is one day in New York and another in London, so days are said as programs say them.
    if (isRealDate(parts)) return datePicker.toPick(parts);
    return parts.every((part) => part === '') ? '' : parts.join('/');
  },
} satisfies Kind;
