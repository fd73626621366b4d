import { expect, test } from 'vitest';
import { ledgerEntries } from '../database/schema.ts';
import { aVariant, type Goods } from '../testing/a-product.ts';
import { HALF_OFF } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { aClock, aSubscriber, DECLINES_LATER, ordersOf, ownerOf, sellPlan } from './testing/a-subscriber.ts';

const clock = aClock('2027-05-01T10:00:00Z');
const app = useApp({ now: clock.now });
const keepTime = () => app.app.services.shop.subscriptions.keepTime();

/** A shop whose plan so many people have, each with an email of their own. */
async function aClub(emails: readonly string[], goods: Goods = {}) {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site, {}, goods);
  for (const email of emails) {
    const somebody = await aSubscriber(app, site, { variantId }, email);
    const reply = await somebody.subscribe(email.startsWith('declined') ? DECLINES_LATER : undefined);
    if (reply.status !== 200) throw new Error(reply.body);
  }
  return { site, variantId };
}
const statesOf = async (site: TestSite) => {
  const { rows } = await app.db.site(site.id, (tx) =>
    tx.$client.query<{ email: string; state: string; cycles: number }>(
      'select email, state, cycles from customer_subscriptions order by email',
    ),
  );
  return rows.map(({ email, state, cycles }) => `${email.split('@')[0]} ${state} ${cycles}`);
};
const balance = (site: TestSite) =>
  app.db.site(site.id, async (tx) =>
    (await tx.select().from(ledgerEntries)).reduce((sum, { cents }) => sum + cents, 0),
  );

test('of many that are due at once each has one order, however many keep the time', async () => {
  const { site } = await aClub([
    'ada@example.com',
    'bob@example.com',
    'cid@example.com',
    'declined@example.com',
  ]);
  clock.set('2027-06-01T10:00:00Z');
  await Promise.all([keepTime(), keepTime(), keepTime()]);
  await keepTime();
  expect(await statesOf(site)).toEqual([
    'ada active 2',
    'bob active 2',
    'cid active 2',
    'declined pastDue 1',
  ]);
  const numbers = (await ordersOf(app, site)).map(({ number }) => number ?? 0);
  expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const { rows } = await app.db.pool.query<{ count: number }>(
    `select count(*)::int as count from test_payments where state = 'succeeded' and key like $1`,
    [`${site.id}:%`],
  );
  expect(rows).toEqual([{ count: 7 }]);
  expect(await balance(site)).toBe(0);
});

test('where there is too little for all of them, those get theirs for whom it lasts, and the others wait', async () => {
  const emails = ['ada@example.com', 'bob@example.com', 'cid@example.com'];
  const { site, variantId } = await aClub(emails, { variants: [aVariant({ qtyInStock: 5 })] });
  clock.set('2027-06-01T10:00:00Z');
  await keepTime();
  expect((await statesOf(site)).map((each) => each.slice(4)).sort()).toEqual([
    'active 1',
    'active 2',
    'active 2',
  ]);
  await app.call('PUT', '/api/commerce/inventory', {
    as: await ownerOf(app, site),
    body: { changes: [{ variantId, delta: 1 }] },
  });
  clock.forward(1);
  await keepTime();
  expect(await statesOf(site)).toEqual(['ada active 2', 'bob active 2', 'cid active 2']);
  expect(await ordersOf(app, site)).toHaveLength(6);
});

test('one that cannot be renewed at all keeps none of the others', async () => {
  const { site } = await aClub(['ada@example.com', 'bob@example.com', 'cid@example.com']);
  await app.db.site(site.id, (tx) =>
    tx.$client.query(`update customer_subscriptions set time_zone = 'Nowhere' where email like 'bob%'`),
  );
  clock.set('2027-06-01T10:00:00Z');
  await expect(keepTime()).rejects.toThrow();
  expect(await statesOf(site)).toEqual(['ada active 2', 'bob active 1', 'cid active 2']);
});

test('a discount that everybody has once is not taken off the second time', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site);
  const made = await app.call('POST', '/api/commerce/discounts', {
    as: await ownerOf(app, site),
    body: { ...HALF_OFF, code: '', maxPerCustomer: 1 },
  });
  expect(made.status).toBe(200);
  const somebody = await aSubscriber(app, site, { variantId });
  expect((await somebody.subscribe()).status).toBe(200);
  clock.set('2027-06-01T10:00:00Z');
  await keepTime();
  expect((await ordersOf(app, site)).map(({ totalCents }) => totalCents)).toEqual([1000, 500]);
});
