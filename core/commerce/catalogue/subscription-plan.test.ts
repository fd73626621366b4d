import { expect, test } from 'vitest';
import { checkWith } from '../../fields/index.ts';
import { toCents } from '../../money/currency.ts';
import { planNotes, subscriptionSentence } from './plan-words.ts';
import { periodsPaidAt, planOf, subscriptionPlanField, type BillingPeriod } from './subscription-plan.ts';
import { wordsIn } from '../../words/wording.ts';

const say = wordsIn('en').of('plans');

const plan = (value: number, unit: BillingPeriod['unit'], numBillingCycles?: number) => ({
  billingPeriod: { value, unit },
  ...(numBillingCycles !== undefined && { numBillingCycles }),
});

test.each([
  [plan(1, 'week'), '$5.00 every week'],
  [plan(1, 'month', 0), '$5.00 every month'],
  [plan(1, 'year'), '$5.00 every year'],
  [plan(2, 'week'), '$5.00 every 2 weeks'],
  [plan(3, 'month'), '$5.00 every 3 months'],
  [plan(2, 'year'), '$5.00 every 2 years'],
  [plan(2, 'week', 6), '$5.00 every 2 weeks for 12 weeks'],
  [plan(1, 'month', 6), '$5.00 every month for 6 months'],
  [plan(1, 'year', 1), '$5.00 every year for 1 year'],
])('%j is described as %s', (given, expected) => {
  expect(subscriptionSentence(given, '$5.00', say)).toBe(expected);
});

test.each([
  [{}, []],
  [{ billingPeriod: { value: 1, unit: 'day' } }, ['billingPeriod.unit']],
  [{ billingPeriod: { value: 0, unit: 'week' } }, ['billingPeriod.value']],
  [{ billingPeriod: { value: 1.5, unit: 'week' } }, ['billingPeriod.value']],
  [{ numBillingCycles: -1 }, ['numBillingCycles']],
  [{ numBillingCycles: 999, trialDays: 365, prepaidCycles: 24 }, []],
  [{ numBillingCycles: 1000 }, ['numBillingCycles']],
  [{ trialDays: 366 }, ['trialDays']],
  [{ prepaidCycles: 0 }, ['prepaidCycles']],
])('a plan of %j has problems at %j', (given, paths) => {
  const checked = checkWith(subscriptionPlanField, given);
  expect(checked.ok ? [] : checked.problems.map(({ path }) => path)).toEqual(paths);
});

test('a plan without a number of periods goes on for ever', () => {
  expect(subscriptionPlanField.read({ billingPeriod: { value: 2, unit: 'week' } }).numBillingCycles).toBe(0);
});

test('prepaid periods end with the plan', () => {
  const prepaid = { ...subscriptionPlanField.initial, prepaidCycles: 3, numBillingCycles: 8 };
  expect([0, 3, 6, 8].map((paid) => periodsPaidAt(prepaid, paid))).toEqual([3, 3, 2, 0]);
  expect(periodsPaidAt({ ...prepaid, numBillingCycles: 0 }, 300)).toBe(3);
});

test('what else is agreed to is said', () => {
  const about = { unitCents: toCents(1000), currency: 'USD', locale: 'en-US', say } as const;
  const all = {
    ...subscriptionPlanField.initial,
    trialDays: 14,
    signUpFeeCents: toCents(500),
    prepaidCycles: 3,
  };
  expect(planNotes(all, about)).toEqual([
    'Free for 14 days.',
    'Sign-up fee: $5.00.',
    'Prepaid: $30.00 for 3 months.',
  ]);
  expect(planNotes(subscriptionPlanField.initial, about)).toEqual([]);
});

test('only what is sold as a subscription has a plan', () => {
  const subscriptionPlan = subscriptionPlanField.initial;
  expect(planOf({ isSubscription: true, subscriptionPlan })).toBe(subscriptionPlan);
  expect(planOf({ isSubscription: false, subscriptionPlan })).toBeNull();
});

test.each([
  [{ trialDays: 1 }, ['Free for 1 day.']],
  [{ signUpFeeCents: toCents(1) }, ['Sign-up fee: $0.01.']],
  [
    { prepaidCycles: 2, billingPeriod: { value: 2, unit: 'week' as const } },
    ['Prepaid: $20.00 for 4 weeks.'],
  ],
])('%j is said as %j', (change, notes) => {
  const about = { unitCents: toCents(1000), currency: 'USD', locale: 'en-US', say } as const;
  expect(planNotes({ ...subscriptionPlanField.initial, ...change }, about)).toEqual(notes);
});
