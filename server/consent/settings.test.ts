import { expect, test } from 'vitest';
import type { CookieSettings } from '#core/consent/settings.ts';
import { setLive } from '../testing/a-shop.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp } from '../testing/app.ts';

const kit = useApp({ proxies: 1, countryHeader: 'X-Country' });

/** Each field as it is not by itself, one after the other; the compiler asks for a new one. */
const OTHERWISE: { [Name in keyof CookieSettings]: CookieSettings[Name] } = {
  cookieBannerText: 'We keep crumbs.',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  cookieBannerCtaText: 'Fine',
  cookieBannerOptOutCtaText: 'No, thanks',
  cookieBannerVariant: 'POPUP',
  cookieBannerPosition: 'TOP',
  cookieBannerCtaVariant: 'TEXT',
  cookieBannerTheme: 'LIGHT',
  isManageCookiesLinked: false,
  isAnalyticsCookiesDisabled: true,
  consentPolicy: 'optIn',
  cookieBannerToldText: 'You may object.',
  isRestrictiveCookiePolicyAbsolute: true,
  isActivityLogEnabled: false,
  isCookieBannerEnabled: false,
};

test('whatever an owner changes about cookies and publishes changes what visitors get', async () => {
  const site = await kit.aSite({
    ...smallTemplate,
    settings: { cookies: { isCookieBannerEnabled: true } },
  });
  // Where nobody is asked first, so that asking everybody first makes a difference.
  const look = async () => {
    const page = await kit.call('GET', '/', { host: site.host, headers: { 'x-country': 'US' } });
    return `${String(page.headers['server-timing'])}\n${page.body}`;
  };
  const without: string[] = [];
  for (const [name, value] of Object.entries(OTHERWISE)) {
    const before = await look();
    await setLive(kit, site, 'cookies', { [name]: value });
    if ((await look()) === before) without.push(name);
  }
  expect(without).toEqual([]);
});
