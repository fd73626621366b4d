import { expect, test } from 'vitest';
import { SiteStatus } from '../enumerations/sites.ts';
import {
  dueAt,
  graceEnd,
  mayBecome,
  nextRetry,
  STATUS_OF_SUBSCRIPTION,
  SUBSCRIPTION_STATES,
  type ClockFacts,
  type SubscriptionState,
} from './subscription.ts';

const states = Object.keys(SUBSCRIPTION_STATES) as SubscriptionState[];
const periodEnd = new Date('2030-02-01T00:00:00Z');
const graceEndsAt = graceEnd(periodEnd);
const before = new Date('2030-01-31T23:59:59Z');

test('every state can be reached from the first payment, and none is a dead end', () => {
  const reached = new Set<SubscriptionState>(['active']);
  for (const state of reached) for (const next of SUBSCRIPTION_STATES[state]) reached.add(next);
  expect([...reached].sort()).toEqual([...states].sort());
});

test.each<[SubscriptionState, SubscriptionState, boolean]>([
  ['active', 'ended', false],
  ['cancelling', 'active', true],
  ['cancelling', 'pastDue', false],
  ['pastDue', 'cancelling', false],
  ['ended', 'active', true],
])('%s may become %s: %s', (from, to, expected) => {
  expect(mayBecome(from, to)).toBe(expected);
});

test('only what has ended closes the site', () => {
  expect(states.map((state) => STATUS_OF_SUBSCRIPTION[state])).toEqual([
    SiteStatus.paid,
    SiteStatus.paid,
    SiteStatus.pastDue,
    SiteStatus.expired,
  ]);
});

test.each<[string, Partial<ClockFacts>, Date, 'nothing' | 'charge' | 'end']>([
  ['active, before the end', {}, before, 'nothing'],
  ['active, at the end', {}, periodEnd, 'charge'],
  ['cancelling, before the end', { state: 'cancelling' }, before, 'nothing'],
  ['cancelling, at the end', { state: 'cancelling' }, periodEnd, 'end'],
  ['past due, in its grace', { state: 'pastDue', graceEndsAt }, new Date('2030-02-05'), 'charge'],
  ['past due, after its grace', { state: 'pastDue', graceEndsAt }, graceEndsAt, 'end'],
  ['ended', { state: 'ended' }, graceEndsAt, 'nothing'],
])('%s', (_, change, now, expected) => {
  expect(dueAt({ state: 'active', periodEnd, graceEndsAt: null, ...change }, now)).toBe(expected);
});

test('a retry never comes after the end of the grace', () => {
  expect(nextRetry(periodEnd, graceEndsAt)).toEqual(new Date('2030-02-05T00:00:00Z'));
  expect(nextRetry(new Date('2030-02-13T00:00:00Z'), graceEndsAt)).toEqual(graceEndsAt);
});
