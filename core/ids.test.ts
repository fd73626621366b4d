import { expect, test } from 'vitest';
import { ID_RANDOM_BYTES, isCollectionPanelPath, isId, makeId } from './ids.ts';

const id = 'abcdefghijkl012345678901';

test.each([
  [id, true],
  [id.slice(1), false],
  [`${id}a`, false],
  [id.toUpperCase(), false],
  [`${id}\n`, false],
  [`${id.slice(1)}-`, false],
  [undefined, false],
  [12, false],
])('%j is an id: %s', (value, expected) => {
  expect(isId(value)).toBe(expected);
});

test.each([
  [`/pages/${id}`, id],
  [`/pages/${id.slice(1)}`, undefined],
  [`/pages/${id}0`, undefined],
  [`/pages/${id.toUpperCase()}`, undefined],
  [`/pages/${id}/`, undefined],
  [`/config/pages/${id}`, undefined],
  ['/pages/', undefined],
])('%s names collection %s', (path, expected) => {
  expect(isCollectionPanelPath(path)).toBe(expected !== undefined);
});

test.each([
  ['zeroes', new Uint8Array(ID_RANDOM_BYTES)],
  ['ones', new Uint8Array(ID_RANDOM_BYTES).fill(255)],
  ['a ramp', Uint8Array.from({ length: 40 }, (_, i) => i * 7)],
])('%s make an id', (_, bytes) => {
  expect(isId(makeId(bytes))).toBe(true);
});

test('one changed byte makes another id', () => {
  const bytes = new Uint8Array(ID_RANDOM_BYTES);
  const made = new Set(
    Array.from({ length: 256 }, (_, last) => {
      bytes[ID_RANDOM_BYTES - 1] = last;
      return makeId(bytes);
    }),
  );
  expect(made.size).toBe(256);
});

test('too little randomness is refused', () => {
  expect(() => makeId(new Uint8Array(ID_RANDOM_BYTES - 1))).toThrow(RangeError);
});
