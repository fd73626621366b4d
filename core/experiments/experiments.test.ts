import { describe, expect, test } from 'vitest';
import { BUCKETS, chosenVariants, overrideIn, readTrials, variantOf, writeTrials } from './assignment.ts';
import { EXPERIMENT_STATES, NEXT_STATES, slugOf } from './experiment.ts';
import { makeFlags } from './flags.ts';
import { difference, isUneven, lift } from './statistics.ts';
import { verdictOf } from './verdict.ts';

describe('flags', () => {
  const flags = makeFlags({
    on: { type: 'boolean', variant: 'true' },
    off: { type: 'boolean', variant: 'TRUE' },
    really: { type: 'boolean', variant: true },
    word: { type: 'string', variant: 'blue' },
    count: { type: 'number', variant: '12' },
    many: { type: 'number', variant: 'twelve' },
    test: { type: 'A/B test', segment: 'new', variant: 'B' },
    open: { type: 'A/B test', variant: 'A' },
    empty: {},
  });

  test.each([
    ['on', true],
    ['off', false],
    ['really', false],
    ['word', false],
    ['nothing', false],
  ])('%s is enabled: %s', (name, expected) => expect(flags.isEnabled(name)).toBe(expected));

  test.each([
    ['test', { segment: 'new', variant: 'B' }],
    ['open', { segment: 'default', variant: 'A' }],
    ['nothing', { segment: 'default', variant: undefined }],
    ['on', { segment: 'default', variant: undefined }],
  ])('the A/B test %s', (name, expected) => expect(flags.getABTest(name)).toEqual(expected));

  test.each([
    [flags.boolean('on', false), { value: true }],
    [flags.string('word', ''), { value: 'blue' }],
    [flags.number('count', 0), { value: 12 }],
    [
      makeFlags(undefined).boolean('on', true),
      { value: true, error: 'The underlying Praetor configuration is not loaded' },
    ],
    [flags.string('nothing', 'x'), { value: 'x', error: 'The specified feature does not exist' }],
    [flags.string('toString', 'x'), { value: 'x', error: 'The specified feature does not exist' }],
    [flags.boolean('word', true), { value: true, error: 'The specified feature is not a boolean' }],
    [flags.number('on', 1), { value: 1, error: 'The specified feature is not a number' }],
    [flags.string('test', ''), { value: '', error: 'The specified feature is not a string' }],
    [
      flags.boolean('empty', true),
      { value: true, error: 'The specified feature has an invalid server-side definition' },
    ],
    [
      flags.number('many', 3),
      { value: 3, error: 'The specified feature has an invalid server-side definition' },
    ],
  ])('lookup %#', (found, expected) => expect(found).toEqual(expected));
});

describe('assignment', () => {
  const ID = 'abcdefghijklmnopqrstuvwx';
  const shares = (id: string, variants: string[]) => {
    const counts = new Map<string, number>();
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      const variant = variantOf({ id, variants }, bucket);
      counts.set(variant, (counts.get(variant) ?? 0) + 1);
    }
    return variants.map((variant) => (counts.get(variant) ?? 0) / BUCKETS);
  };

  test.each([[['A', 'B']], [['A', 'B', 'C']], [['A', 'B', 'C', 'D']]])('shares %j out evenly', (variants) => {
    for (const id of [ID, ID.replace('a', 'b'), ID.replace('x', 'y')])
      for (const share of shares(id, variants))
        expect(Math.abs(share - 1 / variants.length)).toBeLessThan(0.02);
  });

  test('of two experiments has nothing to do with each other', () => {
    const both = Array.from({ length: BUCKETS }, (_, bucket) =>
      [ID, ID.replace('a', 'b')].every((id) => variantOf({ id, variants: ['A', 'B'] }, bucket) === 'B'),
    );
    expect(Math.abs(both.filter(Boolean).length / BUCKETS - 0.25)).toBeLessThan(0.02);
  });

  test.each([
    [{ bucket: 0, counted: {} }],
    [{ bucket: 9999, counted: { [ID]: 'seen' } }],
    [{ bucket: 12, counted: { [ID]: 'reached', [ID.replace('a', 'b')]: 'seen' } }],
  ] as const)('%j is kept in a cookie', (value) => expect(readTrials(writeTrials(value))).toEqual(value));

  test.each(['', 'x', '12345', '-1', '1e3'])('%j is no cookie of ours', (text) =>
    expect(readTrials(text)).toBeUndefined(),
  );
  test('forged parts are left out', () =>
    expect(readTrials(`7.<b>-s.${ID}-x.${ID}-r`)).toEqual({ bucket: 7, counted: { [ID]: 'reached' } }));

  test.each([
    ['?exp_foo=B', 'B'],
    ['?foo=B', 'B'],
    ['?exp_bar=B', undefined],
    ['', undefined],
  ])('%s asks for %s', (search, expected) =>
    expect(overrideIn(new URLSearchParams(search), 'foo')).toBe(expected),
  );
});

