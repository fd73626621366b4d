import { expect, test } from 'vitest';
import { ZIP_INVALID } from '../../us-zip.ts';
import { addressLines, addressProblems, EMPTY_ADDRESS, type Address } from './address.ts';
import { wordsIn } from '../../words/wording.ts';

const say = wordsIn('en').of('checkout');

const address: Address = {
  ...EMPTY_ADDRESS,
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Road',
  city: 'Town',
  region: 'NY',
  country: 'US',
  postcode: '10001',
};
test.each<[Partial<Address>, Partial<Record<keyof Address, string>>]>([
  [{}, {}],
  [{ postcode: '1000' }, { postcode: ZIP_INVALID }],
  [{ postcode: '100011' }, { postcode: ZIP_INVALID }],
  [{ postcode: '1000a' }, { postcode: ZIP_INVALID }],
  [{ postcode: '10001-1234' }, { postcode: ZIP_INVALID }],
  [{ country: 'DE', postcode: '1234A', region: '' }, {}],
  [{ country: 'DE', postcode: '' }, { postcode: 'Please enter a postcode.' }],
  [{ country: 'HK', postcode: '', region: '' }, {}],
])('an address with %j has %j', (change, problems) => {
  expect(addressProblems({ ...address, ...change }, say)).toEqual(problems);
});

test('all problems of an address come at once', () => {
  expect(Object.keys(addressProblems(EMPTY_ADDRESS, say))).toEqual([
    'firstName',
    'lastName',
    'line1',
    'city',
    'country',
  ]);
});

test('an address is written without empty lines', () => {
  expect(addressLines({ ...address, line2: 'Flat 2' }, 'United States')).toEqual([
    'Ada Byron',
    '1 Road',
    'Flat 2',
    expect.stringContaining('Town') as string,
    'United States',
  ]);
  expect(addressLines({ ...EMPTY_ADDRESS, lastName: 'Byron' }, '')).toEqual(['Byron']);
});
