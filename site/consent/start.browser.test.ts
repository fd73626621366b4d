import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { bannerOf } from '#core/consent/banner.ts';
import { CONSENT_CHANGE_EVENT } from '#core/consent/banner-events.ts';
import { cookieSettings, publicCookieSettings } from '#core/consent/settings.ts';
import { TRACKING_COOKIES } from '#core/visitors/cookies.ts';
import { deleteCookie, readCookie, writeCookie } from '#browser/storage/cookies.ts';
import bannerCss from './banner.css?inline';
import { BANNER_SCRIPT, TOLD_SCRIPT } from './banner.ts';
import { bannerMarkup } from './markup.ts';
import { startConsent } from './start.ts';
import { wordsIn } from '#core/words/wording.ts';

const say = wordsIn('en').of('consent');

const settingsOf = (stored: object = {}) =>
  publicCookieSettings(
    cookieSettings.read({ isCookieBannerEnabled: true, isAnalyticsCookiesDisabled: true, ...stored }),
  );
const banner = () => document.querySelector<HTMLElement>('.cookie-banner');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label') === name,
  );
const OTHER_COOKIES = ['crumb', 'CART', 'hasCart', 'foo'];
const posts: unknown[] = [];
let stop = () => {};

/** Answers as the server does: with the cookies of the choice. */
function answerChoices(isDown = false) {
  vi.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
    if (isDown) throw new TypeError('offline');
    const body = JSON.parse(init?.body as string) as { way: string };
    posts.push(body);
    const [answer, letters] = body.way === 'accept' ? ['true', 'npsm'] : ['false', 'n'];
    writeCookie('ss_cookieAllowed', answer);
    writeCookie('ss_consent', `${letters}.v.abcdefghijklmnopqrst.1.${body.way}`);
    return Response.json({ allowed: [], receiptId: 'abcdefghijklmnopqrst' });
  });
}

function open(stored: object = {}, rest = '') {
  const settings = settingsOf(stored);
  document.body.innerHTML = `${bannerMarkup(bannerOf(settings, say), { path: '/', asks: 'v', say })}<main>${rest}</main>`;
  stop = startConsent({ cookieSettings: settings });
}

const forget = () => {
  for (const name of ['ss_cookieAllowed', 'ss_consent', ...TRACKING_COOKIES, ...OTHER_COOKIES])
    deleteCookie(name);
};
beforeEach(() => {
  forget();
  posts.length = 0;
  answerChoices();
});
afterEach(() => {
  stop();
  forget();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test.each([
  ['Accept', { way: 'accept' }],
  ['Decline', { way: 'decline' }],
])('%s stores the choice and removes the banner', async (name, sent) => {
  open({ cookieBannerAcceptType: 'OPT_IN_AND_OUT' });
  let now: readonly string[] = [];
  document.addEventListener(
    CONSENT_CHANGE_EVENT,
    (event) => {
      now = (event as CustomEvent<{ allowed: string[] }>).detail.allowed;
    },
    { once: true },
  );
  button(name)?.click();
  await vi.waitFor(() => expect(banner()).toBeNull());
  expect(posts).toEqual([{ to: '/', ...sent }]);
  expect(now.includes('statistics')).toBe(name === 'Accept');
});

test('categories are chosen one by one', async () => {
  open({ cookieBannerAcceptType: 'OPT_IN_AND_OUT' });
  document.querySelector('summary')?.click();
  document.querySelector<HTMLInputElement>('[name=marketing]')?.click();
  button('Save choice')?.click();
  await vi.waitFor(() => expect(posts).toEqual([{ to: '/', marketing: 'on', way: 'choose' }]));
});

test('the nine cookies are cleared until somebody agrees, and no others', () => {
  for (const name of [...TRACKING_COOKIES, ...OTHER_COOKIES]) writeCookie(name, 'x');
  open();
  const isLeft = (name: string) => readCookie(name) !== undefined;
  expect([...TRACKING_COOKIES, ...OTHER_COOKIES].filter(isLeft)).toEqual(OTHER_COOKIES);
});

test.each([
  ['agreed', { isAnalyticsCookiesDisabled: true }, 'true'],
  ['not asked first', { isAnalyticsCookiesDisabled: false }, undefined],
])('they stay where it was %s', (_, stored, answer) => {
  if (answer !== undefined) writeCookie('ss_cookieAllowed', answer);
  writeCookie('ss_cvr', 'x');
  // Told by the server as the policy of this visitor.
  const timing = [{ name: 'consent', description: stored.isAnalyticsCookiesDisabled ? 'optIn' : 'notice' }];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming: timing }] as never);
  open(stored);
  expect(readCookie('ss_cvr')).toBe('x');
});

