import { afterEach, describe, expect, test } from 'vitest';
import { BANNER_EVENTS, FORCED_CLASS } from '#core/consent/banner-events.ts';
import { cookieSettings, publicCookieSettings } from '#core/consent/settings.ts';
import { CONSENT_COOKIE } from '#core/visitors/cookies.ts';
import { deleteCookie, writeCookie } from '#browser/storage/cookies.ts';
import { force } from './forced.ts';

const stored = (isOn: boolean) =>
  publicCookieSettings(
    cookieSettings.read({ isCookieBannerEnabled: isOn, isAnalyticsCookiesDisabled: true }),
  );
const send = (type: string, isOn: boolean, detail: Parameters<typeof force>[0]['detail'] = null) => {
  force(new CustomEvent(type, { detail }), stored(isOn));
  const shown = document.querySelectorAll('.cookie-banner');
  return [shown.length, shown[0]?.classList.contains(FORCED_CLASS) ?? false];
};
const { unforce } = BANNER_EVENTS;
const LAID_OUT = document.adoptedStyleSheets.length;

afterEach(() => {
  deleteCookie(CONSENT_COOKIE);
  document.body.innerHTML = '';
});

describe('the banner while its owner sets it up', () => {
  test('is shown whether or not it is on, and to somebody who has answered', () => {
    writeCookie(CONSENT_COOKIE, 'n.v.abcdefghijklmnopqrst.1.decline');
    expect(send(BANNER_EVENTS.force, false)).toEqual([1, true]);
  });

  test('follows what is changed, and is there once', () => {
    send(BANNER_EVENTS.force, false);
    expect(send(BANNER_EVENTS.update, false, { cookieBannerText: '<p>Crumbs?</p>' })).toEqual([1, true]);
    expect(document.querySelector('.cookie-banner')?.textContent).toContain('Crumbs?');
    expect(document.adoptedStyleSheets.length).toBe(LAID_OUT + 1);
  });

  test('an update alone brings nothing that visitors would not get', () => {
    expect(send(BANNER_EVENTS.update, false)).toEqual([0, false]);
    expect(send(BANNER_EVENTS.update, true)).toEqual([1, false]);
  });

  test('goes back to what visitors get', () => {
    send(BANNER_EVENTS.force, true);
    expect(send(unforce, true)).toEqual([1, false]);
    writeCookie(CONSENT_COOKIE, 'n.v.abcdefghijklmnopqrst.1.decline');
    expect(send(unforce, true)).toEqual([0, false]);
    expect(send(unforce, false)).toEqual([0, false]);
  });
});
