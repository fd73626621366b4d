import { expect, test } from 'vitest';
import { startMoment, startRange } from './start-day.ts';

const rome = { now: new Date('2027-01-20T22:30:00Z'), timeZone: 'Europe/Rome' };
const late = { now: new Date('2027-01-20T23:30:00Z'), timeZone: 'Europe/Rome' };
const ahead = { startDays: 90 };

test.each([
  [undefined, ahead, rome, '2027-01-20T22:30:00.000Z'],
  ['', ahead, rome, '2027-01-20T22:30:00.000Z'],
  ['2027-01-20', ahead, rome, '2027-01-20T22:30:00.000Z'],
  ['2027-01-31', ahead, rome, '2027-01-31T22:30:00.000Z'],
  // It is tomorrow already on the shop's clock.
  ['2027-01-21', ahead, late, '2027-01-20T23:30:00.000Z'],
  ['2027-01-20', ahead, late, undefined],
  // The clocks have changed by then.
  ['2027-04-01', ahead, rome, '2027-04-01T21:30:00.000Z'],
  ['2027-04-20', ahead, rome, '2027-04-20T21:30:00.000Z'],
  ['2027-04-21', ahead, rome, undefined],
  ['2027-01-19', ahead, rome, undefined],
  ['yesterday', ahead, rome, undefined],
  ['2027-01-20', { startDays: 0 }, rome, '2027-01-20T22:30:00.000Z'],
  ['2027-01-21', { startDays: 0 }, rome, undefined],
])('%s of a plan with %j starts in time', (day, plan, at, expected) => {
  expect(startMoment(day, plan, at)?.toISOString()).toBe(expected);
});

test('buyers choose within the bound that the owner set', () => {
  expect(startRange(ahead, late)).toEqual({ first: '2027-01-21', last: '2027-04-21' });
  expect(startRange({ startDays: 0 }, rome)).toBeNull();
});
