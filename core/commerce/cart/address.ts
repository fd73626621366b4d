import { asksForPostcode, needsRegion, townLines } from '../../places/postal.ts';
import { isUsZip } from '../../us-zip.ts';
import type { Say } from '../../words/words.ts';

/** Where a parcel goes, as far as rates and taxes ask. */
export interface Destination {
  country: string;
  region: string;
  postcode: string;
}

export interface Address extends Destination {
  firstName: string;
  lastName: string;
  line1: string;
  line2: string;
  city: string;
  phone: string;
}

export const EMPTY_ADDRESS: Address = {
  firstName: '',
  lastName: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postcode: '',
  country: '',
  phone: '',
};

export const MAX_ADDRESS_LENGTH = 200;

/** What is wrong with where something goes, by field; used where only a price is asked for. */
export function destinationProblems(
  place: Destination,
  say: Say<'checkout'>,
): Partial<Record<keyof Destination, string>> {
  if (place.country === '') return { country: say('countryMissing') };
  if (place.country === 'US') return isUsZip(place.postcode) ? {} : { postcode: say('zipInvalid') };
  return place.postcode.trim() === '' && asksForPostcode(place.country)
    ? { postcode: say('postcodeMissing') }
    : {};
}

/** Every problem of an address at once, by field. */
export function addressProblems(
  address: Address,
  say: Say<'checkout'>,
): Partial<Record<keyof Address, string>> {
  const missing = (['firstName', 'lastName', 'line1', 'city'] as const).filter(
    (key) => address[key].trim() === '',
  );
  return {
    ...Object.fromEntries(missing.map((key) => [key, say(`${key}Missing`)])),
    ...destinationProblems(address, say),
    ...(needsRegion(address.country) && address.region.trim() === '' && { region: say('regionMissing') }),
  };
}

/** An address as lines, the way it is written on a parcel. */
export function addressLines(address: Address, countryName: string): string[] {
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    address.line1,
    address.line2,
    ...townLines(address, address.country),
    countryName,
  ].filter((line) => line.trim() !== '');
}
