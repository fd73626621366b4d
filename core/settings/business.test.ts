import { expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { addressLines, businessData, businessSettings, hoursLines, type Business } from './business.ts';

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
    point: { mapLat: 47.38, mapLng: 8.54, markerLat: 47.381, markerLng: 8.542 },
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
    geo: { '@type': 'GeoCoordinates', latitude: 47.381, longitude: 8.542 },
    openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '09:00', closes: '12:00' }],
    sameAs: ['https://social.example/@ada'],
  });
});

test.each([
  [{ email: 'no' }, 'email'],
  [{ address: { country: 'ZZ' } }, 'address.country'],
  [{ point: { mapLat: 91 } }, 'point.mapLat'],
  [{ hours: [{ opens: '25:00' }] }, 'hours.0.opens'],
  [{ hours: [{ day: 'Someday' }] }, 'hours.0.day'],
  [{ profiles: [{ address: 'javascript:alert(1)' }] }, 'profiles.0.address'],
])('%j is refused', (values, path) => {
  const result = checkWith(businessSettings, values);
  expect(result.ok ? [] : result.problems.map((problem) => problem.path)).toEqual([path]);
});

test.each<[string, object, string, string[]]>([
  ['none', {}, 'GB', []],
  ['a country alone is no address', { country: 'FR' }, 'GB', []],
  [
    'as in Britain',
    { street: '14 Mill Lane', postcode: 'YO21 1AA', city: 'Whitby', country: 'GB' },
    'GB',
    ['14 Mill Lane', 'Whitby', 'YO21 1AA'],
  ],
  [
    'as in Switzerland, told abroad',
    { street: 'Feldweg 11', postcode: '8000', city: 'Zürich', country: 'CH' },
    'DE',
    ['Feldweg 11', '8000 Zürich', 'Switzerland'],
  ],
  [
    'as in the United States',
    {
      street: '1 Main St',
      more: 'Floor 2',
      postcode: '94110',
      city: 'Springfield',
      state: 'CA',
      country: 'US',
    },
    'US',
    ['1 Main St', 'Floor 2', 'Springfield, CA 94110'],
  ],
])('address: %s', (_, address, region, lines) => {
  expect(addressLines(business({ address }), { language: 'en', region })).toEqual(lines);
});

test('days with the same hours share a line, a break at noon stands on it', () => {
  const open = (day: string, opens: string, closes: string) => ({ day, opens, closes });
  const { hours } = business({
    hours: [
      open('Tuesday', '09:00', '17:00'),
      open('Wednesday', '09:00', '17:00'),
      open('Saturday', '14:00', '16:00'),
      open('Saturday', '09:00', '12:00'),
      open('Sunday', '', ''),
      open('Thursday', '09:00', '17:00'),
    ],
  });
  expect(hoursLines({ hours }, 'en')).toEqual(['Tue–Thu 09:00–17:00', 'Sat 09:00–12:00, 14:00–16:00']);
  expect(hoursLines({ hours }, 'de')[0]).toBe('Di–Do 09:00–17:00');
});
