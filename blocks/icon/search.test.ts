import { expect, test } from 'vitest';
import { POPULAR } from './popular.ts';
import { searchIcons } from './search.ts';
import drawings from './set/drawings.json' with { type: 'json' };
import german from './set/german.json' with { type: 'json' };
import words from './set/words.json' with { type: 'json' };

const set = { words, popular: POPULAR, inEnglish: german };

test.each([
  ['house', 'house'],
  ['HOUSE ', 'house'],
  ['home', 'house'],
  ['bakery', 'croissant'],
  ['deliv', 'truck'],
  ['map pin', 'map-pin'],
  ['heart medicine', 'heart-pulse'],
  ['Brot', 'wheat'],
  ['liefer', 'truck'],
  ['Öffnungszeiten', 'clock'],
])('%s finds %s among the first', (asked, name) => {
  expect(searchIcons(asked, set).slice(0, 5)).toContain(name);
});

test('whoever asks for nothing is offered all, popular ones first', () => {
  const all = searchIcons('', set);
  expect(all).toHaveLength(Object.keys(drawings).length);
  expect(new Set(all.slice(0, POPULAR.length))).toEqual(new Set(POPULAR));
});

test('what nothing fits finds nothing', () => {
  expect(searchIcons('qqqq', set)).toEqual([]);
  expect(searchIcons('house qqqq', set)).toEqual([]);
});
