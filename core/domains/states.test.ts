import { expect, test } from 'vitest';
import {
  DOMAIN_STATES,
  eventOf,
  FORGIVES_FOR,
  nextLook,
  nextState,
  WAITS_FOR,
  type DomainState,
} from './states.ts';

const states = Object.keys(DOMAIN_STATES) as DomainState[];
const ADDED = new Date('2026-03-01T00:00:00Z');
const after = (ms: number) => new Date(ADDED.getTime() + ms);

test.each(states)('%s can be reached from where domains start', (wanted) => {
  const reached = new Set<DomainState>(['waiting']);
  for (const state of reached) for (const next of Object.values(DOMAIN_STATES[state])) reached.add(next);
  expect(reached).toContain(wanted);
});

test.each([
  ['waiting', ['proof'], 0, 'verified'],
  ['waiting', ['other', 'proof'], WAITS_FOR + 1, 'verified'],
  ['waiting', [], WAITS_FOR, 'waiting'],
  ['waiting', [], WAITS_FOR + 1, 'failed'],
  ['waiting', ['proof '], 0, 'waiting'],
  ['waiting', undefined, WAITS_FOR + 1, 'waiting'],
  ['verified', [], FORGIVES_FOR, 'verified'],
  ['verified', ['other'], FORGIVES_FOR + 1, 'failed'],
  ['verified', undefined, FORGIVES_FOR * 10, 'verified'],
  ['failed', ['proof'], WAITS_FOR * 10, 'verified'],
  ['failed', [], 0, 'failed'],
] as const)('%s with %j after %d ms is %s', (state, texts, age, expected) => {
  const event = eventOf({ state, now: after(age), provedAt: ADDED, texts, proof: 'proof' });
  expect(nextState(state, event)).toBe(expected);
});

test('a domain that was given up is not looked at again by itself', () => {
  expect(states.map((state) => nextLook(state, ADDED) !== undefined)).toEqual([true, true, false]);
});
