import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { countOf, textIn } from '#blocks/kit/testing/draw-view.tsx';
import { renderToStaticMarkup } from '#blocks/kit/testing/render.tsx';
import { SiteFormsContext } from '#blocks/form/site-forms.ts';
import { formDocument } from '#core/forms/document.ts';
import { publicForm } from '#core/forms/public-form.ts';
import { readSettings } from '#core/settings/groups.ts';
import { fail } from '#contract/errors.ts';
import { FormPage, FormSent, PollPage, Subscription } from '../form-pages.tsx';
import { addressOf, alternatesOfPage, choicesOf, LanguageLinks, LanguageOffer } from './languages.tsx';
import { LockBody, type Lock } from '../locks.tsx';

const lock = (which: Lock, words = '') => renderToStaticMarkup(<LockBody lock={which} words={words} />);
const form = { action: '/api/unlock', to: '/about', crumb: '' };

describe('what stands in place of a page', () => {
  test('each says something of its own, in the words of the owner where there are some', () => {
    const names = ['notLive', 'parking', 'expired', 'removed'] as const;
    const said = [
      ...names.map((name) => lock({ name })),
      lock({ name: 'lockScreen', form: null }),
      lock({ name: 'lockScreen', form }),
    ];
    expect(new Set(said.map(textIn)).size).toBe(6);
    expect(textIn(lock({ name: 'notLive' }, 'Back in May.'))).toMatch(/^Back in May\./);
    expect(textIn(lock({ name: 'lockScreen', form: null }, 'Back in May.'))).toMatch(/^Back in May\./);
    expect(textIn(lock({ name: 'parking' }, 'Back in May.'))).not.toContain('Back in May.');
  });

  test('a password is asked for, and told what was wrong with it', () => {
    expect(lock({ name: 'lockScreen', form: null })).not.toContain('<form');
    const page = lock({ name: 'protectedContent', form: { ...form, page: 'p1' } });
    expect(page).toContain('name="page" value="p1"');
    expect(page).toContain('name="to" value="/about"');
    expect(page).toContain('action="/api/unlock"');
    expect(page).not.toContain('aria-invalid');
    const wrong = lock({
      name: 'lockScreen',
      form: { ...form, problem: fail('wrongLockPassword'), crumb: 'a b' },
    });
    expect(wrong).toContain('aria-describedby="password-problem"');
    expect(wrong).toContain('This password is incorrect. Try again.');
    expect(wrong).toMatch(/action="\/api\/unlock\?\w+=a%20b"/);
    expect(wrong).not.toContain('name="page"');
  });

  test('members are told what opens it', () => {
    const door = {
      name: 'Club',
      words: '',
      offers: [],
      isFree: false,
      isLoggedIn: false,
      to: '/club?x=1',
      teaser: undefined,
    };
    const draw = (more: object) => lock({ name: 'memberAccess', door: { ...door, ...more } } as never);
    const said = [{}, { isFree: true }, { isLoggedIn: true }].map((more) => textIn(draw(more)));
    expect(new Set(said).size).toBe(3);
    expect(draw({})).toContain('?next=%2Fclub%3Fx%3D1');
    expect(draw({ isLoggedIn: true })).not.toContain('?next=');
    expect(draw({ offers: [{ title: 'Year', path: '/shop/year' }] })).toContain('href="/shop/year"');
    expect(textIn(draw({ words: 'For friends.' }))).toMatch(/^For friends\./);
    expect(textIn(draw({ teaser: { title: 'A', excerpt: 'It began in May.' } }))).toMatch(
      /^It began in May\./,
    );
  });
});

