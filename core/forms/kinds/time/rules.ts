import { digits, parts } from '../../shapes/parts.ts';
import { must } from '../../shapes/rules.ts';
import { isClockTime } from './clock-time.ts';
import { timePicker } from './picker.ts';

export const time = parts(
  [
    digits('Hour', { label: 'hour', hint: 'hourHint', length: 2 }),
    digits('Minute', { label: 'minute', hint: 'minuteHint', length: 2 }),
    { ...digits('Second', { label: 'second', hint: 'secondHint', length: 2 }), isOptional: true },
    { name: 'Ampm', label: 'amPm', choices: { AM: 'am', PM: 'pm' }, isOptional: true },
  ],
  { picker: timePicker, problemOf: must(isClockTime, 'mustBeTime') },
);