describe('statistics', () => {
  test.each([
    ['a clear difference', { visitors: 5000, conversions: 250 }, { visitors: 5000, conversions: 400 }, true],
    ['none', { visitors: 5000, conversions: 250 }, { visitors: 5000, conversions: 252 }, false],
    ['three visitors', { visitors: 3, conversions: 0 }, { visitors: 3, conversions: 3 }, false],
    ['nobody', { visitors: 0, conversions: 0 }, { visitors: 0, conversions: 0 }, false],
  ])('%s', (_, base, other, isDifferent) => {
    const { low, high } = difference(base, other);
    expect(low > 0 || high < 0).toBe(isDifferent);
  });

  test('more visitors make the interval narrower', () => {
    const width = (times: number) => {
      const arm = { visitors: 1000 * times, conversions: 50 * times };
      const { low, high } = difference(arm, arm);
      return high - low;
    };
    expect(width(10)).toBeLessThan(width(1) / 2);
  });

  test('nothing loses more than all of it', () => {
    const found = lift({ visitors: 300, conversions: 12 }, { visitors: 279, conversions: 15 });
    expect(found?.low).toBe(-1);
    expect(found?.high).toBeGreaterThan(1);
  });

  test('a lift needs a rate', () =>
    expect(lift({ visitors: 10, conversions: 0 }, { visitors: 10, conversions: 1 })).toBeUndefined());

  test.each([
    [[1000, 1010], false],
    [[1000, 1300], true],
    [[0, 0], false],
    [[500, 500, 700], true],
    [[500, 510, 490], false],
  ])('visitors %j are uneven: %s', (visitors, expected) => expect(isUneven(visitors)).toBe(expected));
});

describe('verdicts', () => {
  const arms = (...rates: [number, number][]) =>
    rates.map(([visitors, conversions], index) => ({ variant: 'ABCD'[index] ?? '', visitors, conversions }));
  test.each([
    [
      'purchase',
      8,
      arms([8000, 400], [8000, 560]),
      'better',
      /^B sells more: \d+–\d+ % more orders\. Safe to stop\.$/,
    ],
    ['form', 8, arms([8000, 560], [8000, 400]), 'worse', /^A gets more: B brings \d+–\d+ % fewer forms/],
    ['form', 3, arms([8000, 400], [8000, 560]), 'collecting', /^Running for 3 of 7 days/],
    ['form', 8, arms([80, 4], [80, 5]), 'collecting', /^Too early to tell/],
    ['form', 8, arms([8000, 400], [9000, 560]), 'uneven', /not shared out evenly/],
    ['view', 8, arms([2000, 100], [2000, 104]), 'open', /^No clear difference yet/],
    ['view', 30, arms([900_000, 450_000], [900_000, 450_500]), 'same', /^No difference you would notice/],
    ['view', 8, arms([8000, 400], [8000, 400], [8000, 600]), 'better', /^C gets more/],
    ['view', 8, arms([8000, 400]), 'collecting', /Add a variant/],
  ] as const)('%s after %d days', (goal, days, figures, kind, words) => {
    const verdict = verdictOf(figures, { days, goal });
    expect(verdict.kind).toBe(kind);
    expect(verdict.words).toMatch(words);
  });
});

test.each([
  ['Shorter headline', 'shorter-headline'],
  ['  Café & prices! ', 'cafe-prices'],
  ['…', 'experiment'],
])('%s is %s in addresses', (name, slug) => expect(slugOf(name)).toBe(slug));

test('every state can be reached, and what has ended stays so', () => {
  const reached = new Set(['draft', ...Object.values(NEXT_STATES).flat()]);
  expect([...reached].toSorted()).toEqual([...EXPERIMENT_STATES].toSorted());
  expect(NEXT_STATES.stopped).toEqual([]);
});

test('variants that somebody chose are named after their experiments', () => {
  const kept = { 'plinth-exp_headline': 'B', 'plinth-exp_colour': '', other: 'x', 'plinth-exp_menu': 'C' };
  expect(chosenVariants(kept)).toBe('headline:B menu:C');
  expect(chosenVariants({})).toBe('');
});
