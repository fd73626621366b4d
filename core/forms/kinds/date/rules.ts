import { digits, parts } from '../../shapes/parts.ts';
import { must } from '../../shapes/rules.ts';
import { datePicker } from './picker.ts';
import { isRealDate } from './real-date.ts';

export const date = parts([digits('Month', 'MM'), digits('Day', 'DD'), digits('Year', 'YYYY')], {
  picker: datePicker,
  problemOf: must(isRealDate, '{title} must be a real date.'),
});
