import { expect, test } from 'vitest';
import { makeIsDatacentre } from './datacentres.ts';

const isDatacentre = makeIsDatacentre();

test.each([
  ['3.5.140.2', true],
  ['35.190.0.1', true],
  ['138.68.12.9', true],
  ['::ffff:138.68.12.9', true],
  ['2a01:4f9:c010::1', true],
  ['2a01:4fa::1', false],
  ['203.0.113.9', false],
  ['127.0.0.1', false],
  ['::1', false],
  ['nonsense', false],
])('%s is of a datacentre: %j', (address, expected) => {
  expect(isDatacentre(address)).toBe(expected);
});
