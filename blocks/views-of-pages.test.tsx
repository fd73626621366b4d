import { describe, expect, test } from 'vitest';
import type { MenuEntry } from '#core/collections/block-content.ts';
import { itemPartFields } from '#core/collections/item-parts.ts';
import { PICTURE } from './kit/testing/draw.tsx';
import { countOf, dataIn, drawerOf, textIn } from './kit/testing/draw-view.tsx';
import { fields as accountFields } from './account/fields.ts';
import { AccountView } from './account/view.tsx';
import { fields as breadcrumbsFields } from './breadcrumbs/fields.ts';
import { BreadcrumbsView } from './breadcrumbs/view.tsx';
import { fields as cookieFields } from './cookie-table/fields.ts';
import { CookieTableView } from './cookie-table/view.tsx';
import itemPart from './item-part/block.ts';
import { ItemPartContext } from './item-part/context.ts';
import { ItemPartView } from './item-part/view.tsx';
import { renderToStaticMarkup } from './kit/testing/render.tsx';
import { fields as languagesFields } from './languages/fields.ts';
import { LanguagesView } from './languages/view.tsx';
import { fields as logoFields } from './logo/fields.ts';
import { LogoView } from './logo/view.tsx';
import navigation from './navigation/block.ts';
import { fields as navigationFields } from './navigation/fields.ts';
import { NavigationView } from './navigation/view.tsx';
import { fields as shareFields } from './share/fields.ts';
import { ShareLinks } from './share/links.tsx';
import { ShareView } from './share/view.tsx';

const EDITING = { isEditing: true };

describe('navigation', () => {
  const draw = drawerOf({ fields: navigationFields, View: NavigationView });
  const to = (href: string) => ({ href, newWindow: false });
  const entry = (title: string, href: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
    title,
    to: to(href),
    isHere: false,
    children: [],
    ...more,
  });
  const menu = [
    entry('Shop', '', { children: [entry('Bread', '/bread', { isHere: true })] }),
    entry('About', '/about'),
  ];
  const footerMenu = [entry('Imprint', '/imprint')];

  test.each([
    [{ from: 'main' }, 'Shop Bread About'],
    [{ from: 'footer' }, 'Imprint'],
    [{ from: 'own', links: [{ title: 'Mine', to: to('/mine') }] }, 'Mine'],
  ])('%j', (values, words) => {
    expect(textIn(draw(values, { menu, footerMenu }))).toBe(words);
  });
  test('a folder leads nowhere, and where one is is marked', () => {
    const markup = draw({}, { menu });
    expect(markup).toContain('<span class="navigation-folder">Shop</span>');
    expect(markup).toContain('<a href="/bread" class="is-here">Bread</a>');
    expect(countOf(markup, 'is-here')).toBe(1);
  });
  test('without links', () => {
    expect(draw({ from: 'own' }, { menu })).toBe('');
    expect(draw({ from: 'own' }, { menu }, EDITING)).toContain('No links yet');
    expect(navigation.isEmpty?.(navigationFields.read({ from: 'own' }))).toBe(true);
    expect(navigation.isEmpty?.(navigationFields.read({ from: 'main' }))).toBe(false);
    expect(navigation.needs?.(navigationFields.read({ from: 'footer' }))).toEqual({ menu: 'footer' });
    expect(navigation.needs?.(navigationFields.read({ from: 'own' }))).toEqual({});
  });
});

describe('breadcrumbs', () => {
  const draw = drawerOf({ fields: breadcrumbsFields, View: BreadcrumbsView });
  const trail = [
    { title: 'Home', href: '/' },
    { title: 'Shop', href: '/shop' },
  ];
  test('the way here, the page itself last', () => {
    const markup = draw({}, { trail });
    expect(textIn(markup)).toBe('Home Shop Notes');
    expect(markup).toContain('<span aria-current="page">Notes</span>');
    expect(textIn(draw({ hasFirst: false }, { trail }))).toBe('Shop Notes');
    expect(textIn(draw({}, { trail: [], title: '' }))).not.toBe('');
  });
  test('search engines get whole addresses', () => {
    expect(dataIn(draw({}, { trail }))).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://example.com/' },
        { position: 2, item: 'https://example.com/shop' },
        { position: 3, name: 'Notes', item: 'https://example.com/notes' },
      ],
    });
    expect(dataIn(draw({}, { trail, url: '' }))).toBeUndefined();
    expect(dataIn(draw({}, { trail }, EDITING))).toBeUndefined();
  });
});

