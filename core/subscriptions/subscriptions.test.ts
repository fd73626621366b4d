import { expect, test } from 'vitest';
import { DAY_MS } from '../durations.ts';
import { toCents } from '../money/currency.ts';
import { graceEnd, isHardDecline, nextRetry } from './dunning.ts';
import { priceAtRenewal } from './price-change.ts';
import { wordsIn } from '../words/wording.ts';
import {
  costOfPeriod,
  endAfterPause,
  leftOf,
  priceChangedAt,
  prorationOf,
  prorationWords,
  withPrice,
  type PeriodPrices,
} from './proration.ts';
import {
  actionsFor,
  isListed,
  isOver,
  mayBecome,
  SUBSCRIPTION_STATES,
  type SubscriptionState,
} from './states.ts';

const states = Object.keys(SUBSCRIPTION_STATES) as SubscriptionState[];

test('every state can be reached', () => {
  const reached = new Set<SubscriptionState>(['awaiting']);
  for (const _ of states)
    for (const from of reached) for (const to of SUBSCRIPTION_STATES[from]) reached.add(to);
  expect([...reached].sort()).toEqual([...states].sort());
});

test('what is cancelled or finished stays so', () => {
  for (const over of ['cancelled', 'finished', 'failed'] as const) {
    expect(states.filter((to) => mayBecome(over, to))).toEqual([]);
  }
});

test('to skip is for goods, to exchange for what is not prepaid', () => {
  const facts = { state: 'active', isShipped: false, isCard: true, isPrepaid: false } as const;
  expect(actionsFor(facts)).toEqual(['pause', 'swap', 'card', 'cancelAtEnd', 'cancelNow']);
  expect(actionsFor({ ...facts, isShipped: true, isPrepaid: true })).toEqual([
    'skip',
    'pause',
    'address',
    'card',
    'cancelAtEnd',
    'cancelNow',
  ]);
  expect(actionsFor({ ...facts, state: 'cancelled' })).toEqual([]);
});

test('a declined renewal is tried for two weeks, a hard decline not again', () => {
  const pastDueSince = new Date('2026-01-31T10:00:00Z');
  const daysOf = (isHard: boolean) => {
    const days: number[] = [];
    for (let now = pastDueSince; days.length < 9 && now < graceEnd(pastDueSince);) {
      now = nextRetry({ pastDueSince, now, isHard });
      days.push((now.getTime() - pastDueSince.getTime()) / DAY_MS);
    }
    return days;
  };
  expect([daysOf(false), daysOf(true)]).toEqual([[3, 7, 11, 14], [14]]);
  expect((['declined', 'noFunds', 'unavailable'] as const).some(isHardDecline)).toBe(false);
  expect((['expiredCard', 'unknownMethod', 'needsOwner'] as const).every(isHardDecline)).toBe(true);
});

test.each([
  [1000, null, 1000, 1000, null],
  [1000, null, 1200, 1000, 1200],
  [1000, 1200, 1200, 1200, null],
  [1000, 1200, 1500, 1200, 1500],
  [1000, 1200, 1100, 1100, null],
  [1000, null, 900, 900, null],
])(
  'agreed %s, announced %s, in the shop %s: costs %s, announces %s',
  (agreed, told, shop, cents, announce) => {
    const known = {
      agreedCents: toCents(agreed),
      announcedCents: told === null ? null : toCents(told),
      shopCents: toCents(shop),
    };
    expect(priceAtRenewal(known)).toEqual({ cents, announce });
  },
);

const month = (cents: number): PeriodPrices => ({
  paidCents: toCents(cents),
  lengthMs: 30 * DAY_MS,
  prices: [{ fromMs: 0, cents: toCents(cents) }],
});

