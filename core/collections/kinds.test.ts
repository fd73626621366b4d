import { expect, test } from 'vitest';
import { COLLECTION_KINDS, KINDS } from './kinds.ts';

const rows = [
  ['blog', 2, 1],
  ['events', 4, 12],
  ['portfolio', 10, 58],
  ['album', 6, 7],
  ['videos', null, 8],
  ['gallery', 3, 2],
  ['lessons', 13, 62],
  ['index', 7, 54],
  ['products', 5, 11],
  ['custom', null, 1],
] as const;

test.each(rows)('%s has type %s, and its items record type %i', (kind, type, recordType) => {
  expect(KINDS[kind]).toMatchObject({ type, recordType });
});

test('every kind has a row here', () => {
  expect(rows.map(([kind]) => kind)).toEqual(COLLECTION_KINDS);
});
