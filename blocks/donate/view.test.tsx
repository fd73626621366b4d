import { expect, test } from 'vitest';
import { DONATE_BUTTON_MISSING } from '#core/donations/donation.ts';
import type { DonationPage } from '#core/donations/donation-page.ts';
import { toCents } from '#core/money/currency.ts';
import { drawerOf, textIn } from '../kit/testing/draw-view.tsx';
import donate from './block.ts';
import { fields } from './fields.ts';
import { DonateView } from './view.tsx';

const ID = 'd'.repeat(24);
const drawn = drawerOf({ fields, View: DonateView });
const PAGE = {
  id: ID,
  title: 'The roof',
  words: 'It leaks.',
  isOpen: true,
  amounts: [toCents(500), toCents(1250)],
  goalCents: toCents(100_000),
  raisedCents: toCents(25_000),
  donationCount: 3,
  donors: [{ id: 'x', name: 'Ada', cents: toCents(500), message: 'Good luck' }],
} as unknown as DonationPage;
const draw = (values: object, page: Partial<DonationPage> = {}) =>
  drawn(
    { donationPage: ID, ...values },
    { donations: { [ID]: { ...PAGE, ...page } }, shop: { currency: 'USD', locale: 'en', lists: {} } },
  );

test('all of it', () => {
  const markup = draw({ showDonors: true });
  expect(textIn(markup)).toBe(
    'The roof It leaks. $250 raised of $1,000 by 3 donations $5 $12.50 Donate Ada $5 Good luck',
  );
  expect(markup).toContain('<progress value="25" max="100"');
  expect(markup).toContain(`href="/checkout/donate?donatePageId=${ID}&amp;amount=1250"`);
});

test.each<[string, object, Partial<DonationPage>, string]>([
  ['without its title', { showTitle: false }, {}, 'The roof'],
  ['without a description', {}, { words: '' }, 'donate-words'],
  ['without amounts', { showAmounts: false }, {}, 'donate-amounts'],
  ['without suggestions', {}, { amounts: [] }, 'donate-amounts'],
  ['without its progress', { showProgress: false }, {}, '<progress'],
  ['without a goal', {}, { goalCents: toCents(0) }, '<progress'],
  ['without donors', { showDonors: true }, { donors: [] }, 'donate-donors'],
  ['closed, without a button', {}, { isOpen: false }, '<button'],
  ['closed, without amounts', {}, { isOpen: false }, 'donate-amounts'],
])('%s', (_, values, page, gone) => {
  expect(draw({ showDonors: true })).toContain(gone);
  expect(draw(values, page)).not.toContain(gone);
});

test('an own label stands as it was written', () => {
  expect(textIn(draw({ label: 'Help us' }))).toContain('Help us');
});

test('a page that is gone is told where somebody looks for it', () => {
  expect(drawn({ donationPage: ID })).toBe(`<div hidden="" data-console="${DONATE_BUTTON_MISSING}"></div>`);
  expect(drawn({ donationPage: ID }, {}, { isEditing: true })).toContain('no longer exists');
});

test('the block asks for the page it names', () => {
  expect(donate.needs?.(fields.read({ donationPage: ID }))).toEqual({ donation: ID });
  expect(donate.needs?.(fields.initial)).toEqual({});
  expect([donate.isEmpty?.(fields.initial), donate.isEmpty?.(fields.read({ donationPage: ID }))]).toEqual([
    true,
    false,
  ]);
});
