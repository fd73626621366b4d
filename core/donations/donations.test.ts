import { describe, expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { toCents } from '../money/currency.ts';
import { toDonationsCsv } from './donation-csv.ts';
import { donationPageField, isAskedOfPage, NEW_DONATION_PAGE } from './donation-page.ts';
import { isRunning, MONTHLY_STATES, type MonthlyState } from './monthly.ts';
import {
  DONATION_STATES,
  donatePath,
  donationPostings,
  donationProblems,
  feeOn,
  progressOf,
} from './donation.ts';
import { wordsIn } from '../words/wording.ts';

const page = {
  amounts: [1000, 2500].map(toCents),
  allowsOwnAmount: true,
  minimumCents: toCents(200),
  allowsAnonymous: true,
};
const draft = { amountCents: 1000, name: 'Ada', email: 'ada@example.com', message: '', isAnonymous: false };

describe('a donation', () => {
  test.each([
    [{}, {}, []],
    [{ amountCents: 500 }, {}, []],
    [{ amountCents: 0 }, {}, ['amountCents']],
    [{ amountCents: -500 }, {}, ['amountCents']],
    [{ amountCents: 10.5 }, {}, ['amountCents']],
    [{ amountCents: Number.NaN }, {}, ['amountCents']],
    [{ amountCents: 100 }, {}, ['amountCents']],
    [{ amountCents: 100_000_000 }, {}, []],
    [{ amountCents: 100_000_001 }, {}, ['amountCents']],
    [{ amountCents: 500 }, { allowsOwnAmount: false }, ['amountCents']],
    [{ amountCents: 2500 }, { allowsOwnAmount: false }, []],
    [{ name: ' ' }, {}, ['name']],
    [{ name: '', isAnonymous: true }, {}, []],
    [{ name: '', isAnonymous: true }, { allowsAnonymous: false }, ['name']],
    [{ email: 'x' }, {}, ['email']],
    [{ message: 'x'.repeat(501) }, {}, ['message']],
    [{ message: 'x'.repeat(500) }, {}, []],
    [{ name: 'x'.repeat(120) }, {}, []],
    [{ name: 'x'.repeat(121) }, {}, ['name']],
    [{ name: 'x'.repeat(121), isAnonymous: true }, {}, ['name']],
    [{ email: ' ada@example.com ' }, {}, []],
    [{ amountCents: 200 }, {}, []],
    [{ amountCents: 199 }, {}, ['amountCents']],
    [{ amountCents: 100 }, { amounts: [toCents(100)] }, []],
    [{ amountCents: 1 }, { minimumCents: toCents(0) }, []],
    [{ amountCents: 0 }, { minimumCents: toCents(0) }, ['amountCents']],
  ])('with %j on a page with %j has problems with %j', (change, rules, fields) => {
    const problems = donationProblems(
      { ...draft, ...change },
      { ...page, ...rules },
      wordsIn('en').of('donation'),
    );
    expect(Object.keys(problems)).toEqual(fields);
  });

  test.each([
    [1000, null, 0],
    [1000, { percent: 0, fixedCents: toCents(30) }, 30],
    [1000, { percent: 2.9, fixedCents: toCents(30) }, 61],
    [10_000, { percent: 2.9, fixedCents: toCents(30) }, 330],
    [1000, { percent: 10, fixedCents: toCents(0) }, 112],
  ])('of %i with the fee %j asks for %i more', (amount, fee, more) => {
    const covered = feeOn(toCents(amount), fee);
    expect(covered).toBe(more);
    if (!fee) return;
    const total = amount + covered;
    expect(total - total * (fee.percent / 100) - fee.fixedCents).toBeGreaterThanOrEqual(amount);
  });

  test('is written twice, so that its money comes to nothing', () => {
    const postings = donationPostings({ amountCents: toCents(1000), feeCents: toCents(61) });
    expect(postings).toEqual({ payments: 1061, donations: -1061 });
  });
});

test.each([
  [0, 500, 0],
  [1000, 0, 0],
  [1000, 999, 99],
  [1000, 5000, 100],
  [1000, 1000, 100],
])('of a goal of %i, %i are %i percent', (goal, raised, percent) => {
  expect(progressOf({ goalCents: toCents(goal), raisedCents: toCents(raised) })).toBe(percent);
});

test('every state but the first can be reached', () => {
  const reached = new Set<string>(Object.values(DONATION_STATES).flat());
  expect(Object.keys(DONATION_STATES).filter((state) => !reached.has(state))).toEqual(['AWAITING']);
});

test('the checkout has its literal address, and the fee is asked for where it can be covered', () => {
  expect(donatePath('abc')).toBe('/checkout/donate?donatePageId=abc');
  expect(isAskedOfPage('feePercent', { coversFee: false })).toBe(false);
  expect(isAskedOfPage('feeFixedCents', { coversFee: true })).toBe(true);
  expect(isAskedOfPage('title', { coversFee: false })).toBe(true);
});

test('the export cannot run as a formula', () => {
  const csv = toDonationsCsv([
    {
      paidAt: '2026-11-02T10:00:00.000Z',
      pageTitle: 'Roof',
      name: '=SUM(A1)',
      email: 'ada@example.com',
      isAnonymous: false,
      isMonthly: false,
      amountCents: toCents(1000),
      feeCents: toCents(61),
      currency: 'EUR',
      state: 'PAID',
      message: '',
      isTest: false,
    },
  ]);
  expect(csv).toContain(`"'=SUM(A1)"`);
  expect(csv).toContain('"no","no","10.00","0.61","EUR","PAID","","no"');
});

test('a new donation page takes any amount, asks for little and shows nobody', () => {
  expect(NEW_DONATION_PAGE).toMatchObject({
    amounts: [{ cents: 1000 }, { cents: 2500 }, { cents: 5000 }],
    allowsOwnAmount: true,
    allowsMonthly: false,
    coversFee: false,
    asksMessage: true,
    allowsAnonymous: true,
    showsDonors: false,
    isOpen: true,
    feePercent: 2.9,
  });
});

test('a monthly donation goes on while it is paid, or tried again', () => {
  const states = Object.keys(MONTHLY_STATES) as MonthlyState[];
  expect(states.filter(isRunning)).toEqual(['active', 'pastDue']);
});

test('yen have no cents in the export', () => {
  const donation = {
    paidAt: '',
    pageTitle: '',
    name: '',
    email: '',
    isAnonymous: true,
    isMonthly: true,
    amountCents: toCents(1200),
    feeCents: toCents(0),
    currency: 'JPY',
    state: 'PAID',
    message: '',
    isTest: true,
  } as const;
  expect(toDonationsCsv([donation])).toContain('"yes","yes","1200","0","JPY","PAID","","yes"');
});

test.each<[object, boolean]>([
  [{ title: 'x'.repeat(120), words: 'x'.repeat(3000), thanks: 'x'.repeat(3000) }, true],
  [{ title: 'x'.repeat(121) }, false],
  [{ words: 'x'.repeat(3001) }, false],
  [{ amounts: Array.from({ length: 8 }, () => ({ cents: 100 })) }, true],
  [{ amounts: Array.from({ length: 9 }, () => ({ cents: 100 })) }, false],
  [{ feePercent: 0 }, true],
  [{ feePercent: 20 }, true],
  [{ feePercent: 20.1 }, false],
  [{ feePercent: 1.1 }, true],
])('row %#: a donation page', (change, isFine) => {
  expect(checkWith(donationPageField, { ...NEW_DONATION_PAGE, title: 'Roof', ...change }).ok).toBe(isFine);
});
