import type { Picker } from '../../shapes/input.ts';
import { isClockTime } from './clock-time.ts';
import { CLOCK_ICON } from './icon.ts';

export const timePicker: Picker = {
  type: 'time',
  label: 'chooseTime',
  icon: CLOCK_ICON,
  toPick(parts) {
    if (!isClockTime(parts)) return '';
    const [hour = '', minute = '', second = '', ampm = ''] = parts;
    const ofDay = (Number(hour) % 12) + (ampm === 'PM' ? 12 : 0);
    return [String(ofDay), minute, ...(second === '' ? [] : [second])]
      .map((part) => part.padStart(2, '0'))
      .join(':');
  },
  toParts(picked) {
    const [hour = '', minute = '', second = ''] = picked.split(':');
    if (hour === '') return ['', '', '', 'AM'];
    return [String(Number(hour) % 12 || 12), minute, second, Number(hour) < 12 ? 'AM' : 'PM'];
  },
};
