import { expect, test } from 'vitest';
import type {
  MySubscription,
  Subscription,
  SubscriptionEntry,
  SubscriptionWish,
} from '#contract/shop/subscriptions.ts';
import { ADA, aCustomer } from '../testing/a-customer.ts';
import { aVariant } from '../testing/a-product.ts';
import { useApp } from '../testing/app.ts';
import { aClock, aSubscriber, cardOf, ownerOf, sellPlan, totalsOf } from './testing/a-subscriber.ts';

const clock = aClock('2027-05-01T10:00:00Z');
const app = useApp({ now: clock.now });
const { call } = app;
const keepTime = () => app.app.services.shop.subscriptions.keepTime();
const sizes = [
  aVariant({ price: 1000, optionValues: ['Small'] }),
  aVariant({ price: 4000, optionValues: ['Large'] }),
];

/** A customer with an account and one subscription. */
async function aSubscribed(
  goods: Parameters<typeof sellPlan>[3] = {},
  plan: Parameters<typeof sellPlan>[2] = {},
) {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { product, variantId } = await sellPlan(app, site, plan, goods);
  const subscriber = await aSubscriber(app, site, { variantId });
  const placed = await subscriber.subscribe();
  if (placed.status !== 200) throw new Error(placed.body);
  const customer = await aCustomer(app, site);
  let enteredAt = clock.now();
  const send = async (...call: Parameters<typeof customer.send>) => {
    // Their session of an earlier day is over.
    if (clock.now() !== enteredAt) await customer.enter('session', { ...ADA, rememberMe: false });
    enteredAt = clock.now();
    return customer.send(...call);
  };
  const mine = async () => {
    const found = (await send('GET', '/api/site-users/subscriptions')).json();
    return (found['subscriptions'] as MySubscription[])[0];
  };
  const id = (await mine())?.id ?? '';
  const change = (wish: SubscriptionWish) => send('POST', `/api/site-users/subscriptions/${id}/change`, wish);
  return { site, product, customer, mine, id, change };
}

test('the account of the same email has the subscription, and another customer has not', async () => {
  const { site, mine, id } = await aSubscribed();
  expect(await mine()).toMatchObject({ state: 'active', title: 'Coffee', card: 'Test card ending in 4242' });
  const other = await aCustomer(app, site, 'grace@example.com');
  expect((await other.send('GET', '/api/site-users/subscriptions')).json()['subscriptions']).toEqual([]);
  const stolen = await other.send('POST', `/api/site-users/subscriptions/${id}/change`, {
    action: 'cancelNow',
  });
  expect(stolen.status).toBe(404);
});

test('a skipped order is not charged, and the next one comes a month later', async () => {
  const { site, mine, change } = await aSubscribed();
  expect((await change({ action: 'skip' })).status).toBe(200);
  expect((await mine())?.nextAt).toBe('2027-07-01T10:00:00.000Z');
  clock.set('2027-06-02T10:00:00Z');
  await keepTime();
  expect(await totalsOf(app, site)).toEqual([1000]);
});

test('a pause keeps what is left of the period', async () => {
  const { site, mine, change } = await aSubscribed();
  clock.forward(10);
  await change({ action: 'pause' });
  expect(await mine()).toMatchObject({ state: 'paused', nextAt: null });
  clock.forward(100);
  await keepTime();
  await change({ action: 'resume' });
  expect((await mine())?.nextAt).toBe('2027-09-09T10:00:00.000Z');
  clock.forward(21);
  await keepTime();
  expect(await totalsOf(app, site)).toEqual([1000, 1000]);
});

test('a service that is exchanged twice costs its share of the time, and no more', async () => {
  const { site, product, mine, change } = await aSubscribed({
    type: 'SERVICE',
    options: ['Size'],
    variants: sizes,
  });
  const [small, large] = product.variants;
  const swap = (to: typeof small, quantity = 1) =>
    change({ action: 'swap', variantId: to?.id ?? '', quantity });
  // May has 31 days: 15.5 of them at the other price, then back for nothing.
  clock.set('2027-05-16T22:00:00Z');
  expect((await swap(large)).status).toBe(200);
  await swap(small);
  await swap(large);
  expect((await mine())?.title).toBe('Coffee, Large');
  clock.set('2027-06-01T10:00:00Z');
  await keepTime();
  expect(await totalsOf(app, site)).toEqual([1000, 4000 + 1500]);
  clock.set('2027-06-16T10:00:00Z');
  await swap(small);
  clock.set('2027-07-01T10:00:00Z');
  await keepTime();
  // Half of June is given back: 1500 of the 2000 that are left of a credit of 1500 are taken off.
  expect(await totalsOf(app, site)).toEqual([1000, 5500, 0]);
  // A quarter of July at the other price and back: 750 more, less the 500 that are left.
  clock.set('2027-07-16T22:00:00Z');
  await swap(large);
  clock.set('2027-07-24T16:00:00Z');
  await swap(small);
  clock.set('2027-08-01T10:00:00Z');
  await keepTime();
  expect(await totalsOf(app, site)).toEqual([1000, 5500, 0, 1250]);
});

