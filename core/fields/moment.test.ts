import { expect, test } from 'vitest';
import { checkWith } from './index.ts';
import { moment } from './moment.ts';

test.each([
  ['', ''],
  ['2026-11-15T09:30Z', '2026-11-15T09:30:00.000Z'],
  ['2026-11-15T09:30:05Z', '2026-11-15T09:30:05.000Z'],
  ['2026-11-15T09:30:05.1Z', '2026-11-15T09:30:05.100Z'],
  ['1000-01-01T00:00Z', '1000-01-01T00:00:00.000Z'],
  ['9999-12-31T23:59Z', '9999-12-31T23:59:00.000Z'],
])('%j is %j', (given, value) => {
  expect(checkWith(moment(), given)).toEqual({ ok: true, value });
});

test.each([
  [7, 'Must be a date and a time.'],
  ['2026-11-15', 'Must be a date and a time.'],
  ['2026-11-15T09:30', 'Must be a date and a time.'],
  ['2026-11-15T09:30+01:00', 'Must be a date and a time.'],
  ['2026-13-15T09:30Z', 'Must be a date and a time.'],
  ['0999-12-31T23:59Z', 'Must lie between the years 1000 and 9999.'],
])('%j is refused', (given, message) => {
  expect(checkWith(moment(), given)).toMatchObject({ ok: false, problems: [{ message }] });
});
