import { describe, expect, test } from 'vitest';
import { cookieSettings, publicCookieSettings } from './settings.ts';
import { bannerOf, bannerPlace } from './banner.ts';
import { reduceHtml } from './reduce-html.ts';
import { wordsIn } from '../words/wording.ts';

const bannerFor = (stored: Record<string, unknown>) =>
  bannerOf(publicCookieSettings(cookieSettings.read(stored)), wordsIn('en').of('consent'));

const DEFAULT_TEXT =
  'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.';

describe('what is missing or invalid falls back', () => {
  const standard = {
    text: DEFAULT_TEXT,
    toldText: '',
    accept: 'Accept',
    decline: undefined,
    declineLabel: 'Decline',
    place: 'bottom',
    variant: 'bar',
    theme: 'dark',
    cta: 'icon',
  };
  test.each([
    ['nothing set', {}, {}],
    ['no such button style', { cookieBannerCtaVariant: 'FOO' }, {}],
    ['no such theme', { cookieBannerTheme: 'FOO' }, {}],
    ['no such shape', { cookieBannerVariant: 'FOO' }, {}],
    ['no such choices', { cookieBannerAcceptType: 'FOO' }, {}],
    ['no such position of a bar', { cookieBannerPosition: 'FOO' }, {}],
    [
      'no such position of a pop-up',
      { cookieBannerVariant: 'POPUP', cookieBannerPosition: 'FOO' },
      { variant: 'popup', place: 'bottom-left' },
    ],
    [
      'a pop-up without position',
      { cookieBannerVariant: 'POPUP' },
      { variant: 'popup', place: 'bottom-left' },
    ],
    ['empty text', { cookieBannerText: '' }, {}],
    ['blank text', { cookieBannerText: '  ' }, {}],
    ['empty paragraphs', { cookieBannerText: '<p> </p><p>&nbsp;</p>' }, {}],
    ['empty labels', { cookieBannerCtaText: '', cookieBannerOptOutCtaText: ' ' }, {}],
    [
      'everything else',
      {
        cookieBannerText: 'We use <b>cookies</b>.',
        cookieBannerToldText: 'You may <a href="/privacy">object</a>.<script>x</script>',
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
        cookieBannerTheme: 'LIGHT',
        cookieBannerCtaVariant: 'TEXT',
        cookieBannerCtaText: 'Fine',
        cookieBannerOptOutCtaText: 'No',
      },
      {
        text: 'We use <b>cookies</b>.',
        toldText: 'You may <a href="/privacy">object</a>.',
        accept: 'Fine',
        decline: 'No',
        declineLabel: 'No',
        theme: 'light',
        cta: 'text',
      },
    ],
  ])('%s', (_, stored, differs) => {
    expect(bannerFor(stored)).toEqual({ ...standard, ...differs });
  });
});

test.each([
  ['BAR', 'TOP', 'top'],
  ['BAR', 'BOTTOM', 'bottom'],
  ['BAR', 'TOP_LEFT', 'top'],
  ['BAR', 'TOP_RIGHT', 'top'],
  ['BAR', 'BOTTOM_LEFT', 'bottom'],
  ['BAR', 'BOTTOM_RIGHT', 'bottom'],
  ['POPUP', 'TOP', 'top-left'],
  ['POPUP', 'BOTTOM', 'bottom-left'],
  ['POPUP', 'TOP_LEFT', 'top-left'],
  ['POPUP', 'TOP_RIGHT', 'top-right'],
  ['POPUP', 'BOTTOM_LEFT', 'bottom-left'],
  ['POPUP', 'BOTTOM_RIGHT', 'bottom-right'],
] as const)('a %s at %s is at %s', (variant, position, place) => {
  expect(bannerPlace(variant, position)).toBe(place);
});

test('pages know the stored names by others', () => {
  const shown = publicCookieSettings(
    cookieSettings.read({ isAnalyticsCookiesDisabled: true, isActivityLogEnabled: false }),
  );
  expect(shown).toMatchObject({
    version: 2,
    isRestrictiveCookiePolicyEnabled: true,
    isRestrictiveCookiePolicyAbsolute: false,
    isVisitorDataRestricted: true,
  });
  expect(publicCookieSettings(cookieSettings.read({}))).toMatchObject({
    isCookieBannerEnabled: false,
    isRestrictiveCookiePolicyEnabled: false,
    isVisitorDataRestricted: false,
  });
});

test.each([
  ['Words & more', 'Words &amp; more'],
  ['a &amp; b &lt;i&gt;', 'a &amp; b &lt;i&gt;'],
  ['See <a href="/privacy" onclick="x()">privacy</a>.', 'See <a href="/privacy">privacy</a>.'],
  ['<a href="https://example.com/?a=1&amp;b=2">x</a>', '<a href="https://example.com/?a=1&amp;b=2">x</a>'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ["<a href='  java\tscript:alert(1)'>x</a>", 'x'],
  ['<a href="//evil.example">x</a>', 'x'],
  ['<strong>bold</strong> and <i>not</i>', '<b>bold</b> and not'],
  ['<b>never closed', '<b>never closed</b>'],
  ['</b>closed too often', 'closed too often'],
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['before<script>alert(1)</script>after', 'beforeafter'],
  ['<script>alert(1)', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<style>p{}</style> ', ''],
  ['a < b', 'a &lt; b'],
  ['<scr<script></script>ipt>alert(1)</script>', 'alert(1)'],
  ['<a href="/a"><a href="/b">x</a></a>', '<a href="/a">x</a>'],
])('%s becomes %s', (html, expected) => {
  expect(reduceHtml(html)).toBe(expected);
});
