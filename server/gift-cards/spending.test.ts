import { expect, test } from 'vitest';
import { fromCsv } from '#core/text/csv.ts';
import type { GiftCardEntry } from '#contract/shop/gift-cards.ts';
import type { OrderEntry } from '#contract/shop/orders.ts';
import { aPayer, buyGiftCard, cardBooks, issue } from '../testing/a-gift-card.ts';
import { GOOD_CARD } from '../testing/a-product.ts';
import { asIfReal, offer, setLive } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { testPayments } from '../database/schema.ts';

let now = new Date('2030-03-01T12:00:00Z').getTime();
const app = useApp({ now: () => new Date(now) });
const { call } = app;

const balancesOf = async (site: TestSite) => {
  const reply = await call('GET', '/api/commerce/gift-cards', { as: site.owner });
  return (reply.json()['giftCards'] as GiftCardEntry[])
    .map(({ balanceCents }) => balanceCents)
    .toSorted((a, b) => a - b);
};
const ordersOf = async (site: TestSite) =>
  (await call('GET', '/api/commerce/orders', { as: site.owner })).json()['orders'] as OrderEntry[];
const chargesOf = async (site: TestSite) =>
  (await app.db.platform.select().from(testPayments))
    .filter(({ reference, state }) => reference.startsWith(site.id) && state === 'succeeded')
    .map(({ amount, refunded }) => [amount, refunded]);
const refund = (site: TestSite, id: string, cents: number, key: string) =>
  call('POST', `/api/commerce/orders/${id}/refund`, {
    as: site.owner,
    body: { key: `refund-${key}`, cents, reason: '', restock: false, isMailed: false },
  });
/** Whatever happened: no cent is lost, and what is owed is what cards hold. */
const isRight = async (site: TestSite) => {
  const books = await cardBooks(app, site.id);
  expect(books).toMatchObject({ all: 0, moved: books.balances, owed: books.balances });
  return books;
};

test('one card pays for several orders until nothing is left', async () => {
  const site = await app.aSite();
  const [card] = await issue(app, site, 1500);
  const first = await aPayer(app, site, [card?.code ?? '']);
  expect(first.cart).toMatchObject({ grandTotalCents: 1000, dueCents: 0, giftCards: [{ cents: 1000 }] });
  const free = { quote: first.cart.quote, way: 'free' };
  expect((await first.buyer.send('POST', '/api/commerce/checkout/place', free)).status).toBe(200);
  expect(await balancesOf(site)).toEqual([500]);
  const second = await aPayer(app, site, [card?.code ?? '']);
  expect(second.cart).toMatchObject({ dueCents: 500, giftCards: [{ cents: 500, balanceCents: 500 }] });
  expect((await second.buyer.place(second.cart.quote)).status).toBe(200);
  expect([await balancesOf(site), await chargesOf(site)]).toEqual([[0], [[500, 0]]]);
  const third = await aPayer(app, site, []);
  const used = await third.buyer.cart('POST', '/coupons', { code: card?.code ?? '' });
  expect([used.status, used.json()['errorKey']]).toEqual([404, 'giftCardUnknown']);
  await isRight(site);
});

test('of two cards only what is needed is taken, after the discount', async () => {
  const site = await app.aSite();
  await offer(app, site, { code: 'HALF' });
  const cards = await issue(app, site, 400, 2);
  const payer = await aPayer(app, site, ['HALF', ...cards.map(({ code }) => code)]);
  expect(payer.cart).toMatchObject({ grandTotalCents: 500, dueCents: 0, discountCents: 500 });
  expect(payer.cart.giftCards.map(({ cents }) => cents)).toEqual([400, 100]);
  const free = { quote: payer.cart.quote, way: 'free' };
  expect((await payer.buyer.send('POST', '/api/commerce/checkout/place', free)).status).toBe(200);
  expect(await balancesOf(site)).toEqual([0, 300]);
  await isRight(site);
});

