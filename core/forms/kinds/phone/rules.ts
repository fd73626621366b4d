import { part, parts } from '../../shapes/parts.ts';
import { must } from '../../shapes/rules.ts';
import type { Part } from '../../shapes/input.ts';
import { joinPhone, splitPhone } from './whole.ts';

export const MIN_PHONE_DIGITS = 4;
export const MAX_PHONE_DIGITS = 15;

const digitsPart = (name: string, label: Part['label'], autoComplete: string) => ({
  ...part(name, label, `tel-${autoComplete}`),
  isNumeric: true,
});

export const phone = parts(
  [
    {
      ...digitsPart('Country', 'countryCode', 'country-code'),
      isOptional: true,
      shownWith: 'showCountryCode',
    },
    digitsPart('Areacode', 'areaCode', 'area-code'),
    digitsPart('Prefix', 'prefix', 'local-prefix'),
    digitsPart('Line', 'line', 'local-suffix'),
  ],
  {
    whole: { type: 'tel', autoComplete: 'tel', split: splitPhone, join: joinPhone },
    problemOf: must(isPhone, 'mustBePhone'),
  },
);

function isPhone([country = '', ...number]: readonly string[]): boolean {
  const all = [country.replace(/^\+/, ''), ...number].map((text) => text.replaceAll(/[\s.()-]/g, ''));
  const count = all.join('').length;
  return (
    all.every((text) => /^\d*$/.test(text)) &&
    all.slice(1).every((text) => text !== '') &&
    count >= MIN_PHONE_DIGITS &&
    count <= MAX_PHONE_DIGITS
  );
}
