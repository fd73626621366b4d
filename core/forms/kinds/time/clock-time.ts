import { isWhole } from '../../shapes/whole.ts';

/** Hour, minute, perhaps second, and the half of the day. */
export function isClockTime([hour = '', minute = '', second = '', ampm = '']: readonly string[]): boolean {
  return (
    isWhole(hour, 1, 12) &&
    isWhole(minute, 0, 59) &&
    (second === '' || isWhole(second, 0, 59)) &&
    (ampm === 'AM' || ampm === 'PM')
  );
}
