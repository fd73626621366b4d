import { expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { toCents } from '#core/money/currency.ts';
import { wordsIn } from '#core/words/wording.ts';
import { renderMail, type Mail } from './render.tsx';

const url = 'https://plinth.test/confirm?token=a&b';
const mails: Mail[] = [
  { name: 'confirmEmail', values: { name: 'Ada', url } },
  { name: 'alreadySignedUp', values: { name: '', loginUrl: url, resetUrl: url } },
  { name: 'resetPassword', values: { name: 'Ada', url } },
  { name: 'nobodyToReset', values: { signupUrl: url } },
  { name: 'passwordChanged', values: { name: 'Ada', undoUrl: url } },
  { name: 'confirmNewEmail', values: { name: 'Ada', url } },
  { name: 'emailBelongsToAnother', values: { loginUrl: url } },
  { name: 'emailChanged', values: { name: 'Ada', email: 'ada@example.com', undoUrl: url } },
  { name: 'twoFactorChanged', values: { name: 'Ada', isOn: true, undoUrl: url } },
  {
    name: 'passkeysChanged',
    values: { name: 'Ada', passkey: 'Chrome on macOS', isAdded: true, undoUrl: url },
  },
  {
    name: 'renewalFailed',
    values: {
      name: 'Ada',
      siteTitle: 'Salt & Stone',
      planName: 'Business',
      amount: toCents(2300),
      currency: 'EUR',
      method: 'Card ending in 4242',
      problem: 'expiredCard',
      openUntil: new Date('2030-03-14T12:00:00Z'),
      url,
    },
  },
  { name: 'planEnded', values: { name: '', siteTitle: 'Salt & Stone', planName: 'Business', url } },
  {
    name: 'invitation',
    values: {
      siteTitle: 'Salt & Stone',
      invitedBy: 'Ada',
      roles: [ContributorRole.editor, ContributorRole.billing],
      message: 'Glad to have you.',
      url,
      days: 7,
    },
  },
];

test.each(mails)('$name says the same on its page and in plain text', (mail) => {
  const { subject, text, html } = renderMail(mail);
  expect(subject).not.toBe('');
  expect(text).toContain(url);
  expect(text).toMatch(/^Hello/);
  const page = html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
  for (const paragraph of text
    .trim()
    .split('\n\n')
    .filter((words) => !words.includes(url)))
    expect(page).toContain(paragraph);
  expect(page).toContain(url);
});

test('stands in tables, the only boxes that every mail program knows, and keeps its colours in the dark', () => {
  const { html } = renderMail({ name: 'confirmEmail', values: { name: 'Ada', url } });
  expect(html).toMatch(/<td align="center"[^>]*><table role="presentation" width="578"/);
  expect(html).toMatch(/<td style="[^"]*background-color:#1f5eff"><a [^>]*href="https:\/\/plinth\.test/);
  expect(html).toContain('<meta name="color-scheme" content="light only"/>');
  expect(html).not.toMatch(/display:(flex|grid)|<div/);
});

test('what people typed stays text', () => {
  const { html } = renderMail({ name: 'confirmEmail', values: { name: '<b>Ada</b>', url } });
  expect(html).toContain('&lt;b&gt;Ada');
});

test('an invitation says who, what for and as whom', () => {
  const { viewer, editor, billing } = ContributorRole;
  const values = { siteTitle: 'Mill', invitedBy: '', roles: [viewer, editor, billing], url, days: 7 };
  const { subject, text } = renderMail({ name: 'invitation', values: { ...values, message: '' } });
  expect(subject).toBe('Somebody invites you to work on Mill');
  expect(text).toContain('as Editor, Billing and Viewer.');
  expect(text).not.toContain('“');
});

test('both people of a change of owner learn of it', () => {
  const values = { name: '', siteTitle: 'Mill', from: 'Ada', to: 'Bob' };
  expect(renderMail({ name: 'newOwner', values }).text).toContain('Ada has made Bob the owner');
});

test.each([
  ['en', 'Unsubscribe: https'],
  ['de', 'Abmelden: https'],
  ['fr', 'Se désinscrire : https'],
  ['ja', '：https'],
])('in %s, plain text leads to an address by “%s”', (language, words) => {
  const values = { listName: 'Letters', siteTitle: 'Mill', unsubscribeUrl: url };
  const { text } = renderMail({ name: 'welcomeSubscriber', values, words: wordsIn(language) });
  expect(text).toContain(words);
});

test('a site writes in its own look, with its logo and colours that can be read', () => {
  const values = { siteTitle: 'Mill', name: 'Ada', url: 'https://mill.test/reset?token=a' };
  const mail: Mail = { name: 'customerReset', values, words: wordsIn('en') };
  const seeds = { paper: '#f6f1e7', ink: '#22201b', accent: '#f2d24a' };
  const { html } = renderMail(mail, { title: 'Mill', logo: '/images/abc/logo.png', seeds });
  expect(html).toContain('src="https://mill.test/images/abc/logo.png?format=500w" alt="Mill"');
  expect(html).toContain('background:#f6f1e7');
  // Too pale for words, so it is darkened.
  expect(html).not.toContain('#f2d24a');
  expect(renderMail(mail, { title: 'Mill', logo: '', seeds }).html).toContain('>Mill</a>');
  expect(renderMail(mail).html).toContain('#1f5eff');
});

test('a newsletter whose button leads elsewhere shows the logo from its own site', () => {
  const action = { label: 'Watch', url: 'https://videos.test/1' };
  const values = {
    subject: 'News',
    text: 'Hello',
    action,
    audience: { kind: 'list' as const, name: 'News' },
  };
  const mail: Mail = {
    name: 'letter',
    values: { ...values, siteTitle: 'Mill', unsubscribeUrl: 'https://mill.test/leave' },
    words: wordsIn('en'),
  };
  const seeds = { paper: '#f6f1e7', ink: '#22201b', accent: '#f2d24a' };
  const { html } = renderMail(mail, { title: 'Mill', logo: '/images/abc/logo.png', seeds });
  expect(html).toContain('<a href="https://mill.test"');
  expect(html).toContain('src="https://mill.test/images/abc/logo.png');
});
