import { expect, test } from 'vitest';
import { fromCsv } from '#core/text/csv.ts';
import { ledgerEntries } from '../database/schema.ts';
import { asIfReal, setLive } from '../testing/a-shop.ts';
import { aVariant } from '../testing/a-product.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import {
  aClock,
  aSubscriber,
  ASKS,
  byLink,
  cardOf,
  DECLINES_LATER,
  ordersOf,
  ownerOf,
  sellPlan,
  totalsOf,
} from './testing/a-subscriber.ts';

const clock = aClock('2027-01-31T10:00:00Z');
const app = useApp({ now: clock.now });
const keepTime = () => app.app.services.shop.subscriptions.keepTime();

const balance = (site: TestSite) =>
  app.db.site(site.id, async (tx) =>
    (await tx.select().from(ledgerEntries)).reduce((sum, { cents }) => sum + cents, 0),
  );
const mailsOf = async (site: TestSite) =>
  (await app.app.services.mail.listOf(site.id)).map(({ subject }) => subject);

/** Somebody who has just subscribed. */
async function subscribed(
  site: TestSite,
  variantId: string,
  about: { card?: Record<string, string>; quantity?: number } = {},
) {
  const somebody = await aSubscriber(app, site, { variantId, quantity: about.quantity ?? 1 });
  const reply = await somebody.subscribe(about.card);
  if (reply.status !== 200) throw new Error(reply.body);
  return byLink(app, site, String(reply.json()['url']));
}

test('31 January renews on the last day of February, then on 31 March, once each', async () => {
  clock.set('2027-01-31T10:00:00Z');
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site);
  const link = await subscribed(site, variantId);
  const next: (string | null)[] = [];
  for (const day of ['2027-02-28T10:00:00Z', '2027-03-31T10:00:00Z', '2027-04-30T10:00:00Z']) {
    next.push((await link.read()).subscription.nextAt);
    clock.set(day);
    await Promise.all([keepTime(), keepTime()]);
    await keepTime();
  }
  expect(next).toEqual(['2027-02-28T10:00:00.000Z', '2027-03-31T10:00:00.000Z', '2027-04-30T10:00:00.000Z']);
  expect(await totalsOf(app, site)).toEqual([1000, 1000, 1000, 1000]);
  expect(await balance(site)).toBe(0);
  const { subscription } = await link.read();
  expect(subscription.orders.map(({ cycle }) => cycle)).toEqual([4, 3, 2, 1]);
});

test('after its last period a subscription is finished', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site, {
    billingPeriod: { value: 2, unit: 'week' },
    numBillingCycles: 3,
  });
  const link = await subscribed(site, variantId);
  for (const _ of [1, 2, 3, 4]) {
    clock.forward(14);
    await keepTime();
  }
  expect((await link.read()).subscription).toMatchObject({ state: 'finished', nextAt: null, actions: [] });
  expect(await totalsOf(app, site)).toEqual([1000, 1000, 1000]);
});

test('a trial charges nothing; its end charges the fee once', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site, { trialDays: 14, signUpFeeCents: 500 });
  const link = await subscribed(site, variantId);
  expect((await link.read()).subscription).toMatchObject({
    state: 'trial',
    nextAt: '2027-05-15T10:00:00.000Z',
  });
  expect(await totalsOf(app, site)).toEqual([]);
  clock.forward(14);
  await keepTime();
  clock.forward(31);
  await keepTime();
  expect(await totalsOf(app, site)).toEqual([1500, 1000]);
  expect((await link.read()).subscription.state).toBe('active');
});

test('what is prepaid is paid once and sent in every period', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  await setLive(app, site, 'shipping', {
    zones: [{ name: 'All', rates: [{ name: 'Post', kind: 'flat', costCents: 200 }] }],
  });
  const { variantId } = await sellPlan(app, site, { prepaidCycles: 3 });
  await subscribed(site, variantId);
  for (const day of ['2027-06-01', '2027-07-01', '2027-08-01']) {
    clock.set(`${day}T10:00:00Z`);
    await keepTime();
  }
  expect(await totalsOf(app, site)).toEqual([3600, 0, 0, 3600]);
  expect(await balance(site)).toBe(0);
});

