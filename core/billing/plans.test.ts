import { expect, test } from 'vitest';
import { DEFAULT_PLANS, readPlans } from './plans.ts';

const plan = { id: 'one', name: 'One', prices: { month: 900, year: 9000 } };
const list = (...plans: unknown[]) => ({ currency: 'EUR', plans });

test('the plans that come along could have been written by an operator', () => {
  expect(readPlans(structuredClone(DEFAULT_PLANS))).toEqual(DEFAULT_PLANS);
});

test('summary and features may be left out', () => {
  expect(readPlans(list(plan))).toEqual({ currency: 'EUR', plans: [{ ...plan, summary: '', features: [] }] });
});

test.each<[string, unknown, string]>([
  ['no object', [], '"currency" and "plans"'],
  ['another currency', { currency: 'XXX', plans: [plan] }, 'currency'],
  ['no plans', list(), 'a list of 1 to 6'],
  ['too many', list(...Array.from({ length: 7 }, () => plan)), 'a list of 1 to 6'],
  ['the same id twice', list(plan, plan), 'of its own'],
  ['an id with capitals', list({ ...plan, id: 'One' }), 'Plan 1 needs an "id"'],
  ['no name', list(plan, { ...plan, id: 'two', name: '' }), 'Plan 2 needs a "name"'],
  ['a price with a fraction', list({ ...plan, prices: { month: 9.5, year: 90 } }), 'whole minor units'],
  ['a price for nothing', list({ ...plan, prices: { month: 0, year: 90 } }), 'whole minor units'],
  ['a price below nothing', list({ ...plan, prices: { month: -1, year: 90 } }), 'whole minor units'],
  ['no price for a year', list({ ...plan, prices: { month: 900 } }), 'whole minor units'],
  ['no contributors', list({ ...plan, contributors: 0 }), 'contributors'],
  ['half a contributor', list({ ...plan, contributors: 1.5 }), 'contributors'],
  ['a plan that is none', list(plan, 'two'), 'Plan 2 must be an object'],
  ['a long name', list({ ...plan, name: 'x'.repeat(201) }), 'needs a "name"'],
  ['a long summary', list({ ...plan, summary: 'x'.repeat(201) }), 'The "summary" of plan one'],
  ['a summary that is no text', list({ ...plan, summary: 7 }), 'The "summary" of plan one'],
  ['too dear', list({ ...plan, prices: { month: 900, year: 100_000_001 } }), 'whole minor units'],
  ['prices that are none', list({ ...plan, prices: 7 }), 'whole minor units'],
  ['features that are no list', list({ ...plan, features: 'x' }), 'features'],
  ['a feature that is no text', list({ ...plan, features: [1] }), 'features'],
])('%s', (_, given, words) => {
  expect(readPlans(given)).toContain(words);
});

test.each([
  ['one contributor', { contributors: 1 }],
  ['the smallest and the largest price', { prices: { month: 1, year: 100_000_000 } }],
  ['a name as long as it may be', { name: 'x'.repeat(200) }],
])('%s is fine', (_, change) => {
  expect(readPlans(list({ ...plan, ...change }))).toMatchObject({ plans: [change] });
});

test('there may be six plans', () => {
  const six = Array.from({ length: 6 }, (_, index) => ({ ...plan, id: `plan-${index}` }));
  expect(readPlans(list(...six))).toMatchObject({ plans: six });
});
