import { expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { businessData, businessSettings, type Business } from './business.ts';

const SITE = { url: 'https://example.com', logo: '' };
const business = (values: object): Business => businessSettings.read(values);

test('without a name nothing is said', () => {
  expect(businessData(business({ phone: '1' }), SITE)).toBeUndefined();
});

test('empty parts are left out', () => {
  expect(businessData(business({ name: 'Ada' }), SITE)).toEqual({
    '@type': 'Organization',
    '@id': 'https://example.com/#business',
    name: 'Ada',
    url: 'https://example.com',
  });
});

test('a place people visit has an address and hours', () => {
  const values = business({
    name: 'Ada',
    kind: 'LocalBusiness',
    phone: '+41 44 555 01 11',
    email: 'ada@example.com',
    address: { street: 'Feldweg 11', more: '2nd floor', postcode: '8000', city: 'Zürich', country: 'CH' },
    hours: [
      { day: 'Monday', opens: '09:00', closes: '12:00' },
      { day: 'Tuesday', opens: '09:00', closes: '' },
    ],
    profiles: [{ address: 'https://social.example/@ada' }, { address: '' }],
  });
  expect(businessData(values, { ...SITE, logo: 'https://example.com/l.png' })).toMatchObject({
    '@type': 'LocalBusiness',
    logo: 'https://example.com/l.png',
    telephone: '+41 44 555 01 11',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Feldweg 11, 2nd floor',
      postalCode: '8000',
      addressLocality: 'Zürich',
      addressCountry: 'CH',
    },
    openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '09:00', closes: '12:00' }],
    sameAs: ['https://social.example/@ada'],
  });
});

test.each([
  [{ email: 'no' }, 'email'],
  [{ address: { country: 'ZZ' } }, 'address.country'],
  [{ hours: [{ opens: '25:00' }] }, 'hours.0.opens'],
  [{ hours: [{ day: 'Someday' }] }, 'hours.0.day'],
  [{ profiles: [{ address: 'javascript:alert(1)' }] }, 'profiles.0.address'],
])('%j is refused', (values, path) => {
  const result = checkWith(businessSettings, values);
  expect(result.ok ? [] : result.problems.map((problem) => problem.path)).toEqual([path]);
});
