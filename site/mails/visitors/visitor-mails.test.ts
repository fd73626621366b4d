import { expect, test } from 'vitest';
import { SPOKEN_LANGUAGES } from '#core/words/languages.ts';
import { wordsIn } from '#core/words/wording.ts';
import type { BuyerMail } from '#core/commerce/orders/orders.ts';
import { renderMail, type Mail } from '../render.tsx';
import type { SubscriptionEnd } from './subscription-mails.ts';

type VisitorMail = Extract<Mail, { words: unknown }>;
type Unsaid = VisitorMail extends infer M ? (M extends VisitorMail ? Omit<M, 'words'> : never) : never;

/** What owners and customers write themselves says nothing in any language. */
const OWN = '7·7';
const url = 'https://mill.test/x';
const about = { siteTitle: OWN, name: OWN, url };
const subscription = { ...about, title: OWN };
const unpaid = { ...subscription, amount: '€5', until: '1.2.' };
const order = { ...about, number: '1042', subject: '', text: '', rows: [] };
const list = { listName: OWN, siteTitle: OWN, unsubscribeUrl: url };
const card = { from: OWN, to: OWN, amount: '€5', code: '1234', message: OWN, image: '', siteTitle: OWN };

const KINDS: BuyerMail[] = ['confirmed', 'fulfilled', 'refunded', 'canceled', 'payLink', 'left', 'review'];
const ENDS: SubscriptionEnd[] = [
  'notSold',
  'cancelled',
  'unpaidPaused',
  'unpaidCancelled',
  'complete',
  'endedAsAsked',
];

const MAILS: Unsaid[] = [
  ...KINDS.map((kind) => ({ name: 'order' as const, values: { ...order, kind } })),
  { name: 'customerWelcome', values: about },
  { name: 'customerKnown', values: about },
  { name: 'customerUnknown', values: about },
  { name: 'customerReset', values: about },
  { name: 'customerLogin', values: about },
  { name: 'customerPassword', values: { ...about, name: '' } },
  { name: 'subscriptionStarted', values: { ...subscription, sentence: OWN, next: '1.2.' } },
  {
    name: 'subscriptionDeclined',
    values: { ...unpaid, isPaused: true, problem: 'declined', retryOn: '1.2.' },
  },
  { name: 'subscriptionDeclined', values: { ...unpaid, isPaused: false, problem: null, retryOn: '' } },
  { name: 'subscriptionUnpaid', values: { ...unpaid, isPaused: false } },
  ...ENDS.map((end) => ({ name: 'subscriptionEnded' as const, values: { ...subscription, end } })),
  { name: 'subscriptionPrice', values: { ...subscription, before: '€5', after: '€6', from: '1.2.' } },
  { name: 'subscriptionWaits', values: subscription },
  { name: 'giftCard', values: { ...card, expires: '', shopUrl: url, balanceUrl: url } },
  { name: 'giftCard', values: { ...card, from: '', expires: '1.2.', shopUrl: url, balanceUrl: url } },
  { name: 'giftCardSent', values: { siteTitle: OWN, to: OWN, amount: '€5', shopUrl: url } },
  { name: 'donationReceipt', values: { ...about, thanks: '', rows: [], isMonthly: true } },
  {
    name: 'monthlyDonation',
    values: { siteTitle: OWN, amount: '€5', problem: 'declined', isOver: false, url },
  },
  { name: 'monthlyDonation', values: { siteTitle: OWN, amount: '€5', problem: null, isOver: true, url } },
  { name: 'donationStatement', values: { siteTitle: OWN, year: 2030, rows: [] } },
  { name: 'formAutoresponse', values: { subject: '', text: OWN, siteTitle: OWN } },
  {
    name: 'formReply',
    values: { subject: OWN, text: OWN, siteTitle: OWN, asked: [{ title: OWN, value: OWN }] },
  },
  { name: 'confirmSubscription', values: { ...list, url } },
  { name: 'welcomeSubscriber', values: list },
  ...(['list', 'area'] as const).map((kind) => ({
    name: 'letter' as const,
    values: { ...list, audience: { kind, name: OWN }, subject: OWN, text: OWN, action: { label: OWN, url } },
  })),
];

const say = (mail: Unsaid, language: string) => renderMail({ ...mail, words: wordsIn(language) });
/** What the reader sees of it, sentence by sentence. */
const sentencesOf = ({ subject, text }: { subject: string; text: string }) =>
  [subject, ...text.replaceAll(url, '').split('\n\n')].filter((line) => /\p{L}/u.test(line));

test.each(SPOKEN_LANGUAGES.filter((language) => language !== 'en'))(
  'no mail to visitors keeps an English sentence in %s',
  (language) => {
    for (const mail of MAILS) {
      const english = sentencesOf(say(mail, 'en'));
      const own = sentencesOf(say(mail, language));
      expect(own, mail.name).toHaveLength(english.length);
      expect(
        own.filter((line) => english.includes(line)),
        mail.name,
      ).toEqual([]);
      // Small words that no sentence in English does without, and that the other languages do not have.
      expect(own.join('\n'), mail.name).not.toMatch(/\b(?:the|your|you|this|with|have)\b/i);
    }
  },
);

test.each([
  ['de-CH', '<html lang="de-CH" dir="ltr">'],
  ['ja', '<html lang="ja" dir="ltr">'],
  ['ar', '<html lang="ar" dir="rtl">'],
  ['da', '<html lang="en" dir="ltr">'],
])('a mail in %s says so', (language, markup) => {
  const { html } = say({ name: 'customerLogin', values: about }, language);
  expect(html).toContain(markup);
});

test('what an owner has worded is sent as it stands', () => {
  const values = { ...order, kind: 'confirmed' as const, subject: 'Merci !', text: 'À bientôt.\n\nAda' };
  const { subject, text } = say({ name: 'order', values }, 'de');
  expect(subject).toBe('Merci !');
  expect(text).toContain('À bientôt.\n\nAda');
  expect(text).toContain('Bestellung ansehen');
});

test('a problem with a payment is told in the same language', () => {
  const values = { ...unpaid, isPaused: true, problem: 'declined' as const, retryOn: '' };
  expect(say({ name: 'subscriptionDeclined', values }, 'de').text).toContain('Ihre Bank hat die Zahlung');
});