test('a change costs its share of the period, with a reason', () => {
  const changed = withPrice(month(1000), 20 * DAY_MS, toCents(4000));
  expect([prorationOf(changed), prorationWords(changed, wordsIn('en').of('paying'))]).toEqual([
    1000,
    'Change of plan: 10 of 30 days at the new price',
  ]);
  expect(prorationOf(withPrice(month(4000), 15 * DAY_MS, toCents(1000)))).toBe(-1500);
});

test('a second change on the same day costs no more than the last alone', () => {
  const day = 10 * DAY_MS;
  const once = withPrice(month(1000), day, toCents(2000));
  const twice = withPrice(withPrice(month(1000), day, toCents(9900)), day, toCents(2000));
  expect(prorationOf(twice)).toBe(prorationOf(once));
  const forAWeek = withPrice(withPrice(month(1000), 9 * DAY_MS, toCents(4000)), 15 * DAY_MS, toCents(1000));
  expect(prorationOf(forAWeek)).toBe(600);
  const back = withPrice(withPrice(month(1000), day, toCents(9900)), day, toCents(1000));
  expect(prorationOf(back)).toBe(0);
});

test('a period is rounded once, half a cent up', () => {
  const third = (cents: number) => ({ cents: toCents(cents), ms: 1 });
  expect(costOfPeriod([third(100), third(100), third(101)])).toBe(100);
  expect(costOfPeriod([third(100), third(101)])).toBe(101);
  expect(costOfPeriod([])).toBe(0);
});

test('a price holds from a moment of its period, never from before or after it', () => {
  const from = (ms: number) => withPrice(month(1000), ms, toCents(2000)).prices.map(({ fromMs }) => fromMs);
  expect([from(-1), from(0), from(DAY_MS), from(31 * DAY_MS)]).toEqual([
    [0],
    [0],
    [0, DAY_MS],
    [0, 30 * DAY_MS],
  ]);
});

test('what a pause keeps goes on with the resume', () => {
  const [now, end] = [new Date('2030-01-01T00:00:00Z'), new Date('2030-01-11T00:00:00Z')];
  expect([leftOf(end, now), leftOf(now, end)]).toEqual([10 * DAY_MS, 0]);
  expect([endAfterPause(10 * DAY_MS, now), endAfterPause(null, now)]).toEqual([end, now]);
});

test('how far a period has come follows from its end', () => {
  const [now, end] = [new Date('2030-01-01T00:00:00Z'), new Date('2030-01-11T00:00:00Z')];
  expect(priceChangedAt(month(1000), end, now, toCents(2000)).prices.at(-1)).toEqual({
    fromMs: 20 * DAY_MS,
    cents: 2000,
  });
});

test('a period of no time costs its last price', () => {
  expect(
    costOfPeriod([
      { cents: toCents(5), ms: 0 },
      { cents: toCents(7), ms: 0 },
    ]),
  ).toBe(7);
});

test('what is over, and what is seen', () => {
  expect(states.filter(isOver)).toEqual(['failed', 'cancelled', 'finished']);
  expect(states.filter((state) => !isListed(state))).toEqual(['awaiting', 'failed']);
});

test.each<[Partial<Parameters<typeof actionsFor>[0]>, string[]]>([
  [{ isCard: false }, ['pause', 'swap', 'cancelAtEnd', 'cancelNow']],
  [{ state: 'trial', isShipped: true }, ['pause', 'swap', 'address', 'card', 'cancelAtEnd', 'cancelNow']],
  [{ state: 'pastDue' }, ['pause', 'swap', 'card', 'cancelNow']],
  [{ state: 'paused', isShipped: true }, ['resume', 'address', 'card', 'cancelNow']],
  [{ state: 'cancelling' }, ['cancelNow', 'keep']],
])('with %j one can %j', (change, actions) => {
  const facts = { state: 'active', isShipped: false, isCard: true, isPrepaid: false } as const;
  expect(actionsFor({ ...facts, ...change })).toEqual(actions);
});

test('nothing is no decline', () => {
  expect([isHardDecline(null), isHardDecline('notConfirmed')]).toEqual([false, true]);
});
