import { expect, test } from 'vitest';
import { isIn, readNetworks } from './networks.ts';

const LIST = `
# Made up, with a note
203.0.113.0/24   # one
198.51.100.7
198.51.100.0/25
10.1.2.3/8
2001:db8:1::/48
2001:db8:ffff::1
::ffff:192.0.2.0/120
`;

test.each([
  ['203.0.113.0', true],
  ['203.0.113.255', true],
  ['203.0.114.0', false],
  ['203.0.112.255', false],
  ['198.51.100.127', true],
  ['198.51.100.128', false],
  ['10.255.255.255', true],
  ['11.0.0.0', false],
  ['::ffff:203.0.113.9', true],
  ['::ffff:cb00:7109', true],
  ['192.0.2.77', true],
  ['2001:db8:1:ffff::1', true],
  ['2001:DB8:1::', true],
  ['2001:db8:2::', false],
  ['2001:db8:ffff::1', true],
  ['2001:db8:ffff::2', false],
  ['fe80::1%eth0', false],
  ['', false],
  ['somewhere', false],
])('%s: %s', (address, expected) => {
  const networks = readNetworks(LIST);
  if (typeof networks === 'string') throw new Error(networks);
  expect(isIn(networks, address)).toBe(expected);
});

test('networks that touch or hold each other are one', () => {
  expect(readNetworks('10.0.0.0/9\n10.128.0.0/9\n10.5.0.0/16')).toHaveLength(1);
});

test.each([
  ['', 'There is no network in it.'],
  ['# nothing yet\n\n', 'There is no network in it.'],
  ['{"prefixes": []}', 'Line 1 is no network, like 203.0.113.0/24 or 2001:db8::/32.'],
  ['10.0.0.0/8\n10.0.0.0/33', 'Line 2 is no network'],
  ['10.0.0/8', 'Line 1 is no network'],
  ['10.0.0.256/32', 'Line 1 is no network'],
  ['10.0.0.0/8/9', 'Line 1 is no network'],
  ['10.0.0.0/', 'Line 1 is no network'],
  ['2001:db8:::/32', 'Line 1 is no network'],
  ['2001:db8/32', 'Line 1 is no network'],
  ['1:2:3:4:5:6:7:8:9', 'Line 1 is no network'],
  ['2001:db8::/129', 'Line 1 is no network'],
  ['0.0.0.0/0', 'Line 1 is wider than /8'],
  ['::/0', 'Line 1 is wider than /16'],
])('%j is refused', (text, words) => {
  expect(readNetworks(text)).toContain(words);
});