test('what is prepaid is income of its periods, in the ledger and for accountants, and at an early end all of it', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  await setLive(app, site, 'shipping', {
    zones: [{ name: 'All', rates: [{ name: 'Post', kind: 'flat', costCents: 200 }] }],
  });
  const { variantId } = await sellPlan(app, site, { prepaidCycles: 3 });
  const link = await subscribed(site, variantId);
  const books = async () => {
    await asIfReal(app, site);
    const as = await ownerOf(app, site);
    const csv = (await app.call('GET', '/api/commerce/ledger-export', { as })).body;
    const sums = new Map<string, number>();
    for (const [, account = '', debit, credit] of fromCsv(csv).slice(1))
      sums.set(account, (sums.get(account) ?? 0) + Math.round((Number(debit) - Number(credit)) * 100));
    return ['Payments', 'Sales', 'Shipping', 'Deferred income', 'Deferred shipping'].map(
      (name) => sums.get(name) ?? 0,
    );
  };
  expect(await books()).toEqual([3600, -1000, -200, -2000, -400]);
  clock.set('2027-06-01T10:00:00Z');
  await keepTime();
  expect(await books()).toEqual([3600, -2000, -400, -1000, -200]);
  clock.set('2027-07-01T10:00:00Z');
  await keepTime();
  expect(await books()).toEqual([3600, -3000, -600, 0, 0]);
  clock.set('2027-08-01T10:00:00Z');
  await keepTime();
  expect(await books()).toEqual([7200, -4000, -800, -2000, -400]);
  const ended = await app.call('POST', `/api/commerce/subscriptions/${link.id}/change`, {
    as: await ownerOf(app, site),
    body: { action: 'cancelNow' },
  });
  expect(ended.status).toBe(200);
  const taken = (await totalsOf(app, site)).reduce((sum, cents) => sum + cents, 0);
  expect(await books()).toEqual([taken, -6000, -1200, 0, 0]);
  expect(await balance(site)).toBe(0);
});

test('renewals take stock, taxes and shipping of their day, and wait while it is sold out', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site, {}, { variants: [aVariant({ qtyInStock: 1 })] });
  const link = await subscribed(site, variantId);
  await setLive(app, site, 'taxes', { rules: [{ name: 'VAT', country: 'US', percent: 10 }] });
  clock.set('2027-06-01T10:00:00Z');
  await keepTime();
  clock.forward(1);
  await keepTime();
  expect(await totalsOf(app, site)).toEqual([1000]);
  expect((await mailsOf(site)).filter((subject) => subject.includes('delayed'))).toHaveLength(1);
  const stocked = await app.call('PUT', '/api/commerce/inventory', {
    as: await ownerOf(app, site),
    body: { changes: [{ variantId, delta: 5 }] },
  });
  expect(stocked.status).toBe(200);
  clock.forward(1);
  await keepTime();
  expect(await totalsOf(app, site)).toEqual([1000, 1100]);
  // It stays the first of the month.
  expect((await link.read()).subscription.nextAt).toBe('2027-07-01T10:00:00.000Z');
});

test('a dearer price is announced, and counts from the renewal after', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { variantId, product } = await sellPlan(app, site);
  await subscribed(site, variantId);
  const { id, updatedAt: base, ...draft } = product;
  const body = { ...draft, base, variants: [{ ...product.variants[0], price: 1200 }] };
  await app.call('PUT', `/api/commerce/products/${id}`, { as: site.owner, body });
  for (const day of ['2027-06-01', '2027-07-01', '2027-08-01']) {
    clock.set(`${day}T10:00:00Z`);
    await keepTime();
  }
  expect(await totalsOf(app, site)).toEqual([1000, 1000, 1200, 1200]);
  expect((await mailsOf(site)).filter((subject) => subject === 'New price for Coffee')).toHaveLength(1);
});

test('a declined renewal is tried for two weeks, then paused as the owner chose', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site);
  const link = await subscribed(site, variantId, { card: DECLINES_LATER });
  clock.set('2027-06-01T10:00:00Z');
  const seen: string[] = [];
  for (let day = 0; day <= 15; day += 1) {
    await keepTime();
    seen.push((await link.read()).subscription.state);
    clock.forward(1);
  }
  expect(seen).toEqual([...Array<string>(14).fill('pastDue'), 'paused', 'paused']);
  const declined = (await mailsOf(site)).filter((subject) => subject === 'Payment declined for Coffee');
  expect(declined).toHaveLength(4);
  expect(await totalsOf(app, site)).toEqual([1000]);
  expect(await balance(site)).toBe(0);
});

test('a hard decline is not tried again, and the owner may have it cancelled', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  await setLive(app, site, 'store', { unpaidSubscriptions: 'cancelled' });
  const { variantId } = await sellPlan(app, site);
  const somebody = await aSubscriber(app, site, { variantId });
  expect((await somebody.subscribe(ASKS)).json()).toMatchObject({ state: 'needsConfirmation' });
  const confirmed = await somebody.confirm(true);
  const link = await byLink(app, site, String(confirmed.json()['url']));
  clock.set('2027-06-01T10:00:00Z');
  for (let day = 0; day <= 14; day += 1) {
    await keepTime();
    clock.forward(1);
  }
  expect((await link.read()).subscription.state).toBe('cancelled');
  const declined = (await mailsOf(site)).filter((subject) => subject === 'Payment declined for Coffee');
  expect(declined).toHaveLength(1);
});