test('whoever has chosen does not get it, and can change their mind', async () => {
  writeCookie('ss_cookieAllowed', 'true');
  const settings = settingsOf();
  document.body.innerHTML = `${bannerMarkup(bannerOf(settings, say), { path: '/', say })}<a href="/api/consent/manage">Manage cookies</a>`;
  const script = document.createElement('script');
  // The test runs in a frame, where no banner is shown.
  script.textContent = `((top, self) => {${BANNER_SCRIPT}})(window, window)`;
  document.body.append(script);
  expect(banner()).toBeNull();
  stop = startConsent({ cookieSettings: settings });
  document.querySelector('a')?.click();
  expect(banner()).not.toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Accept');
  button('Decline')?.click();
  await vi.waitFor(() => expect(banner()).toBeNull());
  expect(readCookie('ss_cookieAllowed')).toBe('false');
});

test('forced it appears in any case and stays, and goes back to what visitors get', async () => {
  writeCookie('ss_cookieAllowed', 'true');
  const settings = settingsOf();
  document.body.innerHTML = '';
  stop = startConsent({ cookieSettings: settings });
  const tell = (type: string, detail?: object) => dispatchEvent(new CustomEvent(type, { detail }));

  tell('cookie-banner:force', { ...settings, cookieBannerTheme: 'LIGHT' });
  await vi.waitFor(() => expect(banner()?.classList).toContain('is-forced'));
  expect(banner()?.dataset.theme).toBe('light');
  button('Accept')?.click();
  expect([banner() !== null, posts]).toEqual([true, []]);

  tell('cookie-banner:update', { ...settings, cookieBannerVariant: 'POPUP' });
  await vi.waitFor(() => expect(banner()?.dataset.variant).toBe('popup'));
  expect(banner()?.classList).toContain('is-forced');

  tell('cookie-banner:unforce', settings);
  await vi.waitFor(() => expect(banner()).toBeNull());
  deleteCookie('ss_cookieAllowed');
  tell('cookie-banner:unforce', { ...settings, cookieBannerTheme: 'LIGHT' });
  await vi.waitFor(() => expect(banner()?.dataset.theme).toBe('light'));
  expect(banner()?.classList).not.toContain('is-forced');
});

test.each([
  ['optIn', 'We ask.'],
  ['optOut', 'You may object.'],
  ['notice-gpc', 'You may object.'],
])('where the policy is %s the banner says: %s', (description, expected) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { serverTiming: [{ name: 'consent', description }] },
  ] as never);
  const settings = settingsOf({ cookieBannerText: 'We ask.', cookieBannerToldText: 'You may object.' });
  document.body.innerHTML = bannerMarkup(bannerOf(settings, say), { path: '/', say });
  const script = document.createElement('script');
  script.textContent = TOLD_SCRIPT;
  document.body.append(script);
  expect(banner()?.querySelector('p:not([hidden])')?.textContent).toBe(expected);
});