describe('pages of forms', () => {
  const page = { pagePath: '/contact' } as never;
  const contact = publicForm(
    'contact',
    formDocument.read({ fields: [{ id: 'f', type: 'text', title: 'Name' }] }),
    null,
  );
  const within = (element: React.ReactNode, known = contact) =>
    renderToStaticMarkup(
      <SiteFormsContext value={{ formOf: (id) => (id === 'contact' ? known : undefined), page }}>
        {element}
      </SiteFormsContext>,
    );
  const sentBack = (more: object) =>
    within(
      <FormPage
        special={
          {
            name: 'form',
            formId: 'contact',
            listName: '',
            values: { f: 'Ada' },
            errors: { f: 'Too short.' },
            message: 'Please look again.',
            ...more,
          } as never
        }
      />,
    );

  test('a form comes back with what was typed and what is wrong', () => {
    expect(sentBack({})).toContain('value="Ada"');
    expect(textIn(sentBack({}))).toContain('Too short.');
    expect(textIn(sentBack({ formId: 'gone' }))).toBe('Please look again.');
    expect(sentBack({ formId: 'gone', listName: 'News' })).toContain('data-island="form"');
  });

  test('a draft is looked at before it is published', () => {
    const preview = (fields: object[]) =>
      within(
        <FormPage
          special={{ name: 'formPreview', formId: 'new', draft: formDocument.read({ fields }) } as never}
        />,
      );
    expect(textIn(preview([]))).not.toBe('');
    expect(preview([])).not.toContain('data-island');
    expect(textIn(preview([{ id: 'f', type: 'text', title: 'Name' }]))).toContain('Name');
  });

  test('after it was sent', () => {
    expect(textIn(within(<FormSent formId="contact" />, { ...contact, message: 'Got it!' }))).toMatch(
      /^Got it!/,
    );
    expect(within(<FormSent formId="contact" />, { ...contact, html: '<b>Bold</b>' })).toContain(
      '<b>Bold</b>',
    );
    expect(textIn(within(<FormSent formId="gone" />))).toMatch(/^Thank/);
  });

  test('a subscription is confirmed, ended, asked about, or unknown', () => {
    const draw = (state: string, about: object | null = { email: 'ada@example.com', listName: 'News' }) =>
      within(createElement(Subscription, { name: 'subscription', state, about } as never));
    expect(draw('confirmed')).toContain('role="status"');
    expect(textIn(draw('left'))).not.toBe(textIn(draw('confirmed')));
    expect(draw('asks')).toContain('<form method="post">');
    expect(draw('unknown')).toContain('role="alert"');
    expect(draw('confirmed', null)).toContain('role="alert"');
  });

  test('how a poll stands', () => {
    const state = { isOpen: true, hasVoted: true, tally: { voters: 1, counts: [1] } };
    const poll = { name: 'poll', labels: ['Rye'], state, path: '/bread' };
    const draw = (message?: string) =>
      within(createElement(PollPage, { ...poll, ...(message && { message }) } as never));
    expect(draw()).toContain('href="/bread"');
    expect(draw()).not.toContain('role="alert"');
    expect(draw('Too late.')).toContain('Too late.');
  });
});

describe('languages of a page', () => {
  const input = (more: object = {}, site: object = {}) =>
    ({
      baseUrl: 'https://salt.test',
      path: '/about',
      isEditing: false,
      content: { kind: 'document' },
      languages: { source: 'en', sourceTag: 'en', default: 'en', current: 'en', all: ['en', 'de'] },
      settings: readSettings({ site }),
      ...more,
    }) as never;
  const alone = { languages: { source: 'en', sourceTag: 'en', default: 'en', current: 'en', all: ['en'] } };
  const draw = (element: React.ReactNode) => renderToStaticMarkup(element);

  test('a site in one language offers none', () => {
    expect(alternatesOfPage(input(alone))).toEqual([]);
    expect(choicesOf(input(alone))).toEqual([]);
    expect(draw(<LanguageOffer input={input(alone)} />)).toBe('');
    expect(draw(<LanguageLinks input={input(alone, { languagesInFooter: true })} />)).toBe('');
    expect(addressOf(input(alone))).toBe('https://salt.test/about');
  });

  test('in two languages each page has two addresses, its own among them', () => {
    expect(alternatesOfPage(input()).map(({ href }) => href)).toEqual(
      expect.arrayContaining(['https://salt.test/about', 'https://salt.test/de/about']),
    );
    expect(choicesOf(input()).map(({ language, href }) => [language, href])).toEqual([
      ['en', ''],
      ['de', '/de/about'],
    ]);
    const cart = input({ content: { kind: 'special', special: { name: 'cart' } }, path: '/cart' });
    expect(choicesOf(cart).map(({ href }) => href)).toEqual(['', '/de']);
  });

  test('a site elsewhere is told of for pages, and not for what only this site has', () => {
    const other = {
      otherLanguages: [{ language: 'fr', address: 'https://sel.test', samePaths: true }],
      languagesInFooter: true,
    };
    const page = input(alone, other);
    expect(alternatesOfPage(page).map(({ language }) => language)).toContain('fr');
    expect(draw(<LanguageOffer input={page} />)).toContain('hidden=""');
    expect(draw(<LanguageOffer input={input({ ...alone, isEditing: true }, other)} />)).toBe('');
    expect(
      alternatesOfPage(input({ ...alone, content: { kind: 'special', special: { name: 'cart' } } }, other)),
    ).toEqual([]);
    expect(countOf(draw(<LanguageLinks input={page} />), '<li')).toBe(2);
    expect(draw(<LanguageLinks input={input(alone, { ...other, languagesInFooter: false })} />)).toBe('');
  });
});
