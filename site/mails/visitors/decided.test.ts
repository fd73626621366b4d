import { expect, test } from 'vitest';
import { wordsIn } from '#core/words/wording.ts';
import { donorMails } from './donation-mails.ts';
import { giftCardMails } from './gift-card-mails.ts';
import { greet } from './greet.ts';
import { listMails } from './list-mails.ts';
import { buyerMails } from './order-mails.ts';
import { subscriptionMails } from './subscription-mails.ts';

const words = wordsIn('en');
const url = 'https://mill.test/x';

test.each([
  ['Ada', 'Hello Ada,'],
  [' Ada\nB ', 'Hello Ada B,'],
  [' ', 'Hello,'],
])('%j is greeted %j', (name, greeting) => {
  expect(greet(words, name)).toBe(greeting);
});

test('a receipt says thanks in the words of the owner, and whether it comes each month', () => {
  const receipt = (thanks: string, isMonthly: boolean) =>
    donorMails.donationReceipt({ siteTitle: 'Mill', name: 'Ada', thanks, rows: [], url, isMonthly }, words);
  expect(receipt('One.\n\nTwo.', false).paragraphs.slice(1)).toEqual(['One.', 'Two.']);
  expect(receipt('', false).paragraphs).toHaveLength(2);
  expect(receipt('', true).afterwards).toHaveLength(2);
  expect(receipt('', false).afterwards).toHaveLength(1);
});

test('a monthly donation that failed says why, and one that is over only that', () => {
  const monthly = (problem: 'declined' | null, isOver: boolean) =>
    donorMails.monthlyDonation({ siteTitle: 'Mill', amount: '€5', problem, isOver, url }, words).paragraphs;
  expect(monthly('declined', false)).toHaveLength(3);
  expect(monthly(null, false)).toHaveLength(2);
  expect(monthly('declined', true)).toHaveLength(1);
  expect(monthly('declined', false)).not.toContain(monthly(null, true)[0]);
});

test('a gift card says from whom it is and how long it holds, where that is known', () => {
  const card = (from: string, expires: string) =>
    giftCardMails.giftCard(
      {
        siteTitle: 'Mill',
        from,
        to: 'Ben',
        amount: '€5',
        code: '1',
        message: '',
        image: '',
        expires,
        shopUrl: url,
        balanceUrl: url,
      },
      words,
    );
  expect(card('Ada', '').subject).toContain('Ada');
  expect(card('', '').subject).not.toContain('Ada');
  expect(card('', '').card?.from).toBe('');
  expect(card('Ada', '').card?.from).toContain('Ada');
  expect(card('', '1 May').afterwards?.[1]).toContain('1 May');
  expect(card('', '').afterwards?.[1]).not.toContain('1 May');
});

test('a letter leads somewhere where it says where, and says why it came', () => {
  const letter = (action: { label: string; url: string }, kind: 'list' | 'area') =>
    listMails.letter(
      {
        subject: 'News',
        text: '\nOne.\n\nTwo.\n',
        action,
        audience: { kind, name: 'Friends' },
        siteTitle: 'Mill',
        unsubscribeUrl: url,
      },
      words,
    );
  expect(letter({ label: 'Read', url }, 'list').action).toEqual({ label: 'Read', url });
  expect(letter({ label: 'Read', url: '' }, 'list').action).toBeUndefined();
  expect(letter({ label: '', url }, 'list').action).toBeUndefined();
  expect(letter({ label: '', url }, 'list').paragraphs).toEqual(['One.', 'Two.']);
  expect(letter({ label: '', url }, 'list').farewell?.words).not.toBe(
    letter({ label: '', url }, 'area').farewell?.words,
  );
  expect(listMails.formAutoresponse({ subject: 'Got it', text: '', siteTitle: 'Mill' }, words).subject).toBe(
    'Got it',
  );
  expect(listMails.formAutoresponse({ subject: ' ', text: '', siteTitle: 'Mill' }, words).subject).not.toBe(
    ' ',
  );
});

test.each(['confirmed', 'fulfilled', 'refunded', 'canceled', 'payLink', 'left', 'review'] as const)(
  'an order: %s',
  (kind) => {
    const mail = (more: object) =>
      buyerMails.order(
        {
          kind,
          siteTitle: 'Mill',
          name: 'Ada',
          number: '1042',
          subject: '',
          text: '',
          rows: [],
          url,
          ...more,
        },
        words,
      );
    const usual = mail({});
    expect(usual.paragraphs[0]).toBe('Hello Ada,');
    expect(usual.subject).toContain(
      kind === 'payLink' || kind === 'left' || kind === 'review' ? 'Mill' : '1042',
    );
    expect(mail({ subject: 'Own', text: 'A.\n\nB.' })).toMatchObject({
      subject: 'Own',
      paragraphs: ['A.', 'B.'],
    });
  },
);

test('a subscription that was not paid says what comes next', () => {
  const about = { siteTitle: 'Mill', name: 'Ada', title: 'Bread', url, amount: '€5', until: '9 May' };
  const declined = (more: object) =>
    subscriptionMails.subscriptionDeclined(
      { ...about, isPaused: true, problem: null, retryOn: '', ...more },
      words,
    );
  expect(declined({ retryOn: '7 May' }).paragraphs[2]).toContain('7 May');
  expect(declined({}).paragraphs[2]).not.toBe(declined({ retryOn: '7 May' }).paragraphs[2]);
  expect(declined({ problem: 'declined' }).paragraphs[1]).toContain(words.of('payment')('declined'));
  expect(declined({ isPaused: true }).afterwards?.[0]).not.toBe(
    declined({ isPaused: false }).afterwards?.[0],
  );
  const ends = (['notSold', 'cancelled', 'complete'] as const).map(
    (end) => subscriptionMails.subscriptionEnded({ ...about, end }, words).paragraphs[1],
  );
  expect(new Set(ends).size).toBe(3);
});
