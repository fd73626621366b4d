import { expect, test } from 'vitest';
import { ADDRESS_INVISIBLE, MAX_PATH_LENGTH } from '../site/paths.ts';
import {
  ADDRESS_LETTERS,
  ADDRESS_LOOKS_ALIKE,
  ADDRESS_MIXED,
  saidAddress,
  saidAddressProblem,
} from './said-address.ts';

test.each([
  ['/ueber-uns', '/about', undefined],
  ['/über-uns/team', '/about', undefined],
  ['/من-نحن', '/about', undefined],
  ['/私たち', '/about', undefined],
  ['salz', 'salt', undefined],
  ['ملح', 'salt', undefined],
  ['/\u200Eueber', '/about', ADDRESS_INVISIBLE],
  ['/ue\u200Bber', '/about', ADDRESS_INVISIBLE],
  ['/\u202Eueber', '/about', ADDRESS_INVISIBLE],
  ['/ue\u3164ber', '/about', ADDRESS_INVISIBLE],
  ['/über uns', '/about', ADDRESS_INVISIBLE],
  ['/من-about', '/about', ADDRESS_MIXED],
  ['/о-нас', '/about', undefined],
  ['/о-plinth', '/about', undefined],
  ['/аbout', '/about', ADDRESS_LOOKS_ALIKE],
  ['/pαris', '/about', ADDRESS_LOOKS_ALIKE],
  ['/Über', '/about', ADDRESS_LETTERS],
  ['/a//b', '/about', ADDRESS_LETTERS],
  ['/../x', '/about', ADDRESS_LETTERS],
  ['/a?b', '/about', ADDRESS_LETTERS],
  ['//evil.example', '/about', ADDRESS_LETTERS],
  ['ueber', '/about', 'An address begins with a slash.'],
  ['/salz', 'salt', 'Must be an address such as a-day-at-sea: letters, digits, dashes and slashes.'],
  ['tag/x', 'salt', 'An address cannot begin with tag, which lists are found under.'],
  ['/cart', '/about', 'The address /cart is used by the system. Please choose another one.'],
])('%s for %s', (address, source, problem) => {
  expect(saidAddressProblem(address, source)).toBe(problem);
});

test('letters that look the same are kept as the same', () => {
  expect(saidAddress.read('/ﬁsch/ａ')).toBe('/fisch/a');
  expect(saidAddress.read('/u\u0308ber')).toBe('/über');
  expect(saidAddress.read('/\u202Eueber')).toBe('');
});

test('an address has a length, and none is fine as well', () => {
  const ofLength = (length: number) => saidAddressProblem(`/${'ä'.repeat(length - 1)}`, '/about');
  expect(ofLength(MAX_PATH_LENGTH)).toContain(`shorter than ${MAX_PATH_LENGTH}`);
  expect(ofLength(MAX_PATH_LENGTH - 1) ?? '').not.toContain(`shorter than ${MAX_PATH_LENGTH} characters`);
  const problems: string[] = [];
  const check = (value: unknown) => saidAddress.check(value, ({ message }) => problems.push(message), '');
  expect(check('')).toBe('');
  expect(problems).toEqual([]);
  check(7);
  expect(problems).toEqual(['Must be text.']);
});
