import { expect, test } from 'vitest';
import { fromCsv } from '#core/text/csv.ts';
import type { DonationEntry } from '#contract/shop/donations.ts';
import { makeDonationArchive } from './archive.ts';
import { aCustomer } from '../testing/a-customer.ts';
import { GOOD_CARD } from '../testing/a-product.ts';
import { asIfReal } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { aClock, DECLINES_LATER } from '../subscriptions/testing/a-subscriber.ts';
import { smallTemplate } from '../testing/small-template.ts';

const clock = aClock('2027-01-31T10:00:00Z');
const kit = useApp({ now: clock.now });
const { call } = kit;
const ROOF = 'theroofoftheoldmill00000';

async function aSiteThatAsks(change = {}): Promise<TestSite> {
  clock.set('2027-01-31T10:00:00Z');
  const donationPages = [{ id: ROOF, title: 'The roof', allowsMonthly: true, ...change }];
  return kit.aSite({ ...smallTemplate, donationPages });
}
const ownerOf = (site: TestSite) => kit.signIn(site.ownerId, site.host, site.id);
const give = (site: TestSite, method = GOOD_CARD, email = 'ada@example.com') =>
  call('POST', '/api/donations', {
    host: site.host,
    body: {
      key: 'the-first-of-many',
      pageId: ROOF,
      amountCents: 2500,
      coversFee: false,
      isMonthly: true,
      name: 'Ada Byron',
      email,
      message: '',
      isAnonymous: false,
      method,
    },
  });
const list = async (site: TestSite) =>
  (await call('GET', '/api/commerce/donations', { as: await ownerOf(site) })).json()[
    'donations'
  ] as DonationEntry[];
/** Sets the clock and lets what is due by then be done. */
async function at(day: string, until: () => Promise<unknown>, wanted: unknown) {
  clock.set(day);
  await kit.db.pool.query(`update jobs.job set start_after = now() where name = 'donation-monthly'`);
  await expect.poll(until, { timeout: 15_000 }).toEqual(wanted);
}
const countOf = (site: TestSite) => async () => (await list(site)).length;

test('what is given monthly comes again each month until its donor cancels it by the link', async () => {
  const site = await aSiteThatAsks();
  const first = await give(site);
  const { url } = first.json() as { url: string };
  expect((await call('GET', url, { host: site.host })).body).toContain('February 28, 2027');
  await at('2027-02-28T10:00:00Z', countOf(site), 2);
  await at('2027-03-31T10:00:00Z', countOf(site), 3);
  const given = await list(site);
  expect(given.map(({ amountCents, isMonthly, state }) => [amountCents, isMonthly, state])).toEqual(
    Array.from({ length: 3 }, () => [2500, true, 'PAID']),
  );
  const forged = url.replace(/token=.*/, 'token=x');
  expect((await call('POST', forged, { host: site.host })).status).toBe(404);
  expect((await call('POST', url, { host: site.host })).body).toContain(
    'Your monthly donation is cancelled.',
  );
  expect((await call('GET', url, { host: site.host })).body).not.toContain('Cancel monthly donation');
  await call('POST', '/api/commerce/donations/statements', {
    as: await ownerOf(site),
    body: { year: 2027 },
  });
  const mails = await kit.app.services.mail.listOf(site.id);
  expect(mails.filter(({ subject }) => subject === 'Your donations to Small site in 2027')).toHaveLength(1);
  await asIfReal(kit, site);
  const csv = (await call('GET', '/api/commerce/ledger-export', { as: await ownerOf(site) })).body;
  const donated = fromCsv(csv).filter(([, account]) => account === 'Donations');
  expect(donated.map(([, , , credit]) => credit)).toEqual(['25.00', '25.00', '25.00']);
});

test('a card that is declined is tried for two weeks; then it is cancelled, and the donor is told of both', async () => {
  const site = await aSiteThatAsks();
  await give(site, DECLINES_LATER);
  const subjects = async () =>
    (await kit.app.services.mail.listOf(site.id)).filter(
      ({ subject }) => subject === 'Your monthly donation to Small site',
    ).length;
  await at('2027-02-28T10:00:00Z', subjects, 1);
  await at('2027-03-20T10:00:00Z', subjects, 2);
  expect(await list(site)).toHaveLength(1);
});

test('is offered only where the owner allows it, shown in the account, and ends with it', async () => {
  const closed = await aSiteThatAsks({ allowsMonthly: false });
  await give(closed);
  expect((await list(closed)).map(({ isMonthly }) => isMonthly)).toEqual([false]);
  const site = await aSiteThatAsks();
  const customer = await aCustomer(kit, site);
  await give(site, GOOD_CARD, 'ada@example.com');
  const { monthly } = (await customer.send('GET', '/api/site-users/donations')).json() as {
    monthly: { title: string; nextAt: string; url: string }[];
  };
  expect(monthly).toMatchObject([{ title: 'The roof', nextAt: '2027-02-28T10:00:00.000Z' }]);
  const told = (await customer.send('GET', '/api/site-users/account/export')).json();
  expect(told).toMatchObject({
    reviews: [],
    donations: [{ amountCents: 2500, isMonthly: true, paidAt: '2027-01-31T10:00:00.000Z' }],
  });
});

test('is in the archive of its site without its card: what arrives elsewhere charges nobody', async () => {
  const site = await aSiteThatAsks();
  await give(site);
  const { db } = kit;
  const archive = makeDonationArchive({ db, now: clock.now });
  const packed: unknown = JSON.parse(JSON.stringify(await archive.archived(site.id)));
  const [plan] = (packed as { plans: Record<string, unknown>[] }).plans;
  expect(plan).toMatchObject({ email: 'ada@example.com', amountCents: 2500, cycles: 1, state: 'cancelled' });
  expect(Object.keys(plan ?? {})).not.toContain('methodToken');
  const other = await kit.aSite(smallTemplate);
  expect(await archive.takeArchived(other.id, packed)).toBe(2);
  expect(JSON.parse(JSON.stringify(await archive.archived(other.id)))).toEqual(packed);
  await archive.takeArchived(site.id, packed);
  await at('2027-02-28T10:00:00Z', countOf(site), 2);
  expect(await list(other)).toEqual([]);
});

test('an archive of an earlier version has donation pages alone', async () => {
  const site = await kit.aSite(smallTemplate);
  const archive = makeDonationArchive({ db: kit.db, now: clock.now });
  const pages = [{ id: ROOF, body: { title: 'The roof' } }];
  expect(await archive.takeArchived(site.id, pages)).toBe(1);
});
