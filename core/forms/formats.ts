import type { FieldKind } from './field.ts';

/** Whether a value of several parts or of one text says something plausible. Empty values are not asked here. */
export const MAX_PHONE_DIGITS = 15;
export const MIN_PHONE_DIGITS = 4;
const US_NAMES = ['us', 'usa', 'u.s.', 'u.s.a.', 'united states', 'united states of america'];

const isWhole = (text: string, min: number, max: number) =>
  /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;

export function isRealDate([month = '', day = '', year = '']: readonly string[]): boolean {
  if (!isWhole(month, 1, 12) || !isWhole(day, 1, 31) || !isWhole(year, 1, 9999)) return false;
  const leap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Number(month) - 1] ?? 0;
  return Number(day) <= days;
}

export function isClockTime([hour = '', minute = '', second = '', ampm = '']: readonly string[]): boolean {
  return (
    isWhole(hour, 1, 12) &&
    isWhole(minute, 0, 59) &&
    (second === '' || isWhole(second, 0, 59)) &&
    (ampm === 'AM' || ampm === 'PM')
  );
}

export function isPhone([country = '', ...number]: readonly string[]): boolean {
  const digits = [country.replace(/^\+/, ''), ...number].map((part) => part.replaceAll(/[\s.()-]/g, ''));
  const count = digits.join('').length;
  return (
    digits.every((part) => /^\d*$/.test(part)) &&
    digits.slice(1).every((part) => part !== '') &&
    count >= MIN_PHONE_DIGITS &&
    count <= MAX_PHONE_DIGITS
  );
}

export function isInUnitedStates(country: string): boolean {
  return US_NAMES.includes(country.trim().toLowerCase());
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+\S*$/i.test(text) && URL.canParse(text);
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;
const AMOUNT = /^\d{1,3}(?:,?\d{3})*(?:\.\d{1,2})?$|^\d+(?:\.\d{1,2})?$/;

/** The message for a text that is not what its kind asks for. */
export function textProblem(type: FieldKind, title: string, text: string): string | undefined {
  switch (type) {
    case 'number':
      return NUMBER.test(text) ? undefined : `${title} must be a number.`;
    case 'currency':
      return AMOUNT.test(text) ? undefined : `${title} must be an amount such as 12.50.`;
    case 'website':
      return isWebAddress(text)
        ? undefined
        : `${title} must be a web address such as https://www.example.com.`;
    case 'twitter':
      return /^@?\w{1,15}$/.test(text) ? undefined : `${title} must be a user name such as @name.`;
    default:
      return undefined;
  }
}
