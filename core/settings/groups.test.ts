import { describe, expect, test } from 'vitest';
import { CURRENCY_CODES } from '../money/currency.ts';
import { checkWith } from '../fields/index.ts';
import type { Field } from '../fields/field.ts';
import { DEFAULT_COOKIE_BANNER_TEXT } from '../messages/defaults.ts';
import { readSettings, SETTINGS, SETTINGS_GROUPS } from './groups.ts';

const DEFAULTS = readSettings({});

test.each(SETTINGS_GROUPS)('%s takes its own defaults', (name) => {
  const fields: Field<unknown> = SETTINGS[name];
  expect(checkWith(fields, structuredClone(DEFAULTS[name]))).toEqual({ ok: true, value: DEFAULTS[name] });
});

describe('defaults', () => {
  test.each([
    [DEFAULTS.cookies.isCookieBannerEnabled, false],
    [DEFAULTS.cookies.cookieBannerText, DEFAULT_COOKIE_BANNER_TEXT],
    [DEFAULTS.cookies.cookieBannerCtaText, 'Accept'],
    [DEFAULTS.cookies.cookieBannerOptOutCtaText, 'Decline'],
    [DEFAULTS.cookies.cookieBannerPosition, 'BOTTOM'],
    [DEFAULTS.access.useEscapeKeyToLogin, true],
    [DEFAULTS.site.title, 'Untitled site'],
  ])('%j', (value, expected) => {
    expect(value).toBe(expected);
  });
});

describe('reading what is stored', () => {
  test('a broken leaf costs its own default and nothing else', () => {
    const { cookies, site } = readSettings({
      cookies: { cookieBannerText: 7, cookieBannerPosition: 'MIDDLE', cookieBannerTheme: 'LIGHT' },
      site: 'broken',
    });
    expect(cookies).toEqual({ ...DEFAULTS.cookies, cookieBannerTheme: 'LIGHT' });
    expect(site).toEqual(DEFAULTS.site);
  });

  test('strangers and keys of the prototype are left out', () => {
    const stored = JSON.parse(
      '{"site":{"title":"A","__proto__":{"x":1},"y":2},"__proto__":{"z":3}}',
    ) as object;
    expect(readSettings(stored)).toEqual({ ...DEFAULTS, site: { ...DEFAULTS.site, title: 'A' } });
  });
});

test('saving reports every problem of a group', () => {
  const result = checkWith(SETTINGS.cookies, {
    cookieBannerVariant: 'FRAME',
    cookieBannerCtaText: 'x'.repeat(41),
    isCookieBannerEnabled: 'yes',
    tracking: true,
  });
  expect(result.ok ? [] : result.problems.map(({ path }) => path)).toEqual([
    'tracking',
    'isCookieBannerEnabled',
    'cookieBannerCtaText',
    'cookieBannerVariant',
  ]);
});

test('code is limited to 50,000 characters each', () => {
  const check = (length: number) => checkWith(SETTINGS.code, { header: 'x'.repeat(length) }).ok;
  expect([check(50_000), check(50_001)]).toEqual([true, false]);
});

describe('the store', () => {
  test.each([
    ['imperial', 'imperial'],
    [1, 'imperial'],
    ['metric', 'metric'],
    [2, 'metric'],
    [undefined, 'imperial'],
  ])('measures in %j as %s', (measurementStandard, standard) => {
    const store = { ...DEFAULTS.store, measurementStandard };
    expect(readSettings({ store }).store.measurementStandard).toBe(standard);
  });

  test.each([3, 0, '2', null])('does not measure in %j', (measurementStandard) => {
    const result = checkWith(SETTINGS.store, { ...DEFAULTS.store, measurementStandard });
    expect(result.ok ? [] : result.problems.map(({ path }) => path)).toEqual(['measurementStandard']);
  });

  test('keeps a number by its name', () => {
    const result = checkWith(SETTINGS.store, { ...DEFAULTS.store, measurementStandard: 2, cartDisplay: 2 });
    expect(result).toEqual({
      ok: true,
      value: { ...DEFAULTS.store, measurementStandard: 'metric', cartDisplay: 'show' },
    });
  });

  test('says what changing its currency and its units means, and offers every currency', () => {
    const { storeCurrency, measurementStandard } = SETTINGS.store.control.fields ?? {};
    expect(DEFAULTS.store.storeCurrency).toBe('USD');
    expect(storeCurrency?.options).toMatchObject({ values: CURRENCY_CODES });
    expect(storeCurrency?.help).toContain('keeps the numbers of your prices');
    expect(measurementStandard?.help).toContain('keeps the numbers');
  });
});