test('a new card pays what is past due at once, and renewals use it and never the old one', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site);
  const link = await subscribed(site, variantId, { card: DECLINES_LATER });
  clock.set('2027-06-01T10:00:00Z');
  await keepTime();
  expect(await link.read()).toMatchObject({ dueCents: 1000, subscription: { state: 'pastDue' } });
  const refused = await link.setCard(cardOf('4000000000000002'));
  expect([refused.status, (await link.read()).subscription.state]).toEqual([402, 'pastDue']);
  expect((await link.setCard(cardOf('4242424242424242'))).json()).toMatchObject({ state: 'succeeded' });
  expect((await link.read()).subscription).toMatchObject({
    state: 'active',
    nextAt: '2027-07-01T10:00:00.000Z',
  });
  clock.forward(3);
  await keepTime();
  clock.set('2027-07-01T10:00:00Z');
  await keepTime();
  expect(await totalsOf(app, site)).toEqual([1000, 1000, 1000]);
});

test('what is past due is paid though the clock was set back to before its day', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site);
  const link = await subscribed(site, variantId, { card: DECLINES_LATER });
  clock.set('2027-06-01T10:00:00Z');
  await keepTime();
  clock.set('2027-05-30T10:00:00Z');
  expect((await link.setCard(cardOf('4242424242424242'))).json()).toMatchObject({ state: 'succeeded' });
  expect((await link.read()).subscription).toMatchObject({
    state: 'active',
    nextAt: '2027-07-01T10:00:00.000Z',
  });
});

test('a clock that jumps a year ahead charges one period, which begins then', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site);
  const link = await subscribed(site, variantId);
  clock.set('2028-05-11T10:00:00Z');
  for (let round = 0; round < 3; round += 1) await keepTime();
  expect(await totalsOf(app, site)).toEqual([1000, 1000]);
  expect((await link.read()).subscription.nextAt).toBe('2028-06-11T10:00:00.000Z');
});

test.each([
  ['late', '4000000000000077'],
  ['lost and told later', '4000000000000119'],
  ['twice', '4000000000000259'],
])('an answer of the provider that comes %s is one order and one charge', async (_, number) => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site);
  const link = await subscribed(site, variantId);
  expect((await link.setCard(cardOf(number))).status).toBe(200);
  clock.set('2027-06-01T10:00:00Z');
  await keepTime();
  const answered = async () => {
    await app.db.pool.query(`update jobs.job set start_after = now() where name = 'test-payment-settle'`);
    const { rows } = await app.db.pool.query(
      `select 1 from jobs.job where name = 'test-payment-settle' and state in ('created', 'active')`,
    );
    return [rows.length, await totalsOf(app, site)];
  };
  await expect.poll(answered, { timeout: 15_000 }).toEqual([0, [1000, 1000]]);
  clock.set('2027-06-02T10:00:00Z');
  await Promise.all([keepTime(), keepTime()]);
  expect(await totalsOf(app, site)).toEqual([1000, 1000]);
  expect((await link.read()).subscription).toMatchObject({
    state: 'active',
    nextAt: '2027-07-01T10:00:00.000Z',
  });
  expect(await balance(site)).toBe(0);
});

test('a first payment that is declined makes no subscription, and can be tried again', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site, {}, { variants: [aVariant({ qtyInStock: 1 })] });
  const somebody = await aSubscriber(app, site, { variantId });
  expect((await somebody.subscribe(cardOf('4000000000000002'))).status).toBe(402);
  const replies = await Promise.all([1, 2, 3].map(() => somebody.subscribe()));
  expect(new Set(replies.map((reply) => reply.json()['url'])).size).toBe(1);
  const listed = await app.call('GET', '/api/commerce/subscriptions', { as: site.owner });
  expect(listed.json()['subscriptions']).toHaveLength(1);
  expect(await totalsOf(app, site)).toEqual([1000]);
});

test('whoever leaves their bank’s question gives the goods back', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site, {}, { variants: [aVariant({ qtyInStock: 1 })] });
  await (await aSubscriber(app, site, { variantId })).subscribe(ASKS);
  const late = await app.call('POST', '/api/commerce/subscribe', { host: site.host, body: { variantId } });
  expect(late.status).toBe(409);
  clock.forward(1);
  await keepTime();
  expect((await (await aSubscriber(app, site, { variantId })).subscribe()).status).toBe(200);
});

test('by invoice a renewal is an unpaid order, and waits while the last one is not paid', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  await setLive(app, site, 'store', { acceptsManual: true });
  const { variantId } = await sellPlan(app, site);
  const somebody = await aSubscriber(app, site, { variantId });
  const link = await byLink(app, site, String((await somebody.subscribe({}, 'manual')).json()['url']));
  const pay = async () => {
    const [{ id } = { id: '' }] = await ordersOf(app, site);
    return app.call('POST', `/api/commerce/orders/${id}/paid`, { as: await ownerOf(app, site) });
  };
  clock.set('2027-06-01T10:00:00Z');
  await keepTime();
  expect((await link.read()).subscription.state).toBe('pastDue');
  expect((await pay()).status).toBe(200);
  clock.forward(3);
  await keepTime();
  expect((await link.read()).subscription).toMatchObject({
    state: 'active',
    nextAt: '2027-07-01T10:00:00.000Z',
  });
  const list = await ordersOf(app, site);
  expect(list.map(({ isPaid }) => isPaid)).toEqual([false, true]);
});
