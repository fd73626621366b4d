import { isUsZip } from '../../../us-zip.ts';
import { part, parts } from '../../shapes/parts.ts';

const US_NAMES = ['us', 'usa', 'u.s.', 'u.s.a.', 'united states', 'united states of america'];

export const address = parts(
  [
    part('Line1', 'address', 'address-line1'),
    { ...part('Line2', 'address2', 'address-line2'), isOptional: true },
    part('City', 'city', 'address-level2'),
    part('State', 'state', 'address-level1'),
    part('Zip', 'zip', 'postal-code'),
    part('Country', 'country', 'country-name'),
  ],
  {
    problemOf: ([, , , , zip = '', country = ''], _, say) =>
      isZipOf(country, zip) ? undefined : say('zipInvalid'),
  },
);

/** Those of other countries look like anything. */
function isZipOf(country: string, zip: string): boolean {
  return zip === '' || !US_NAMES.includes(country.trim().toLowerCase()) || isUsZip(zip);
}