describe('on the screen', () => {
  const WIDTH = 1000;
  const HEIGHT = 700;
  const paint = async (stored: object) => {
    await page.viewport(WIDTH, HEIGHT);
    open(
      stored,
      `<style>${bannerCss}</style><p>First</p><div style="height: 2000px"></div><a href="/checkout">Last</a>`,
    );
    return banner() as HTMLElement;
  };

  test.each([
    ['BAR', 'TOP', ['top', 'left', 'right']],
    ['BAR', 'BOTTOM', ['bottom', 'left', 'right']],
    ['POPUP', 'TOP_LEFT', ['top', 'left']],
    ['POPUP', 'TOP_RIGHT', ['top', 'right']],
    ['POPUP', 'BOTTOM_LEFT', ['bottom', 'left']],
    ['POPUP', 'BOTTOM_RIGHT', ['bottom', 'right']],
  ])('a %s at %s lies at %j', async (cookieBannerVariant, cookieBannerPosition, sides) => {
    const shown = await paint({ cookieBannerVariant, cookieBannerPosition });
    const { top, left, bottom, right } = shown.getBoundingClientRect();
    const gap = cookieBannerVariant === 'BAR' ? 0 : 20;
    const distances = { top, bottom: HEIGHT - bottom, left, right: WIDTH - right };
    const near = Object.entries(distances).filter(([, distance]) => Math.round(distance) === gap);
    expect(near.map(([side]) => side)).toEqual(sides);
    scrollTo(0, 1000);
    expect(shown.getBoundingClientRect().top).toBe(top);
  });

  test.each([
    ['LIGHT', 'rgb(255, 255, 255)'],
    ['DARK', 'rgb(22, 24, 28)'],
  ])('%s has the ground %s', async (cookieBannerTheme, ground) => {
    const shown = await paint({ cookieBannerTheme });
    expect(getComputedStyle(shown).backgroundColor).toBe(ground);
  });

  test.each([
    ['TEXT', 'Accept', 'rgba(0, 0, 0, 0)', 'underline'],
    ['BUTTON', 'Accept', 'rgba(255, 255, 255, 0.55)', 'none'],
    ['ICON', '', 'rgba(255, 255, 255, 0.55)', 'none'],
  ])('accepting by %s says %j', async (cookieBannerCtaVariant, words, border, line) => {
    const shown = await paint({ cookieBannerCtaVariant, cookieBannerAcceptType: 'OPT_IN_AND_OUT' });
    const accept = button('Accept') as HTMLElement;
    const { borderTopColor, textDecorationLine } = getComputedStyle(accept);
    expect([accept.textContent, borderTopColor, textDecorationLine]).toEqual([words, border, line]);
    expect(accept.querySelector('svg') !== null).toBe(cookieBannerCtaVariant === 'ICON');
    expect(shown.querySelector('[value=decline]')?.textContent).toBe('Decline');
    const decline = getComputedStyle(shown.querySelector('[value=decline]') as Element);
    expect([decline.borderTopColor, decline.textDecorationLine]).toEqual([border, line]);
  });

  test.each([
    ['BAR', 'TOP', 1000],
    ['BAR', 'BOTTOM', 1000],
    ['POPUP', 'TOP_RIGHT', 390],
    ['POPUP', 'BOTTOM_RIGHT', 390],
  ])('a %s at %s lies over nothing one cannot scroll to, at %i px', async (variant, position, width) => {
    const shown = await paint({ cookieBannerVariant: variant, cookieBannerPosition: position });
    await page.viewport(width, HEIGHT);
    const isCovered = (selector: string) => {
      const at = shown.getBoundingClientRect();
      const other = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return other.top < at.bottom && other.bottom > at.top;
    };
    scrollTo(0, 0);
    expect(isCovered('main p')).toBe(false);
    await vi.waitFor(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      expect(isCovered('main a')).toBe(false);
    });
  });

  test('it is on no printed page', async () => {
    const shown = await paint({});
    expect(shown.checkVisibility()).toBe(true);
    const print = async (media: string) => {
      await cdp().send('Emulation.setEmulatedMedia', { media });
      await vi.waitFor(() => expect(matchMedia('print').matches).toBe(media === 'print'));
    };
    await print('print');
    expect(shown.checkVisibility()).toBe(false);
    await print('');
  });
});
