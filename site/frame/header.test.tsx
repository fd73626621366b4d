import { SERVICE_URLS } from '#core/blocks/services.ts';
import { renderToStaticMarkup } from '#blocks/kit/testing/render.tsx';
import { describe, expect, test } from 'vitest';
import { headerFooterFields } from '#core/content/header-footer.ts';
import { navigationFields } from '#core/content/navigation.ts';
import { popupFields } from '#core/popup/document.ts';
import { readSettings } from '#core/settings/groups.ts';
import { themeFields } from '#core/theme/theme.ts';
import { NO_IMAGE } from '#core/fields/index.ts';
import { Header, logoOf } from './header.tsx';
import type { SiteInput } from '../page-input.ts';

const input: SiteInput = {
  site: {} as SiteInput['site'],
  ownTemplateId: 'atelier',
  baseUrl: 'http://shop.localhost',
  appDomain: 'localhost',
  fontHosts: { stylesheet: 'https://fonts.example', kit: 'https://kits.example' },
  serviceUrls: SERVICE_URLS,
  themeCss: '',
  consentVersion: '',
  languages: { source: 'en', sourceTag: 'en', default: 'en', all: ['en'], current: 'en' },
  fellBack: new Map(),
  settings: readSettings({ site: { title: 'Shop' } }),
  theme: themeFields.initial,
  popup: popupFields.initial,
  headerFooter: headerFooterFields(() => undefined).initial,
  navigation: navigationFields.read({
    main: [
      { title: 'Makers', href: '/makers' },
      { title: 'Read', children: [{ title: 'Journal', href: '/journal' }] },
      { title: 'Bad', href: 'javascript:alert(1)' },
      { title: 'By id', pageId: 'p' },
    ],
  }),
  forms: {},
  collections: [],
  pages: [{ id: 'p', path: '/moved-here', title: 'Moved' }],
};

const at = (path: string) => renderToStaticMarkup(<Header input={input} path={path} />);

describe('where one is', () => {
  test.each([
    ['/makers', '<a href="/makers" aria-current="page">'],
    ['/makers/mill', '<a href="/makers" aria-current="true">'],
    ['/makers-and-more', '<a href="/makers">'],
    ['/moved-here', '<a href="/moved-here" aria-current="page">'],
    ['/', '<a class="site-title" href="/" aria-current="page">'],
  ])('%s', (path, marked) => {
    expect(at(path)).toContain(marked);
  });

  test('a folder tells that the page is inside', () => {
    expect(at('/journal/salt')).toContain('<details class="folder" name="folder" data-here="">');
    expect(at('/makers')).not.toContain('data-here');
  });
});

test.each([
  ['Shop', ''],
  ['Saltwater & Sons', ''],
  ['Küstenlandschaft Musik', ' style="--longest-word:16"'],
  ['Wassermann-Stiftung', ''],
])('the name %j says how long its longest word is, where that is long', (title, style) => {
  const named = { ...input, settings: readSettings({ site: { title } }) };
  expect(renderToStaticMarkup(<Header input={named} path="/a" />)).toContain(
    `<a class="site-title" href="/"${style}>`,
  );
});

test('an address that must not be followed is shown as words', () => {
  expect(at('/')).toContain('<span>Bad</span>');
  expect(at('/')).not.toContain('javascript:');
});

test('the sheet for phones shows folders open', () => {
  const sheet = at('/').split('class="menu-sheet"')[1] ?? '';
  expect(sheet).toContain('<p class="folder-title">Read</p>');
  expect(sheet).not.toContain('<details');
});

describe('the logo', () => {
  const logo = { ...NO_IMAGE, src: `/images/${'a'.repeat(24)}/l.png`, width: 10, height: 10 };
  const own = { ...logo, src: `/images/${'b'.repeat(24)}/l.png` };
  const settings = readSettings({ site: { title: 'Shop', logo } });
  const { headerFooter } = input;

  test.each([
    ['none', input, ''],
    ['of the site', { ...input, settings }, logo.src],
    [
      'of the header',
      {
        ...input,
        settings,
        headerFooter: { ...headerFooter, header: { ...headerFooter.header, logo: own } },
      },
      own.src,
    ],
  ])('%s', (_, given, src) => {
    expect(logoOf(given).src).toBe(src);
    const html = renderToStaticMarkup(<Header input={given} path="/" />);
    expect(html.includes('alt="Shop"')).toBe(src !== '');
  });
});

test('small links beside the note: whole ones only, and none that run script', () => {
  const social = [
    { name: 'Instagram', to: { href: 'https://example.com/us', newWindow: true } },
    { name: '', to: { href: 'https://example.com/nameless', newWindow: false } },
    { name: 'Nowhere', to: { href: '', newWindow: false } },
    { name: 'Bad', to: { href: 'javascript:alert(1)', newWindow: false } },
  ];
  const header = { ...input.headerFooter.header, note: 'Since 2011', social };
  const markup = renderToStaticMarkup(
    <Header input={{ ...input, headerFooter: { ...input.headerFooter, header } }} path="/" />,
  );
  expect(markup).toContain('<p>Since 2011</p><ul class="site-social" aria-label="Elsewhere">');
  expect(markup).toContain('href="https://example.com/us"');
  expect(markup).not.toMatch(/nameless|Nowhere|javascript/);
});

test.each([
  ['none', false],
  ['show', true],
] as const)('the cart, when it is set to %s', (cartDisplay, isThere) => {
  const settings = readSettings({ site: { title: 'Shop' }, store: { cartDisplay } });
  const markup = renderToStaticMarkup(<Header input={{ ...input, settings }} path="/" />);
  expect(markup.includes('<a class="site-cart" href="/cart" data-speaks="basket">')).toBe(isThere);
});

test.each([false, true])('the link to the account, when it is set to %s', (accountLink) => {
  const settings = readSettings({ site: { title: 'Shop' }, store: { accountLink } });
  const markup = renderToStaticMarkup(<Header input={{ ...input, settings }} path="/" />);
  // In the header, and in the menu of phones.
  expect(markup.split('href="/commerce/account"')).toHaveLength(accountLink ? 3 : 1);
});
