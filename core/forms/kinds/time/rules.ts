import { digits, parts } from '../../shapes/parts.ts';
import { must } from '../../shapes/rules.ts';
import { isClockTime } from './clock-time.ts';
import { timePicker } from './picker.ts';

export const time = parts(
  [
    digits('Hour', 'hour', 'HH'),
    digits('Minute', 'minute', 'MM'),
    { ...digits('Second', 'second', 'SS'), isOptional: true },
    { name: 'Ampm', label: 'amPm', choices: ['AM', 'PM'], isOptional: true },
  ],
  { picker: timePicker, problemOf: must(isClockTime, 'mustBeTime') },
);
