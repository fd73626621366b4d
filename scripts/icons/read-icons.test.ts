import { icons } from 'lucide-react';
import { expect, test } from 'vitest';
import drawings from '#blocks/icon/set/drawings.json' with { type: 'json' };
import words from '#blocks/icon/set/words.json' with { type: 'json' };
import { readIcons } from './read-icons.ts';

// After an update of the package: node scripts/icons/make-icon-set.ts
test('the set is what the pinned package draws', () => {
  const read = readIcons(icons);
  expect(Object.fromEntries(read.map(({ name, drawing }) => [name, drawing]))).toEqual(drawings);
  expect(Object.keys(words)).toEqual(Object.keys(drawings));
});
