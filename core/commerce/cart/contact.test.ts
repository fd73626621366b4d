import { expect, test } from 'vitest';
import { EMPTY_ADDRESS, type Address } from './address.ts';
import { contactProblems, type Contact } from './contact.ts';
import { wordsIn } from '../../words/wording.ts';

const say = wordsIn('en').of('checkout');

const address: Address = {
  ...EMPTY_ADDRESS,
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Road',
  city: 'Town',
  country: 'DE',
  postcode: '10115',
};
const contact: Contact = { email: 'ada@example.com', shipping: address, billing: null };

test.each<[string, Partial<Contact>, boolean, string[]]>([
  ['complete', {}, true, []],
  ['a space after the email, as phones write it', { email: 'ada@example.com ' }, true, []],
  ['two emails', { email: 'ada@example.com,eve@example.com' }, true, ['email']],
  ['an email without a domain', { email: 'ada@' }, true, ['email']],
  ['no street, to be shipped', { shipping: { ...address, line1: '' } }, true, ['shipping.line1']],
  ['no street, nothing to ship', { shipping: { ...address, line1: '' } }, false, []],
  ['no name, nothing to ship', { shipping: { ...address, firstName: '' } }, false, ['shipping.firstName']],
  ['a billing address without a town', { billing: { ...address, city: '' } }, false, ['billing.city']],
  ['several at once', { email: '', shipping: { ...address, city: '' } }, true, ['email', 'shipping.city']],
])('%s', (_, change, needsAddress, fields) => {
  expect(Object.keys(contactProblems({ ...contact, ...change }, { needsAddress, say }))).toEqual(fields);
});

test('says what is wrong with the email', () => {
  expect(contactProblems({ ...contact, email: 'ada' }, { needsAddress: false, say })).toEqual({
    email: 'Please enter a valid email.',
  });
});
