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
  [' de ', 'optIn'],
  ['CA-QC', 'optOut'],
  ['DE-BY', 'optIn'],
  ['RE', 'optIn'],
  ['GB-ENG', 'optIn'],
  ['US-', 'optIn'],
  ['US-CALIF', 'optIn'],
  ['DEU', 'optIn'],
  ['EU', 'optIn'],
  ['A1', 'optIn'],
  ['JP', 'notice'],
  ['IN', 'optIn'],
  ['US-IN', 'optOut'],
])('in %s it is %s', (place, expected) => {
  expect(policyOfPlace(place)).toBe(expected);
});
