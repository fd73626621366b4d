import { describe, expect, test } from 'vitest';
import type { Category } from './categories.ts';
import type { Choice } from './choice.ts';
import { allowed, STRANGER, type ConsentRules, type VisitorConsent } from './policies.ts';

const LOOSE: ConsentRules = {
  isAnalyticsCookiesDisabled: false,
  isRestrictiveCookiePolicyAbsolute: false,
  consentPolicy: 'region',
};
const STRICT: ConsentRules = { ...LOOSE, isAnalyticsCookiesDisabled: true };
const ABSOLUTE: ConsentRules = { ...STRICT, isRestrictiveCookiePolicyAbsolute: true };
const ALL: Category[] = ['necessary', 'preferences', 'statistics', 'marketing'];
const NECESSARY: Category[] = ['necessary'];

const chose = (categories: readonly Category[]): Choice => ({
  categories,
  version: 'v',
  receiptId: 'r'.repeat(22),
  at: 0,
  way: 'choose',
});

describe('what is allowed', () => {
  test.each<[string, ConsentRules, Partial<VisitorConsent>, Category[]]>([
    ['strict, nothing chosen, strictest region', STRICT, {}, NECESSARY],
    ['strict, nothing chosen, opt-out region', STRICT, { policy: 'optOut' }, ALL],
    ['strict, nothing chosen, region that is told', STRICT, { policy: 'notice' }, ALL],
    ['strict for everybody', { ...STRICT, consentPolicy: 'optIn' }, { policy: 'notice' }, NECESSARY],
    ['opt-out for everybody', { ...STRICT, consentPolicy: 'optOut' }, {}, ALL],
    ['strict, accepted', STRICT, { choice: chose(ALL) }, ALL],
    ['strict, declined', STRICT, { choice: chose([]) }, NECESSARY],
    ['strict, one chosen', STRICT, { choice: chose(['preferences']) }, ['necessary', 'preferences']],
    ['opt-out region, declined', STRICT, { policy: 'optOut', choice: chose([]) }, NECESSARY],
    ['accepted what is asked', { ...STRICT, version: 'v' }, { choice: chose(ALL) }, ALL],
    ['accepted something else', { ...STRICT, version: 'w' }, { choice: chose(ALL) }, NECESSARY],
    [
      'accepted before there were versions',
      { ...STRICT, version: 'w' },
      { choice: { ...chose(ALL), version: '' } },
      ALL,
    ],
    [
      'opt-out region, declined something else',
      { ...STRICT, version: 'w' },
      { policy: 'optOut', choice: chose([]) },
      NECESSARY,
    ],
    ['loose, nothing chosen', LOOSE, {}, ALL],
    ['loose, declined', LOOSE, { choice: chose([]) }, NECESSARY],
    ['loose, GPC', LOOSE, { gpc: true }, ['necessary', 'preferences']],
    ['accepted under GPC', STRICT, { gpc: true, choice: chose(ALL) }, ['necessary', 'preferences']],
    ['never, accepted', ABSOLUTE, { choice: chose(ALL) }, ['necessary', 'preferences']],
    ['never, but the restrictive policy is off', { ...ABSOLUTE, isAnalyticsCookiesDisabled: false }, {}, ALL],
  ])('%s', (_, rules, visitor, expected) => {
    expect(allowed(rules, { ...STRANGER, ...visitor })).toEqual(expected);
  });
});
