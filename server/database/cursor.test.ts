import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

test('a cursor is read as it was written', () => {
  const at = new Date('2026-10-01T08:00:00.000Z');
  expect(readCursor(writeCursor({ at, id: 'abc' }))).toEqual({ at: at.toISOString(), id: 'abc' });
});

test.each([undefined, '', '_', 'yesterday_abc', '2026-10-01T08:00:00.000Z', '2026-10-01T08:00:00.000Z_'])(
  '%s is no cursor',
  (text) => {
    expect(readCursor(text)).toBeUndefined();
  },
);