describe('languages', () => {
  const draw = drawerOf({ fields: languagesFields, View: LanguagesView });
  const languages = [
    { language: 'en', href: '' },
    { language: 'de', href: '/de/notes' },
  ] as never;
  test('each in its own name, this one without a link', () => {
    const markup = draw({}, { languages });
    expect(textIn(markup)).toBe('English Deutsch');
    expect(markup).toContain('<span lang="en" aria-current="true">');
    expect(markup).toContain('<a href="/de/notes" hrefLang="de" lang="de">');
  });
  test('short names are read out in full', () => {
    expect(textIn(draw({ names: 'code' }, { languages }))).toBe('EN DE Deutsch');
    expect(draw()).toBe('');
    expect(draw({}, {}, EDITING)).toContain('Settings, Languages');
  });
});

describe('logo', () => {
  const draw = drawerOf({ fields: logoFields, View: LogoView });
  test('the own picture before that of the site before its title', () => {
    const other = { ...PICTURE, src: '/images/zzzzzzzzzzzzzzzzzzzzzzzz/own.png', alt: '' };
    expect(textIn(draw())).toBe('Provisions');
    expect(draw()).toContain('<a href="/">');
    expect(draw({}, { logo: PICTURE })).toContain('alt="A jar"');
    expect(draw({ image: other }, { logo: PICTURE })).toContain('own.png');
    expect(draw({ image: other })).toContain('alt="Provisions"');
    expect(draw({ to: { href: '/start', newWindow: false } })).toContain('href="/start"');
  });
  test('of nothing', () => {
    expect(draw({}, { siteTitle: '' })).toBe('');
    expect(draw({}, { siteTitle: '' }, EDITING)).toContain('The title of your site');
  });
});

describe('account', () => {
  const draw = drawerOf({ fields: accountFields, View: AccountView });
  test('is a link or a button, in own words where there are some', () => {
    expect(draw({ look: 'button' })).toContain('class="button is-theme"');
    expect(draw({ look: 'link' })).not.toContain('class="button');
    expect(textIn(draw({ label: 'My things' }))).toBe('My things');
  });
});

describe('share', () => {
  const draw = drawerOf({ fields: shareFields, View: ShareView });
  test('only ways that are wanted', () => {
    const all = draw({ label: 'Pass it on' });
    expect(textIn(all)).toContain('Pass it on');
    expect(countOf(all, '<li>')).toBeGreaterThan(1);
    expect(draw({ copy: false })).not.toContain('data-island');
    expect(draw({ copy: true })).toContain('data-island="share"');
  });
  test('mail opens no window, others do', () => {
    const links = (targets: readonly ('email' | 'x')[]) =>
      renderToStaticMarkup(
        <ShareLinks
          label=""
          targets={targets}
          hasCopy={false}
          page={{ url: 'https://example.com/', title: 'A' }}
        />,
      );
    expect(links(['email'])).not.toContain('_blank');
    expect(links(['x'])).toContain('target="_blank" rel="noopener nofollow"');
    expect(links([])).not.toContain('share-label');
  });
});

describe('cookie table', () => {
  const draw = drawerOf({ fields: cookieFields, View: CookieTableView });
  const cookieTable = {
    groups: [
      {
        name: 'Needed',
        purpose: 'Always on.',
        rows: [{ name: '__a-b_c', provider: 'Us', purpose: 'Safety', kept: 'A day' }],
      },
    ],
  } as never;
  test('a table for each category', () => {
    expect(textIn(draw({}, { cookieTable }))).toBe(
      'Needed Always on. Name Provider Purpose Kept __a- b_ c Us Safety A day',
    );
    expect(draw({}, { cookieTable })).toContain('__a-<wbr/>b_<wbr/>c');
    expect(textIn(draw({ showPurposes: false }, { cookieTable }))).not.toContain('Always on.');
    expect(draw()).toBe('');
    expect(draw({}, {}, EDITING)).toContain('Made from the published site');
  });
});

describe('part of an item', () => {
  const values = itemPartFields.read({ part: 'title' });
  const draw = (context: (() => React.ReactNode) | undefined, isEditing: boolean) =>
    renderToStaticMarkup(
      <ItemPartContext value={context}>
        <ItemPartView id="a" values={values} isEditing={isEditing} />
      </ItemPartContext>,
    );
  test('what the page draws, or why there is nothing', () => {
    expect(draw(() => <h1>Salt</h1>, true)).toBe('<h1>Salt</h1>');
    expect(draw(() => null, false)).toBe('');
    expect(draw(() => null, true)).toContain('Visitors see no gap');
    expect(draw(undefined, true)).toContain('on the page of an item');
    expect(draw(undefined, false)).toBe('');
  });
  test('says which headings it brings and which fields it has', () => {
    const headings = (part: string) => itemPart.headings?.(itemPartFields.read({ part }));
    expect([headings('title'), headings('comments'), headings('date')]).toEqual([[1], [2], []]);
    const panel = itemPart.panel;
    const shown = (part: string) =>
      (typeof panel === 'function' ? panel(itemPartFields.read({ part })) : panel)?.flatMap(
        ({ fields }) => fields,
      );
    expect(shown('field')).toContain('field');
    expect(shown('title')).toEqual(['part']);
  });
});
