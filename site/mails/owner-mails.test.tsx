import { describe, expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { sayToOwner } from '#core/owner-mails/words.ts';
import { toCents } from '#core/money/currency.ts';
import { accountMails } from './account-mails.ts';
import { billingMails } from './billing-mails.ts';
import { codeMails } from './code-mails.ts';
import { commentMails } from './comment-mails.ts';
import { donationMails } from './donation-mails.ts';
import { formMails } from './form-mails.ts';
import { GiftCardDrawing } from './gift-card.tsx';
import { orderMails } from './order-mails.ts';
import { peopleMails } from './people-mails.ts';
import { renderMail } from './render.tsx';
import { reviewMails } from './review-mails.ts';
import { weeklyMails } from './weekly-mails.ts';

const { editor, billing, reporting } = ContributorRole;
const url = 'https://plinth.test/x';
const say = sayToOwner('en');

test('whoever has no name is greeted without one', () => {
  const greetings = (name: string) => [
    accountMails.confirmEmail({ name, url }, say).paragraphs[0],
    billingMails.planEnded({ name, siteTitle: 'Salt', planName: 'Business', url }, say).paragraphs[0],
    codeMails.codeWaits({ name, author: '', titles: [], address: '', url }, say).paragraphs[0],
    peopleMails.newOwner({ name, siteTitle: 'Salt', from: 'Ada', to: 'Ben' }, say).paragraphs[0],
  ];
  expect(new Set(greetings('Ada'))).toEqual(new Set(['Hello Ada,']));
  expect(new Set(greetings(''))).toEqual(new Set(['Hello,']));
});

test('a change of the account says which way it went', () => {
  const twoFactor = (isOn: boolean) => accountMails.twoFactorChanged({ name: '', isOn, undoUrl: url }, say);
  expect(twoFactor(true).subject).toContain(' is on');
  expect(twoFactor(true).paragraphs[1]).toContain('From now on');
  expect(twoFactor(false).subject).toContain(' is off');
  expect(twoFactor(false).paragraphs[1]).toContain('no longer asks');
  const passkeys = (isAdded: boolean) =>
    accountMails.passkeysChanged({ name: '', passkey: 'Phone', isAdded, undoUrl: url }, say);
  expect(passkeys(true).subject).toContain('added');
  expect(passkeys(true).paragraphs[1]).toContain('“Phone” was added');
  expect(passkeys(false).paragraphs[1]).toContain('“Phone” was removed');
});

test.each([
  [
    'en',
    'Card ending in 4242',
    /€23\.00 with the card ending in 4242\. This card has expired\. .*14 March 2030/,
  ],
  ['en', 'PayPal', /€23\.00 with PayPal\./],
  [
    'de',
    'Test card ending in 4242',
    /23,00\s€ verlängert werden \(Karte mit den Endziffern 4242\)\. Diese Karte ist abgelaufen\. .*14\. März 2030/,
  ],
  ['de', 'Card', /\(Karte\)/],
])('in %s, a plan that was not paid with %s says how much, how and until when', (language, method, words) => {
  const { paragraphs } = billingMails.renewalFailed(
    {
      name: '',
      siteTitle: 'Salt',
      planName: 'Business',
      amount: toCents(2300),
      currency: 'EUR',
      method,
      problem: 'expiredCard',
      openUntil: new Date('2030-03-14T23:30:00Z'),
      url,
    },
    sayToOwner(language),
  );
  expect(paragraphs.join(' ')).toMatch(words);
});

test('code names its author where there is one', () => {
  const said = (author: string) =>
    codeMails.codeWaits({ name: '', author, titles: ['Home', 'About'], address: 'salt.test', url }, say)
      .paragraphs[1];
  expect(said('Ada')).toBe('Ada wants to publish code on salt.test, in Home, About.');
  expect(said('')).toMatch(/^Somebody wants/);
});

test.each([
  [true, `${url}?queue`, 'approve'],
  [false, `${url}#comments`, 'Visitors can see it.'],
])('a comment that waits: %s', (isWaiting, leadsTo, words) => {
  const mail = commentMails.newComment(
    {
      siteTitle: 'Salt',
      itemTitle: 'On\nsalt',
      name: 'Ada\nB',
      text: 'Good',
      isWaiting,
      pageUrl: url,
      queueUrl: `${url}?queue`,
    },
    say,
  );
  expect(mail.subject).toBe('New comment: On salt');
  expect(mail.action?.url).toBe(leadsTo);
  expect(mail.afterwards?.[0]).toContain(words);
});

test('donations and reviews are told with what was written, if anything', () => {
  const donation = (name: string, message: string) =>
    donationMails.newDonation(
      {
        name,
        title: 'Roof',
        message,
        rows: [{ title: 'Amount', value: '€5' }],
        url,
      },
      say,
    );
  expect(donation('Ada', 'Good luck').rows).toHaveLength(2);
  expect(donation('Ada', '').rows).toHaveLength(1);
  expect(donation(' ', '').paragraphs).toEqual(['Somebody made a donation.']);
  const review = (text: string, isWaiting: boolean) =>
    reviewMails.newReview(
      { productTitle: 'Jar', name: 'Ada', rating: 4, text, isWaiting, queueUrl: url },
      say,
    );
  expect(review('Fine', true).rows?.map(({ title }) => title)).toEqual(['Rating', 'Review']);
  expect(review('', true).rows).toHaveLength(1);
  expect(review('', true).afterwards?.[0]).toContain('once you approve');
  expect(review('', false).afterwards?.[0]).toBe('Customers can see it.');
});

describe('a submission', () => {
  const mail = (more: object = {}) =>
    formMails.formSubmission(
      {
        formName: 'Contact',
        subject: '',
        siteTitle: 'Salt',
        pagePath: '/contact',
        summary: [
          { id: 'a', type: 'password', rawTitle: 'Secret', value: 'tr0ub4dor' },
          { id: 'b', type: 'password', rawTitle: 'Other', value: '' },
          { id: 'c', type: 'text', rawTitle: 'Name', value: 'Ada' },
        ] as never,
        inboxUrl: url,
        ...more,
      },
      say,
    );
  test('never holds a password', () => {
    expect(mail().rows?.map(({ value }) => value)).toEqual(['••••••••', '', 'Ada']);
  });
  test('has the subject of the owner, or its own', () => {
    expect(mail().subject).toBe('New submission: Contact');
    expect(mail({ subject: 'Ahoy\r\nBcc: x' }).subject).toBe('Ahoy Bcc: x');
    expect(mail().paragraphs[0]).toContain('(/contact)');
    expect(mail({ pagePath: '' }).paragraphs[0]).not.toContain('(');
  });
});

test('mails of orders are the words of the owner, in paragraphs', () => {
  const about = { name: 'Ada', number: '7', total: '€10.00' };
  const words = { subject: '', text: 'One.\n\nTwo.\nThree.', rows: [], url, about };
  expect(orderMails.newOrder(words, say)).toMatchObject({
    subject: 'Order 7: €10.00',
    paragraphs: ['One.', 'Two.\nThree.'],
  });
  expect(orderMails.lowStock({ ...words, subject: 'Bread is out' }, say).subject).toBe('Bread is out');
  expect(orderMails.lowStock(words, say).subject).toBe('Low stock in your shop');
});

test('what the product says is in the language of whoever gets it', () => {
  const about = { name: 'Ada', number: '7', total: '10,00 €' };
  const words = { subject: '', text: '', rows: [], url, about };
  expect(orderMails.newOrder(words, sayToOwner('de'))).toMatchObject({
    subject: 'Bestellung 7: 10,00 €',
    paragraphs: ['Ada hat in Ihrem Shop etwas gekauft.'],
    action: { label: 'Bestellung öffnen' },
  });
  const mail = { name: 'passwordChanged', values: { name: 'Ada', undoUrl: url } } as const;
  expect(renderMail({ ...mail, language: 'de-CH' })).toMatchObject({
    subject: 'Ihr Passwort wurde geändert',
    html: expect.stringContaining('<html lang="de"'),
  });
  expect(renderMail({ ...mail, language: 'ja' }).subject).toBe('Your password was changed');
});

test.each([
  ['en', [editor], 'as Editor.'],
  ['en', [billing, editor], 'as Editor and Billing.'],
  ['en', [reporting, billing, editor], 'as Editor, Reporting and Billing.'],
  ['de', [billing, editor], 'Ihre Rolle: Redaktion und Abrechnung.'],
])('an invitation in %s as %j', (language, roles, words) => {
  const mail = (invitedBy: string, message: string) =>
    peopleMails.invitation(
      { siteTitle: 'Salt', invitedBy, roles, message, url, days: 14 },
      sayToOwner(language),
    );
  expect(mail('Ada', '').paragraphs[1]).toContain(words);
  expect(mail('Ada', '').paragraphs).toHaveLength(2);
  expect(mail('Ada', 'Come!').paragraphs[2]).toMatch(/^[“„]Come![”“]$/);
  expect(mail('', '').subject).toMatch(/^(Somebody invites you|Jemand lädt Sie ein)/);
});

describe('the report of a week', () => {
  const figures = (visits: number, more: object = {}) => ({
    visits,
    visitors: 1,
    views: 3,
    events: 0,
    cents: 0,
    ...more,
  });
  const report = (more: object, language = 'en') =>
    weeklyMails.weeklyReport(
      {
        siteTitle: 'Salt',
        locale: 'en-GB',
        currency: 'EUR',
        from: '2026-05-04',
        to: '2026-05-10',
        sums: figures(12),
        before: figures(10),
        pages: [],
        sources: [],
        url,
        settingsUrl: url,
        ...more,
      } as never,
      sayToOwner(language),
    );
  const visits = (now: number, before: number) =>
    report({ sums: figures(now), before: figures(before) }).tables?.[0]?.rows[0];

  test.each([
    [12, 10, '+20 %'],
    [8, 10, '−20 %'],
    [10, 10, '0 %'],
    [5, 0, '–'],
  ])('%i after %i', (now, before, change) => {
    expect(visits(now, before)).toEqual(['Visits', String(now), change]);
  });

  test('one visit is one visit, and the days are those of the week', () => {
    expect(report({ sums: figures(1) }).subject).toBe('Salt: 1 visit last week');
    expect(report({ sums: figures(1200) }).subject).toBe('Salt: 1,200 visits last week');
    expect(report({}).paragraphs[0]).toMatch(/^4\s?–\s?10 May 2026, compared/);
  });

  test('is in the language of whoever reads it, with the numbers of the site where it speaks it too', () => {
    const sums = figures(1200, { events: 2, cents: 120_000 });
    const german = (locale: string) => report({ sums, locale }, 'de');
    expect(german('en-GB').subject).toBe('Salt: 1.200 Besuche letzte Woche');
    expect(german('en-GB').paragraphs[0]).toMatch(/^4\.\s?–\s?10\. Mai 2026, verglichen/);
    const revenue = (locale: string) => german(locale).tables?.[0]?.rows.at(-1)?.slice(0, 2);
    expect(revenue('en-GB')).toEqual(['Umsatz', expect.stringMatching(/^1\.200,00\s€$/)]);
    expect(revenue('de-CH')).toEqual(['Umsatz', expect.stringMatching(/1['’]200/)]);
  });

  test('sales are told where there were some, and lists that hold something', () => {
    const rows = (more: object) => report(more).tables?.[0]?.rows.map(([name]) => name);
    expect(rows({})).not.toContain('Orders');
    expect(rows({ before: figures(1, { events: 2 }) })).toContain('Revenue');
    const part = { name: '', sums: figures(1), before: figures(1) };
    expect(report({ pages: [part], sources: [part] }).tables?.map((table) => table.rows[0]?.[0])).toEqual([
      'Visits',
      '/',
      'Direct',
    ]);
    expect(report({}).tables).toHaveLength(1);
  });
});

test('a gift card shows its picture or a band, and only what was written', () => {
  const card = (more: object) =>
    renderToStaticMarkup(
      <GiftCardDrawing image="" title="Gift card" amount="€5" code="1234" from="" message="" {...more} />,
    );
  expect(card({})).not.toContain('<img');
  expect(card({ image: '/card.png' })).toContain('src="/card.png"');
  expect(card({}).match(/<p /g)).toHaveLength(3);
  expect(card({ from: 'From Ada', message: 'For you' })).toMatch(/For you<\/p>.*From Ada/);
});
