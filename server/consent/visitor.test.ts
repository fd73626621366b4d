import { expect, test } from 'vitest';
import { makeReadConsent } from './visitor.ts';

test.each([
  ['by the header of the proxy', { countryHeader: 'X-Country', proxies: 1 }, { 'x-country': 'AU' }, 'notice'],
  ['strictly where the header is missing', { countryHeader: 'X-Country', proxies: 1 }, {}, 'optIn'],
  ['strictly where nobody set one up', { proxies: 1 }, { 'x-country': 'AU' }, 'optIn'],
  [
    'strictly where visitors send it themselves',
    { countryHeader: 'X-Country', proxies: 0 },
    { 'x-country': 'AU' },
    'optIn',
  ],
])('a region is read %s', (_, options, headers, policy) => {
  expect(makeReadConsent(options)(headers).policy).toBe(policy);
});
