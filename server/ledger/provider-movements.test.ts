import { afterAll, expect, test } from 'vitest';
import { fromCsv } from '#core/text/csv.ts';
import { aShopWith } from '../payments/testing/a-shop-with.ts';
import { STAND_IN_KEYS, startStripeStandIn } from '../payments/providers/stripe/testing/stand-in.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const stripe = await startStripeStandIn();
const app = useApp({ providerUrls: { stripe: stripe.url } });
afterAll(() => stripe.stop());

const live = (name: string) => ({
  ...STAND_IN_KEYS,
  publicKey: `pk_live_${name}`,
  secretKey: `sk_live_${name}`,
});
const at = (moment: string) => Date.parse(moment) / 1000;
const exported = (site: TestSite, query = '') =>
  app.call('GET', `/api/commerce/ledger-export${query}`, { as: site.owner });
const rowsOf = async (site: TestSite, query = '') => fromCsv((await exported(site, query)).body).slice(1);

test('what a provider keeps and pays out stands in the books, both sides of it, day by day', async () => {
  const { site, buyer, quote } = await aShopWith(app, 'stripe', live('books'));
  expect((await buyer.place(quote, { token: 'ctoken_good' })).json()).toMatchObject({ state: 'succeeded' });
  const book = (entry: Partial<Parameters<typeof stripe.book>[1]>) =>
    stripe.book('sk_live_books', {
      id: 'txn_1',
      type: 'charge',
      amount: 1000,
      fee: 0,
      currency: 'usd',
      created: at('2027-05-01T12:00:00Z'),
      ...entry,
    });
  book({ id: 'txn_1', fee: 59 });
  book({ id: 'txn_2', type: 'stripe_fee', amount: -200, created: at('2027-05-02T12:00:00Z') });
  book({ id: 'txn_3', type: 'payout', amount: -741, created: at('2027-05-03T12:00:00Z') });

  const rows = await rowsOf(site);
  const told = rows.filter(([, , , , , , , payment]) => payment?.startsWith('stripe txn_'));
  expect(told.map(([, account, debit, credit, currency]) => [account, debit, credit, currency])).toEqual([
    ['Provider fees', '0.59', '', 'USD'],
    ['Payments', '', '0.59', 'USD'],
    ['Provider fees', '2.00', '', 'USD'],
    ['Payments', '', '2.00', 'USD'],
    ['Paid out', '7.41', '', 'USD'],
    ['Payments', '', '7.41', 'USD'],
  ]);
  const sum = (side: 2 | 3) => rows.reduce((cents, row) => cents + Math.round(Number(row[side]) * 100), 0);
  expect(sum(2)).toBe(sum(3));
  // What was paid is with the provider, less what it kept and paid out: nothing is left there.
  const paid = rows
    .filter(([, account]) => account === 'Payments')
    .reduce((cents, [, , debit, credit]) => cents + Math.round((Number(debit) - Number(credit)) * 100), 0);
  expect(paid).toBe(0);

  const second = await rowsOf(site, '?from=2027-05-02&to=2027-05-02');
  expect(second.map(([day]) => day?.slice(0, 10))).toEqual(['2027-05-02', '2027-05-02']);
});

test('without an answer of the provider there are no books rather than wrong ones', async () => {
  const { site } = await aShopWith(app, 'stripe', live('silent'));
  stripe.fall('sk_live_silent');
  expect((await exported(site)).status).toBe(503);
});

test('a key that may not see fees gives books without them, and its owner is told', async () => {
  const { site } = await aShopWith(app, 'stripe', live('restricted'));
  const gaps = async () =>
    (await app.call('GET', '/api/commerce/ledger-gaps', { as: site.owner })).json().providers;
  expect(await gaps()).toEqual([]);
  stripe.restrict('sk_live_restricted');
  expect(await gaps()).toEqual([{ name: 'stripe', title: 'Stripe' }]);
  expect(await rowsOf(site)).toEqual([]);
  stripe.fall('sk_live_restricted');
  expect(await gaps()).toEqual([]);
});

test('a test account has no fees', async () => {
  const { site } = await aShopWith(app, 'stripe', STAND_IN_KEYS);
  stripe.book(STAND_IN_KEYS.secretKey, {
    id: 'txn_9',
    type: 'charge',
    amount: 100,
    fee: 30,
    currency: 'usd',
    created: at('2027-05-01T12:00:00Z'),
  });
  expect(await rowsOf(site)).toEqual([]);
});
