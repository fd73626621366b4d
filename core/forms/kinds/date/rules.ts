import { digits, parts } from '../../shapes/parts.ts';
import { must } from '../../shapes/rules.ts';
import { datePicker } from './picker.ts';
import { isRealDate } from './real-date.ts';

export const date = parts(
  [digits('Month', 'month', 'MM'), digits('Day', 'day', 'DD'), digits('Year', 'year', 'YYYY')],
  {
    picker: datePicker,
    problemOf: must(isRealDate, 'mustBeDate'),
  },
);
