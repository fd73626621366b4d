import { expect, test } from 'vitest';
import type { BillingPeriod } from '../commerce/catalogue/subscription-plan.ts';
import { daysAfter, periodsAfter } from './calendar.ts';

const UTC = 'UTC';
const BERLIN = 'Europe/Berlin';
const NEW_YORK = 'America/New_York';

test.each<[string, number, BillingPeriod['unit'], number, string, string]>([
  ['2026-01-31T10:00:00Z', 1, 'month', 1, UTC, '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00Z', 1, 'month', 2, UTC, '2026-03-31T10:00:00.000Z'],
  ['2028-01-31T10:00:00Z', 1, 'month', 1, UTC, '2028-02-29T10:00:00.000Z'],
  ['2028-02-29T10:00:00Z', 1, 'year', 1, UTC, '2029-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00Z', 1, 'year', 4, UTC, '2032-02-29T10:00:00.000Z'],
  ['2026-12-31T23:30:00Z', 2, 'month', 1, UTC, '2027-02-28T23:30:00.000Z'],
  ['2026-11-16T10:00:00Z', 1, 'week', 3, UTC, '2026-12-07T10:00:00.000Z'],
  ['2026-05-05T10:00:00Z', 1, 'month', 0, UTC, '2026-05-05T10:00:00.000Z'],
  // Over the change of the clocks it stays nine in the morning.
  ['2026-03-25T08:00:00Z', 1, 'week', 1, BERLIN, '2026-04-01T07:00:00.000Z'],
  ['2026-10-20T07:00:00Z', 1, 'month', 1, BERLIN, '2026-11-20T08:00:00.000Z'],
  // Half past two does not exist that night, and exists twice in another.
  ['2026-02-28T01:30:00Z', 1, 'month', 1, BERLIN, '2026-03-28T01:30:00.000Z'],
  ['2026-03-22T01:30:00Z', 1, 'week', 1, BERLIN, '2026-03-29T01:30:00.000Z'],
  ['2026-10-18T00:30:00Z', 1, 'week', 1, BERLIN, '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T05:30:00Z', 1, 'week', 1, NEW_YORK, '2026-11-01T05:30:00.000Z'],
  ['2026-03-01T07:30:00Z', 1, 'week', 1, NEW_YORK, '2026-03-08T07:30:00.000Z'],
  // On the wall it is the 31st already.
  ['2026-01-30T23:30:00Z', 1, 'month', 1, BERLIN, '2026-02-27T23:30:00.000Z'],
])('%s and %i %s × %i in %s is %s', (anchor, value, unit, count, timeZone, expected) => {
  const at = periodsAfter(new Date(anchor), { value, unit }, { count, timeZone });
  expect(at.toISOString()).toBe(expected);
});

test('each period begins after the one before', () => {
  for (const timeZone of [UTC, BERLIN, NEW_YORK, 'Pacific/Apia', 'Australia/Lord_Howe'])
    for (const unit of ['week', 'month', 'year'] as const) {
      const anchor = new Date('2024-02-29T12:34:56.000Z');
      const all = Array.from({ length: 60 }, (_, count) =>
        periodsAfter(anchor, { value: 1, unit }, { count, timeZone }).getTime(),
      );
      expect(all.every((at, index) => index === 0 || at > (all[index - 1] ?? 0))).toBe(true);
    }
});

test('days are days of the calendar', () => {
  expect(daysAfter(new Date('2026-03-28T08:00:00Z'), 1, BERLIN).toISOString()).toBe(
    '2026-03-29T07:00:00.000Z',
  );
});

test('no time later is the same moment, to the millisecond', () => {
  const anchor = new Date('2026-03-28T08:00:00.123Z');
  expect(periodsAfter(anchor, { value: 1, unit: 'month' }, { count: 0, timeZone: BERLIN })).toBe(anchor);
  expect(daysAfter(anchor, 0, BERLIN)).toBe(anchor);
});
