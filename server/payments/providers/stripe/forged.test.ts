import { afterAll, expect, test } from 'vitest';
import { APP_DOMAIN, useApp, type TestSite } from '../../../testing/app.ts';
import { aShopWith, hear, PROVIDERS_PATH } from '../../testing/a-shop-with.ts';
import { STAND_IN_KEYS, startStripeStandIn } from './testing/stand-in.ts';

const stripe = await startStripeStandIn();
const app = useApp({ providerUrls: { stripe: stripe.url } });
afterAll(() => stripe.stop());

const THIEF = { publicKey: 'pk_test_thief', secretKey: 'sk_test_thief', webhookSecret: 'whsec_thief' };

async function aShop(keys = STAND_IN_KEYS) {
  const shop = await aShopWith(app, 'stripe', keys);
  // No answer: the payment is under way, and which one it is at the provider is not known here yet.
  await shop.buyer.place(shop.quote, { token: 'ctoken_silent' });
  const reference = [...stripe.intents.values()].find(({ metadata }) =>
    metadata['reference']?.startsWith(shop.site.id),
  )?.metadata['reference'];
  return { ...shop, keys, reference: reference ?? '' };
}

const refusalsOf = async (site: TestSite) => {
  const reply = await app.call('GET', PROVIDERS_PATH, { as: site.owner });
  return reply.json().refusals as { provider: string; words: string; at: string }[];
};

const every = <T extends Record<string, readonly unknown[]>>(parts: T) =>
  Object.entries(parts).reduce<Record<string, unknown>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as { [K in keyof T]: T[K][number] }[];

test('of every way to put a call together only the one that is right in all parts pays an order', async () => {
  const [victim, thief] = [await aShop(), await aShop(THIEF)];
  const ways = every({
    host: [victim.site.host, thief.site.host, APP_DOMAIN],
    secret: [victim.keys.webhookSecret, thief.keys.webhookSecret, 'whsec_guessed'],
    account: [victim.keys.secretKey, thief.keys.secretKey],
    claimed: [victim.reference, thief.reference, `${victim.site.id}:${thief.reference.split(':')[1]}`],
    booked: [victim.reference, thief.reference],
    amount: [1000, 1],
    currency: ['usd', 'eur'],
  });
  const isTheirs = ({ site, keys, reference }: typeof victim, way: (typeof ways)[number]) =>
    way.host === site.host &&
    way.secret === keys.webhookSecret &&
    way.account === keys.secretKey &&
    way.claimed === reference &&
    way.booked === reference &&
    way.amount === 1000 &&
    way.currency === 'usd';
  const wrong = ways.filter((way) => !isTheirs(victim, way) && !isTheirs(thief, way));
  expect([ways.length, wrong.length]).toEqual([432, 430]);
  for (const { host, secret, account, claimed, booked, amount, currency } of wrong) {
    const intent = stripe.add({ account, amount, currency, metadata: { reference: booked } });
    const told = stripe.callAbout(intent.id, { secret, intent: { metadata: { reference: claimed } } });
    expect(await hear(app, { host }, { provider: 'stripe', ...told })).toBe(400);
  }
  expect([...(await victim.orders()), ...(await thief.orders())]).toEqual([]);
  const right = stripe.add({ amount: 1000, metadata: { reference: victim.reference } });
  const told = stripe.callAbout(right.id);
  expect(await hear(app, victim.site, { provider: 'stripe', ...told })).toBe(200);
  expect([(await victim.orders()).length, (await thief.orders()).length]).toEqual([1, 0]);
});

test('what was refused is shown to the shop’s owner, the last of each kind, until the keys are entered anew', async () => {
  const shop = await aShop();
  const other = await aShop();
  const tell = (change: { amount?: number; currency?: string }, secret?: string) => {
    const intent = stripe.add({ amount: 1000, metadata: { reference: shop.reference }, ...change });
    const told = stripe.callAbout(intent.id, secret === undefined ? {} : { secret });
    return hear(app, shop.site, { provider: 'stripe', ...told });
  };
  for (let tries = 0; tries < 3; tries += 1) await tell({ amount: 1 });
  await tell({ currency: 'eur' });
  await tell({}, 'whsec_other');
  const shown = await refusalsOf(shop.site);
  expect(shown.map(({ words }) => words).sort()).toEqual([
    'A webhook from Stripe was refused: amount does not match.',
    'A webhook from Stripe was refused: currency does not match.',
    'A webhook from Stripe was refused: it was not sent by your account. Check the keys and the signing secret.',
  ]);
  for (const { at } of shown) expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
  expect(await refusalsOf(other.site)).toEqual([]);
  await app.call('PUT', `${PROVIDERS_PATH}/stripe`, { as: shop.site.owner, body: STAND_IN_KEYS });
  expect(await refusalsOf(shop.site)).toEqual([]);
});
