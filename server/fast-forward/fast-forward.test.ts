import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { FastForwardRun, PlayedYear } from '#contract/shop/fast-forward.ts';
import { PLAYED_AT_MOST } from '#core/fast-forward/outcome.ts';
import { counters } from '../counting/counters.ts';
import { announce } from '../content/release.ts';
import { aClock, aSubscriber, ownerOf, sellPlan } from '../subscriptions/testing/a-subscriber.ts';
import { issue } from '../testing/a-gift-card.ts';
import { GOOD_CARD } from '../testing/a-product.ts';
import { setLive } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { openSandbox } from './sandbox.ts';

const clock = aClock('2027-01-31T10:00:00Z');
const app = useApp({ now: clock.now });
const PATH = '/api/commerce/fast-forward';

const TABLES = [
  'orders',
  'order_events',
  'ledger_entries',
  'customer_subscriptions',
  'subscriptions_due',
  'subscription_periods',
  'subscription_events',
  'product_variants',
  'site_users',
  'payments',
  'gift_cards',
  'gift_card_movements',
  'donations',
  'donation_plans',
  'store_counters',
];

/** Everything the shop holds, as text. */
const bookOf = (site: TestSite) =>
  app.db.site(site.id, async (tx) => {
    const book: Record<string, string[]> = {};
    for (const table of TABLES) {
      const { rows } = await tx.execute<{ content: string }>(
        sql`select to_jsonb(t)::text as content from ${sql.identifier(table)} t order by 1`,
      );
      book[table] = rows.map(({ content }) => content);
    }
    // What waits to be sent is sent meanwhile.
    const { rows } = await tx.execute<{ id: string }>(sql`select id from mails order by 1`);
    book['mails'] = rows.map(({ id }) => id);
    return book;
  });

/** What still waits to be done when a year begins is played in it. */
const untilWritten = (site: TestSite, mails: number) =>
  expect.poll(async () => (await bookOf(site))['mails']?.length, { timeout: 15_000 }).toBe(mails);

async function play(site: TestSite, declines: number): Promise<PlayedYear> {
  const as = await ownerOf(app, site);
  const begun = await app.call('POST', PATH, { as, body: { declines } });
  expect(begun.json()['run']).toMatchObject({ state: 'playing' });
  const run = async () => (await app.call('GET', PATH, { as })).json()['run'] as FastForwardRun;
  await expect.poll(async () => (await run()).state, { timeout: 60_000 }).toBe('played');
  return (await run()).year as PlayedYear;
}

const sumOf = (year: PlayedYear, field: 'renewed' | 'declined' | 'ended' | 'mails' | 'paidCents') =>
  year.days.reduce((sum, day) => sum + day[field], 0);

test('a year is played with the shop’s own rules, and nothing of the shop changes', async () => {
  clock.set('2027-01-31T10:00:00Z');
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site);
  const { variantId: short } = await sellPlan(app, site, { numBillingCycles: 3 }, { title: 'Course' });
  for (const [wanted, email] of [
    [variantId, 'ada@example.com'],
    [short, 'gus@example.com'],
  ] as const)
    expect((await (await aSubscriber(app, site, { variantId: wanted }, email)).subscribe()).status).toBe(200);
  // To both buyers that it began and of their orders, and to the owner.
  await untilWritten(site, 6);
  const before = await bookOf(site);

  const year = await play(site, 0);
  const renewals = year.days.filter(({ renewed }) => renewed > 0).map(({ day }) => day);
  expect(renewals.slice(0, 4)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  // Nine of one, of which there are no more then, and the two that are left of three of the other.
  expect([sumOf(year, 'renewed'), sumOf(year, 'ended'), sumOf(year, 'declined')]).toEqual([11, 1, 0]);
  expect(year.events.map(({ words }) => words)).toContain('Renewal waits for stock');
  expect(sumOf(year, 'paidCents')).toBe(11_000);
  expect(year.ledger.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  expect(year.ledger.map(({ account, cents }) => [account, Math.abs(cents)])).toContainEqual([
    'sales',
    11_000,
  ]);
  expect(year.mails.some(({ to }) => to === 'gus@example.com')).toBe(true);
  expect(sumOf(year, 'mails')).toBe(year.mailCount);

  expect(await bookOf(site)).toEqual(before);
});

test('declined cards are played to their end, as the owner chose', async () => {
  clock.set('2027-01-31T10:00:00Z');
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site);
  expect((await (await aSubscriber(app, site, { variantId })).subscribe()).status).toBe(200);
  await untilWritten(site, 3);
  const year = await play(site, 100);
  // On the day, after 3, 7 and 11 days; then it is over.
  expect(year.days.filter(({ declined }) => declined > 0).map(({ day }) => day)).toEqual([
    '2027-02-28',
    '2027-03-03',
    '2027-03-07',
    '2027-03-11',
  ]);
  expect([sumOf(year, 'renewed'), sumOf(year, 'ended'), sumOf(year, 'paidCents')]).toEqual([0, 1, 0]);
  expect(year.ledger).toEqual([]);
  const link = /https?:\S+\/commerce\/subscription\/\S+/.exec(year.mails[0]?.text ?? '')?.[0] ?? '';
  const opened = await app.call('GET', link.replace(/^https?:\/\/[^/]+/, ''), { host: site.host });
  expect([link === '', opened.status]).toEqual([false, 404]);
});

