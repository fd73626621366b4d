import { isUsZip, ZIP_INVALID } from '../../../us-zip.ts';
import { part, parts } from '../../shapes/parts.ts';
import { must } from '../../shapes/rules.ts';

const US_NAMES = ['us', 'usa', 'u.s.', 'u.s.a.', 'united states', 'united states of america'];

export const address = parts(
  [
    part('Line1', 'Address', 'address-line1'),
    { ...part('Line2', 'Address 2', 'address-line2'), isOptional: true },
    part('City', 'City', 'address-level2'),
    part('State', 'State or region', 'address-level1'),
    part('Zip', 'ZIP or postal code', 'postal-code'),
    part('Country', 'Country', 'country-name'),
  ],
  { problemOf: must(([, , , , zip = '', country = '']) => isZipOf(country, zip), ZIP_INVALID) },
);

/** Those of other countries look like anything. */
function isZipOf(country: string, zip: string): boolean {
  return zip === '' || !US_NAMES.includes(country.trim().toLowerCase()) || isUsZip(zip);
}
