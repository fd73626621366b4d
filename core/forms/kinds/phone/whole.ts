/** Of one digit or of two; all others have three. */
const COUNTRY_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
const MAX_LINE_DIGITS = 4;
const MAX_PREFIX_DIGITS = 3;
/** Said of every text that is no number, so that it is not taken for a missing one. */
const NO_NUMBER = ['', '-', '-', '-'];

/** A number as people write it, in the parts that are kept: country, area code, prefix, line. */
export function splitPhone(text: string): string[] {
  const written = text.trim().replace(/^00/, '+');
  if (written === '') return ['', '', '', ''];
  // The zero that is dialled at home only.
  const digits = written.replace(/^(\+[^(]*)\(0\)/, '$1').replaceAll(/[\s.()/-]/g, '');
  if (!/^\+?\d{4,}$/.test(digits)) return NO_NUMBER;
  const country = digits.startsWith('+') ? (COUNTRY_CODE.exec(digits.slice(1))?.[0] ?? '') : '';
  const number = country === '' ? digits : digits.slice(country.length + 1);
  if (!/^\d{4,}$/.test(number)) return NO_NUMBER;
  const line = number.slice(-Math.min(MAX_LINE_DIGITS, number.length - 2));
  const rest = number.slice(0, -line.length);
  const prefix = rest.slice(-Math.min(MAX_PREFIX_DIGITS, rest.length - 1));
  return [country, rest.slice(0, -prefix.length), prefix, line];
}

const filled = (parts: readonly string[]) => parts.filter((part) => part !== '');

export function joinPhone([country = '', ...rest]: readonly string[]): string {
  return filled([country === '' ? '' : `+${country.replace(/^\+/, '')}`, filled(rest).join('-')]).join(' ');
}