test('many who spend one card at once spend it once', async () => {
  const site = await app.aSite();
  const [card] = await issue(app, site, 1000);
  const payers = await Promise.all(Array.from({ length: 6 }, () => aPayer(app, site, [card?.code ?? ''])));
  const replies = await Promise.all(
    payers.map(({ buyer, cart }) =>
      buyer.send('POST', '/api/commerce/checkout/place', { quote: cart.quote, way: 'free' }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
  expect(await balancesOf(site)).toEqual([0]);
  await isRight(site);
});

test('a payment that fails or runs out gives the card back', async () => {
  const site = await app.aSite();
  const [card] = await issue(app, site, 300);
  const payer = await aPayer(app, site, [card?.code ?? '']);
  const declined = await payer.buyer.place(payer.cart.quote, { ...GOOD_CARD, number: '4000000000000002' });
  expect([declined.status, await balancesOf(site)]).toEqual([402, [300]]);
  const asks = { ...GOOD_CARD, number: '4000000000003220' };
  expect((await payer.buyer.place((await payer.read()).quote, asks)).json()['state']).toBe(
    'needsConfirmation',
  );
  expect(await balancesOf(site)).toEqual([0]);
  expect((await isRight(site)).held).toBe(-300);
  now += 16 * 60_000;
  await app.app.services.shop.checkout.endHolds(site.id);
  expect(await balancesOf(site)).toEqual([300]);
  expect((await isRight(site)).held).toBe(0);
});

test('refunds give back the money first, then each card what it gave, and never more', async () => {
  const site = await app.aSite();
  const cards = await issue(app, site, 300, 2);
  const payer = await aPayer(
    app,
    site,
    cards.map(({ code }) => code),
  );
  await payer.buyer.place(payer.cart.quote);
  const [order] = await ordersOf(site);
  const id = order?.id ?? '';
  expect((await refund(site, id, 500, 'one')).status).toBe(200);
  expect([await chargesOf(site), await balancesOf(site)]).toEqual([[[400, 400]], [0, 100]]);
  // Sent again it is the same refund.
  expect((await refund(site, id, 500, 'one')).status).toBe(200);
  expect(await balancesOf(site)).toEqual([0, 100]);
  expect((await refund(site, id, 501, 'much')).status).toBe(409);
  expect((await refund(site, id, 500, 'rest')).status).toBe(200);
  expect([await chargesOf(site), await balancesOf(site)]).toEqual([[[400, 400]], [300, 300]]);
  for (const key of ['more', 'again']) expect((await refund(site, id, 1, key)).status).toBe(409);
  expect((await ordersOf(site))[0]).toMatchObject({ state: 'REFUNDED', refundedCents: 1000 });
  expect((await isRight(site)).held).toBe(0);
});

test('a canceled order that was never paid gives its cards back', async () => {
  const site = await app.aSite();
  await setLive(app, site, 'store', { acceptsManual: true });
  const [card] = await issue(app, site, 300);
  const payer = await aPayer(app, site, [card?.code ?? '']);
  const manual = { quote: payer.cart.quote, way: 'manual' };
  expect((await payer.buyer.send('POST', '/api/commerce/checkout/place', manual)).status).toBe(200);
  expect(await balancesOf(site)).toEqual([0]);
  const [order] = await ordersOf(site);
  await call('POST', `/api/commerce/orders/${order?.id ?? ''}/cancel`, {
    as: site.owner,
    body: { restock: true, isMailed: false },
  });
  expect(await balancesOf(site)).toEqual([300]);
  expect((await isRight(site)).held).toBe(0);
});

test('a sold card is refunded as far as it was not spent', async () => {
  const site = await app.aSite();
  const bought = await buyGiftCard(app, site);
  await bought.place();
  const [order] = await ordersOf(site);
  const id = order?.id ?? '';
  expect((await refund(site, id, 1000, 'some')).status).toBe(200);
  expect([await balancesOf(site), await chargesOf(site)]).toEqual([[1500], [[2500, 1000]]]);
  expect((await refund(site, id, 1000, 'some')).status).toBe(200);
  const over = await refund(site, id, 1501, 'over');
  expect([over.status, over.json()['errorKey']]).toEqual([409, 'giftCardSpent']);
  expect((await refund(site, id, 1500, 'rest')).status).toBe(200);
  expect(await balancesOf(site)).toEqual([0]);
  expect(await isRight(site)).toMatchObject({ held: 0, payments: 0 });
});

test('what expires is owed no longer', async () => {
  const site = await app.aSite();
  await setLive(app, site, 'store', { giftCardYears: 1 });
  await issue(app, site, 700);
  now += 367 * 86_400_000;
  await app.db.pool.query(`update jobs.job set start_after = now() where name = 'gift-card-expire'`);
  await expect.poll(async () => (await cardBooks(app, site.id)).owed, { timeout: 15_000 }).toBe(0);
  await isRight(site);
});

test('the books of accountants agree with the orders, tax that prices contain included', async () => {
  const site = await app.aSite();
  await setLive(app, site, 'taxes', {
    pricesIncludeTax: true,
    rules: [{ name: 'Tax', country: 'US', region: '', postcodes: '', percent: 25, appliesToShipping: true }],
  });
  const [card] = await issue(app, site, 300);
  const payer = await aPayer(app, site, [card?.code ?? '']);
  await payer.buyer.place(payer.cart.quote);
  const [order] = await ordersOf(site);
  await refund(site, order?.id ?? '', 800, 'some');
  await asIfReal(app, site);
  const csv = (await call('GET', '/api/commerce/ledger-export', { as: site.owner })).body;
  const rows = fromCsv(csv).slice(1);
  const sumOf = (name: string) =>
    rows
      .filter(([, account]) => account === name)
      .reduce((sum, [, , debit, credit]) => sum + Math.round((Number(debit) - Number(credit)) * 100), 0);
  expect(['Payments', 'Tax', 'Sales', 'Refunds', 'Gift card liability'].map(sumOf)).toEqual([
    0, -200, -800, 800, -100,
  ]);
  expect(rows.reduce((sum, [, , debit, credit]) => sum + Number(debit) - Number(credit), 0)).toBeCloseTo(0);
  expect(order).toMatchObject({ totalCents: 1000 });
});
