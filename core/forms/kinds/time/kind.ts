import { description, required } from '../options.ts';
import type { Kind } from '../kind.ts';
import { CLOCK_ICON } from './icon.ts';

const pad = (text: string) => (text === '' ? '' : text.padStart(2, '0'));

export const time = {
  name: 'Time',
  icon: CLOCK_ICON,
  options: { description, required },
  sample: ['1', '30', '', 'PM'],
  join: ([hour = '', minute = '', second = '', ampm = '']) =>
    hour === '' ? '' : `${[hour, pad(minute), pad(second)].filter((part) => part !== '').join(':')} ${ampm}`,
} satisfies Kind;
