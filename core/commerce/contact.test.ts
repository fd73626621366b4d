import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from './address.ts';
import { contactProblems } from './contact.ts';

const ADA = { ...EMPTY_ADDRESS, firstName: 'Ada', lastName: 'Byron' };
const HOME = { ...ADA, line1: '1 Road', city: 'Town', postcode: '10115', country: 'DE' };
const email = 'ada@example.com';

test.each<[string, Parameters<typeof contactProblems>[0], boolean, string[]]>([
  ['everything', { email, shipping: HOME, billing: null }, true, []],
  [
    'an email that a phone ended with a space',
    { email: `${email} `, shipping: HOME, billing: null },
    true,
    [],
  ],
  ['an email without a domain', { email: 'ada@example', shipping: HOME, billing: null }, true, ['email']],
  [
    'an email with two addresses',
    { email: `${email},b@b.de`, shipping: HOME, billing: null },
    true,
    ['email'],
  ],
  ['a name alone for what needs no parcel', { email, shipping: ADA, billing: null }, false, []],
  [
    'a name alone for a parcel',
    { email, shipping: ADA, billing: null },
    true,
    ['shipping.line1', 'shipping.city', 'shipping.country'],
  ],
  [
    'no name',
    { email, shipping: { ...HOME, firstName: ' ', lastName: '' }, billing: null },
    false,
    ['shipping.firstName', 'shipping.lastName'],
  ],
  [
    'a billing address that lacks its town',
    { email, shipping: HOME, billing: { ...HOME, city: '' } },
    true,
    ['billing.city'],
  ],
])('%s', (_, contact, needsAddress, wrong) => {
  expect(Object.keys(contactProblems(contact, needsAddress))).toEqual(wrong);
});
