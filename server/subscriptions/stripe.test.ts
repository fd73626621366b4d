import { afterAll, expect, test } from 'vitest';
import { STAND_IN_KEYS, startStripeStandIn } from '../payments/providers/stripe/testing/stand-in.ts';
import { hear } from '../payments/testing/a-shop-with.ts';
import { useApp } from '../testing/app.ts';
import { aClock, aSubscriber, byLink, ordersOf, sellPlan } from './testing/a-subscriber.ts';

const stripe = await startStripeStandIn();
const clock = aClock('2027-05-01T10:00:00Z');
const app = useApp({ now: clock.now, providerUrls: { stripe: stripe.url } });
afterAll(() => stripe.stop());

test('a card that Stripe keeps pays renewals while nobody is there; a bank that asks is answered by mail', async () => {
  const site = await app.aSite();
  await app.call('PUT', '/api/commerce/payment-providers/stripe', { as: site.owner, body: STAND_IN_KEYS });
  const { variantId } = await sellPlan(app, site);
  const keepTime = () => app.app.services.shop.subscriptions.keepTime();

  const good = await aSubscriber(app, site, { variantId });
  const link = await byLink(
    app,
    site,
    String((await good.subscribe({ token: 'ctoken_good' })).json()['url']),
  );
  const asking = await aSubscriber(app, site, { variantId }, 'grace@example.com');
  expect((await asking.subscribe({ token: 'ctoken_asks' })).json()).toMatchObject({
    state: 'needsConfirmation',
    provider: 'stripe',
  });
  const [waiting] = [...stripe.intents.values()].filter(({ status }) => status === 'requires_action');
  stripe.settle(waiting?.id ?? '', 'succeeded');
  const asked = await byLink(app, site, String((await asking.confirm(true)).json()['url']));
  clock.set('2027-06-01T10:00:00Z');
  await keepTime();
  expect((await link.read()).subscription).toMatchObject({
    state: 'active',
    orders: [{ cycle: 2 }, { cycle: 1 }],
  });
  expect((await asked.read()).subscription.state).toBe('pastDue');
  clock.forward(4);
  await keepTime();
  expect((await asked.read()).subscription.state).toBe('pastDue');
  expect((await asked.setCard({ token: 'ctoken_good' })).json()).toMatchObject({ state: 'succeeded' });
  expect((await asked.read()).subscription.state).toBe('active');
});

test('calls about a renewal that come late, twice and in the wrong order begin its period once', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  await app.call('PUT', '/api/commerce/payment-providers/stripe', { as: site.owner, body: STAND_IN_KEYS });
  const { variantId } = await sellPlan(app, site);
  const somebody = await aSubscriber(app, site, { variantId });
  expect((await somebody.subscribe({ token: 'ctoken_slow' })).json()).toMatchObject({ state: 'processing' });
  const intents = () =>
    [...stripe.intents.values()].filter(({ metadata }) => metadata['reference']?.startsWith(site.id));
  const tell = (call: ReturnType<typeof stripe.callAbout>) =>
    hear(app, site, { provider: 'stripe', ...call });
  const paid = async () => (await ordersOf(app, site)).map(({ isPaid }) => isPaid);

  const [first = { id: '' }] = intents();
  stripe.settle(first.id, 'succeeded');
  expect(await tell(stripe.callAbout(first.id))).toBe(200);
  expect(await paid()).toEqual([true]);

  clock.set('2027-06-01T10:00:00Z');
  await app.app.services.shop.subscriptions.keepTime();
  const [, second = { id: '' }] = intents();
  const early = stripe.callAbout(second.id);
  expect([await tell(stripe.callAbout(first.id)), await tell(early)]).toEqual([200, 200]);
  expect(await paid()).toEqual([true]);

  stripe.settle(second.id, 'succeeded');
  const twice = [stripe.callAbout(second.id), stripe.callAbout(second.id)];
  expect(await Promise.all(twice.map(tell))).toEqual([200, 200]);
  const failed = stripe.callAbout(second.id, { intent: { status: 'requires_payment_method' } });
  expect([await tell(early), await tell(failed)]).toEqual([200, 200]);
  expect(await paid()).toEqual([true, true]);
  expect(intents()).toHaveLength(2);
});
