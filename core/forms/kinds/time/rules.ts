import { digits, parts } from '../../shapes/parts.ts';
import { must } from '../../shapes/rules.ts';
import { isClockTime } from './clock-time.ts';
import { timePicker } from './picker.ts';

export const time = parts(
  [
    digits('Hour', 'HH'),
    digits('Minute', 'MM'),
    { ...digits('Second', 'SS'), isOptional: true },
    { name: 'Ampm', label: 'AM or PM', choices: ['AM', 'PM'], isOptional: true },
  ],
  { picker: timePicker, problemOf: must(isClockTime, '{title} must be a time such as 1:30 PM.') },
);