const ROOF = 'theroofoftheoldmill00000';

/** A shop with a monthly donation by a card that a real provider keeps, and a gift card of one year. */
async function aGivingShop(): Promise<TestSite> {
  clock.set('2027-01-31T10:00:00Z');
  const donationPages = [{ id: ROOF, title: 'The roof', allowsMonthly: true }];
  const site = await app.aSite({ ...smallTemplate, donationPages });
  const given = await app.call('POST', '/api/donations', {
    host: site.host,
    body: {
      key: 'the-first-of-many',
      pageId: ROOF,
      amountCents: 2500,
      coversFee: false,
      isMonthly: true,
      name: 'Ada Byron',
      email: 'ada@example.com',
      message: '',
      isAnonymous: false,
      method: GOOD_CARD,
    },
  });
  expect(given.status).toBe(200);
  await setLive(app, site, 'store', { giftCardYears: 1 });
  await issue(app, site, 700);
  await app.db.site(site.id, async (tx) => {
    await tx.execute(sql`update donation_plans set provider = 'stripe', method_token = 'pm_real'`);
  });
  return site;
}

test('monthly donations and gift cards are played too, with test cards and uncounted', async () => {
  const site = await aGivingShop();
  // The donor's receipt, and one to the owner.
  await untilWritten(site, 2);
  const before = await bookOf(site);
  const counted = async () => (await counters.payments.get()).values;
  const countedBefore = await counted();
  const year = await play(site, 0);
  const given = year.events.filter(({ words }) => words === 'Monthly donation');
  expect(given.map(({ at, title, name }) => [at.slice(0, 10), title, name]).slice(0, 2)).toEqual([
    ['2027-02-28', 'The roof', 'Ada Byron'],
    ['2027-03-31', 'The roof', 'Ada Byron'],
  ]);
  expect([given.length, sumOf(year, 'renewed'), sumOf(year, 'paidCents')]).toEqual([12, 12, 30_000]);
  expect(year.days.filter(({ expired = 0 }) => expired > 0).map(({ day }) => day)).toEqual(['2028-01-31']);
  const booked = Object.fromEntries(year.ledger.map(({ account, cents }) => [account, Math.abs(cents)]));
  expect(booked).toEqual({ payments: 30_000, donations: 30_000, giftCards: 700, giftCardsExpired: 700 });
  expect(await bookOf(site)).toEqual(before);
  expect(await counted()).toEqual(countedBefore);
});

test('a donor whose card is declined is played to the end', async () => {
  const year = await play(await aGivingShop(), 100);
  expect(year.days.filter(({ declined }) => declined > 0)).toHaveLength(4);
  expect(sumOf(year, 'paidCents')).toBe(0);
});

test('a shop that is too large to copy is refused with a sentence', async () => {
  const site = await app.aSite();
  await app.db.site(site.id, async (tx) => {
    await tx.execute(sql`insert into subscriptions_due (site_id, subscription_id, due_at)
      select ${site.id}, 'many' || n, now() from generate_series(1, ${PLAYED_AT_MOST.renewing + 1}) n`);
  });
  const refused = await app.call('POST', PATH, { as: await ownerOf(app, site), body: { declines: 0 } });
  expect([refused.status, refused.json()['errorKey']]).toEqual([409, 'tooLargeToPlay']);
  expect(refused.json()['error']).toContain(PLAYED_AT_MOST.renewing.toLocaleString('en'));
  expect(refused.json()['error']).toContain(PLAYED_AT_MOST.orders.toLocaleString('en'));
});

test('one at a time, and of its own site', async () => {
  const [site, other] = [await app.aSite(), await app.aSite()];
  const as = await ownerOf(app, site);
  const tries = [0, 1].map(() => app.call('POST', PATH, { as, body: { declines: 10 } }));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  expect((await app.call('POST', PATH, { as, body: { declines: 33 } })).status).toBe(400);
  expect((await app.call('GET', PATH, { as: await ownerOf(app, other) })).json()).toEqual({ run: null });
  const done = async () => ((await app.call('GET', PATH, { as })).json()['run'] as { state: string }).state;
  await expect.poll(done, { timeout: 60_000 }).toBe('played');
});

test('a site is published while a sale of its copy shows something new', async () => {
  const site = await app.aSite();
  const sandbox = await openSandbox(app.db, site.id);
  await sandbox.db.site(site.id, (tx) => announce(tx, site.id));
  await app.db.site(site.id, (tx) => announce(tx, site.id));
  await sandbox.close();
});
