import { EMPTY_ADDRESS, type Address } from '#core/commerce/cart/address.ts';
import type { Chooser } from '../random.ts';

const FIRST =
  'Margaret Tom Priya Alan Joan Idris Beatrix Kwame Sofia Hugh Niamh Oscar Leila Stanley Ruth Callum Amara Edwin Freya Gareth Hana Imogen Jonas Kitty Laurence Maeve Nadia Owen Petra Rafe Saskia Theo Una Viktor Winifred Yusuf Zadie Rosalind'.split(
    ' ',
  );
const LAST =
  'Hale Whitcombe Shah Barlow Pryce Okafor Lindqvist Mensah Marchetti Tolley Byrne Fenn Haddad Ockenden Ashdown Rennie Nwosu Larkin Thorne Bevan Sato Cottrell Weiss Drummond Quill Farrell Rahman Pugh Novak Hartley Vos Marsh Keane Dahl Gale Demir Clarke Winter'.split(
    ' ',
  );
const STREETS =
  'Mill Lane,Church Road,Castle Street,Park View,Orchard Close,Station Road,Harbour Street'.split(',');

type Place = Pick<Address, 'city' | 'postcode' | 'country'>;
const PLACES: readonly (readonly [Place, number])[] = [
  [{ city: 'Bristol', postcode: 'BS6 5QA', country: 'GB' }, 8],
  [{ city: 'London', postcode: 'N16 8EL', country: 'GB' }, 10],
  [{ city: 'Leeds', postcode: 'LS7 4PD', country: 'GB' }, 5],
  [{ city: 'Edinburgh', postcode: 'EH6 7HR', country: 'GB' }, 6],
  [{ city: 'Cardiff', postcode: 'CF11 9LB', country: 'GB' }, 4],
  [{ city: 'Norwich', postcode: 'NR2 3AX', country: 'GB' }, 4],
  [{ city: 'Dublin', postcode: 'D06 F8C2', country: 'IE' }, 4],
  [{ city: 'Berlin', postcode: '10999', country: 'DE' }, 2],
  [{ city: 'Utrecht', postcode: '3512 JE', country: 'NL' }, 1],
  [{ city: 'Lyon', postcode: '69001', country: 'FR' }, 1],
];

export interface Person {
  email: string;
  name: string;
  address: Address;
}

/** People who are nobody: their mailboxes lie in a domain that is kept for examples. */
export function madeUpPeople(count: number, choose: Chooser): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const firstName = FIRST[index % FIRST.length] ?? '';
    // Each round of first names meets other last names, so that no two people are called the same.
    const lastName = LAST[(index + Math.floor(index / FIRST.length) * 7) % LAST.length] ?? '';
    return {
      email: `${firstName}.${lastName}@example.com`.toLowerCase(),
      name: `${firstName} ${lastName}`,
      address: {
        ...EMPTY_ADDRESS,
        ...choose.weighted(PLACES),
        firstName,
        lastName,
        line1: `${choose.whole(1, 140)} ${choose.of(STREETS)}`,
      },
    };
  });
}
