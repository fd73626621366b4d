import { part, parts } from '../../shapes/parts.ts';
import { must } from '../../shapes/rules.ts';

export const MIN_PHONE_DIGITS = 4;
export const MAX_PHONE_DIGITS = 15;

const digitsPart = (name: string, label: string, autoComplete: string) => ({
  ...part(name, label, `tel-${autoComplete}`),
  isNumeric: true,
});

export const phone = parts(
  [
    {
      ...digitsPart('Country', 'Country code', 'country-code'),
      isOptional: true,
      shownWith: 'showCountryCode',
    },
    digitsPart('Areacode', 'Area code', 'area-code'),
    digitsPart('Prefix', 'Prefix', 'local-prefix'),
    digitsPart('Line', 'Line', 'local-suffix'),
  ],
  { problemOf: must(isPhone, '{title} must be a phone number.') },
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
