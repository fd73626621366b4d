import { expect, test } from 'vitest';
import { cookieSettings } from './settings.ts';

test('a site begins without a banner and without tracking anybody by rule', () => {
  expect(cookieSettings.initial).toMatchObject({
    isCookieBannerEnabled: false,
    cookieBannerCtaText: 'Accept',
    cookieBannerOptOutCtaText: 'Decline',
    cookieBannerCtaVariant: 'ICON',
    cookieBannerTheme: 'DARK',
    cookieBannerVariant: 'BAR',
    cookieBannerPosition: 'BOTTOM',
    cookieBannerAcceptType: 'OPT_IN',
    isManageCookiesLinked: true,
    isAnalyticsCookiesDisabled: false,
    consentPolicy: 'region',
    isRestrictiveCookiePolicyAbsolute: false,
    isActivityLogEnabled: true,
  });
});

test.each([
  ['cookieBannerText', 2000],
  ['cookieBannerToldText', 2000],
  ['cookieBannerCtaText', 40],
  ['cookieBannerOptOutCtaText', 40],
] as const)('%s has room for %i characters', (name, max) => {
  const problems = (length: number) => {
    const found: string[] = [];
    cookieSettings.check(
      { ...cookieSettings.initial, [name]: 'a'.repeat(length) },
      ({ path }) => found.push(path),
      '',
    );
    return found;
  };
  expect([problems(max), problems(max + 1)]).toEqual([[], [name]]);
});
