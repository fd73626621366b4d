import type { Picker } from '../../shapes/input.ts';
import { CALENDAR_ICON } from './icon.ts';
import { isRealDate } from './real-date.ts';

const pad = (text: string, length = 2) => text.padStart(length, '0');

export const datePicker: Picker = {
  type: 'date',
  label: 'chooseDate',
  icon: CALENDAR_ICON,
  min: '0001-01-01',
  max: '9999-12-31',
  toPick(parts) {
    const [month = '', day = '', year = ''] = parts;
    return isRealDate(parts) ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : '';
  },
  toParts(picked) {
    const [year = '', month = '', day = ''] = picked.split('-');
    return [month, day, year].map((part) => (part === '' ? '' : String(Number(part))));
  },
};