test('goods are exchanged with their next order, at its price', async () => {
  const { site, product, change } = await aSubscribed({ options: ['Size'], variants: sizes });
  clock.forward(10);
  await change({ action: 'swap', variantId: product.variants[1]?.id ?? '', quantity: 2 });
  clock.set('2027-06-01T10:00:00Z');
  await keepTime();
  expect(await totalsOf(app, site)).toEqual([1000, 8000]);
});

test('who cancels at the end keeps what is paid, may think again, and is charged no more', async () => {
  const { site, mine, change } = await aSubscribed();
  await change({ action: 'cancelAtEnd' });
  expect((await mine())?.state).toBe('cancelling');
  await change({ action: 'keep' });
  expect((await mine())?.state).toBe('active');
  await change({ action: 'cancelAtEnd' });
  clock.set('2027-06-01T10:00:00Z');
  await Promise.all([keepTime(), keepTime()]);
  expect(await mine()).toMatchObject({ state: 'cancelled', nextAt: null, actions: [] });
  clock.forward(100);
  await keepTime();
  expect(await totalsOf(app, site)).toEqual([1000]);
  // A paid plan that was cancelled does not come back for nothing.
  for (const action of ['resume', 'keep', 'skip', 'pause'] as const)
    expect((await change({ action })).json()['errorKey']).toBe('subscriptionState');
});

test('two tabs that cancel while it renews end it once, with one order at most', async () => {
  const { site, customer, id, mine, change } = await aSubscribed();
  clock.set('2027-06-01T10:00:00Z');
  await mine();
  const cancel = () =>
    customer.send('POST', `/api/site-users/subscriptions/${id}/change`, { action: 'cancelNow' });
  await Promise.all([cancel(), keepTime(), cancel(), keepTime()]);
  await change({ action: 'cancelNow' });
  expect((await mine())?.state).toBe('cancelled');
  expect((await totalsOf(app, site)).length).toBeLessThanOrEqual(2);
});

test('address and card are changed for what is to come', async () => {
  const { mine, customer, id, change } = await aSubscribed();
  const shipping = { ...(await mine())?.shipping, line1: '' } as NonNullable<MySubscription['shipping']>;
  const wrong = await change({ action: 'address', shipping });
  expect([wrong.status, Object.keys(wrong.json()['errors'] as object)]).toEqual([400, ['shipping.line1']]);
  await change({ action: 'address', shipping: { ...shipping, line1: '2 Road' } });
  expect((await mine())?.shipping?.line1).toBe('2 Road');
  const at = `/api/site-users/subscriptions/${id}/card`;
  const unreadable = await customer.send('PUT', at, { method: { number: '1' } });
  expect(Object.keys(unreadable.json()['errors'] as object)).toContain('method.number');
  expect((await customer.send('PUT', at, { method: cardOf('4000000000000077') })).status).toBe(200);
  expect((await mine())?.card).toBe('Test card ending in 0077');
});

test('owners see subscriptions with their next date and timeline, and cancel them', async () => {
  const { site, id } = await aSubscribed();
  const list = (await call('GET', '/api/commerce/subscriptions?state=active', { as: site.owner })).json();
  expect(list['subscriptions'] as SubscriptionEntry[]).toMatchObject([
    { id, email: ADA.email, nextAt: '2027-06-01T10:00:00.000Z' },
  ]);
  clock.forward(1);
  const at = `/api/commerce/subscriptions/${id}/change`;
  const changed = await call('POST', at, { as: await ownerOf(app, site), body: { action: 'cancelNow' } });
  const { state, timeline } = changed.json() as unknown as Subscription;
  expect([state, timeline.map(({ words }) => words)]).toEqual([
    'cancelled',
    ['Cancelled', 'Subscription started'],
  ]);
  expect((await call('POST', at, { as: await ownerOf(app, site), body: { action: 'pause' } })).status).toBe(
    409,
  );
});

test('whoever deletes their account is charged no more', async () => {
  const { site, customer, id } = await aSubscribed();
  const gone = await customer.send('DELETE', '/api/site-users/account', { proof: ADA.password });
  expect(gone.status).toBe(200);
  clock.forward(40);
  await keepTime();
  expect(await totalsOf(app, site)).toEqual([1000]);
  const kept = await call('GET', `/api/commerce/subscriptions/${id}`, {
    as: await ownerOf(app, site),
  });
  expect(kept.json()['state']).toBe('cancelled');
});

test('another card is chosen in the language of the page', async () => {
  const { site, customer } = await aSubscribed();
  await call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages: ['de'] } });
  await call('POST', '/api/content/publish', { as: site.owner, body: {} });
  const labelsFrom = async (path: string) => {
    customer.headers['referer'] = `http://${site.host}${path}`;
    const { choices } = (await customer.send('GET', '/api/site-users/subscriptions')).json() as {
      choices: { label: string }[];
    };
    return choices.map(({ label }) => label);
  };
  expect(await labelsFrom('/de/about')).toEqual(['Karte']);
  expect(await labelsFrom('/about')).toEqual(['Card']);
});
