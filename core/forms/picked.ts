import { isClockTime, isRealDate } from './formats.ts';

/** Between the parts of a date or time and what a browser's own picker gives and takes. */
export interface Picker {
  readonly input: 'date' | 'time';
  readonly label: string;
  /** What the picker shows first; empty where the parts say nothing yet. */
  readonly toPick: (parts: readonly string[]) => string;
  /** The parts of what was picked, in their order. */
  readonly toParts: (picked: string) => readonly string[];
}

const pad = (text: string, length = 2) => text.padStart(length, '0');

export const PICKERS: Readonly<Partial<Record<string, Picker>>> = {
  date: {
    input: 'date',
    label: 'Choose a date',
    toPick(parts) {
      const [month = '', day = '', year = ''] = parts;
      return isRealDate(parts) ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : '';
    },
    toParts(picked) {
      const [year = '', month = '', day = ''] = picked.split('-');
      return [month, day, year].map((part) => (part === '' ? '' : String(Number(part))));
    },
  },
  time: {
    input: 'time',
    label: 'Choose a time',
    toPick(parts) {
      if (!isClockTime(parts)) return '';
      const [hour = '', minute = '', second = '', ampm = ''] = parts;
      const ofDay = (Number(hour) % 12) + (ampm === 'PM' ? 12 : 0);
      return [String(ofDay), minute, ...(second === '' ? [] : [second])].map((part) => pad(part)).join(':');
    },
    toParts(picked) {
      const [hour = '', minute = '', second = ''] = picked.split(':');
      if (hour === '') return ['', '', '', 'AM'];
      return [String(Number(hour) % 12 || 12), minute, second, Number(hour) < 12 ? 'AM' : 'PM'];
    },
  },
};
