import { expect, test } from 'vitest';
import { policyOfPlace } from './regions.ts';

test.each([
  [undefined, 'optIn'],
  ['', 'optIn'],
  ['XX', 'optIn'],
  ['T1', 'optIn'],
  ['Germany', 'optIn'],
  ['DE', 'optIn'],
  ['de', 'optIn'],
  ['GB', 'optIn'],
  ['CH', 'optIn'],
  ['BR', 'optIn'],
  ['US', 'optOut'],
  ['US-CA', 'optOut'],
  ['US-TX', 'optOut'],
  ['US-DE', 'optOut'],
  ['US-WY', 'notice'],
  ['CA', 'optOut'],
  ['AU', 'notice'],
])('in %s it is %s', (place, expected) => {
  expect(policyOfPlace(place)).toBe(expected);
});
