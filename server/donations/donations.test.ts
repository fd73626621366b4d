import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { NEW_DONATION_PAGE, type DonationPageDraft } from '#core/donations/donation-page.ts';
import type { Plain } from '#core/money/testing/plain.ts';
import { at, block, type Template } from '#site/templates/template.ts';
import type { DonationEntry, DonationPageEntry } from '#contract/shop/donations.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { GOOD_CARD } from '../testing/a-product.ts';
import { asIfReal } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { contextOf } from '../testing/context-of.ts';
import { smallTemplate } from '../testing/small-template.ts';

const kit = useApp({ now: () => new Date('2026-11-02T10:00:00Z') });
const { call } = kit;

const ROOF = 'theroofoftheoldmill00000';
const GONE = 'gone00000000000000000000';
const donate = (donationPage: string) => ({
  blocks: [block('donate', at(1, 24), { donationPage, label: 'Give', showDonors: true })],
});
const template: Template = {
  ...smallTemplate,
  donationPages: [{ id: ROOF, title: 'The roof', words: 'It rains in.' }],
  pages: [
    ...smallTemplate.pages,
    { title: 'Give', path: '/give', description: '', sections: [donate(ROOF)] },
    { title: 'Gone', path: '/gone', description: '', sections: [donate(GONE)] },
  ],
};

let site: TestSite;
let page: DonationPageEntry;

const save = async (change: Plain<Partial<DonationPageDraft>>, id = ROOF) =>
  call('PUT', `/api/commerce/donation-pages/${id}`, { as: site.owner, body: change });

beforeAll(async () => {
  site = await kit.aSite(template);
  const saved = await save({
    goalCents: 100_000,
    showsDonors: true,
    coversFee: true,
    thanks: 'Dry at last.',
  });
  page = saved.json() as unknown as DonationPageEntry;
});

let keys = 0;
const give = (change: Readonly<Record<string, unknown>> = {}, host = site.host) => {
  keys += 1;
  return call('POST', '/api/donations', {
    host,
    body: {
      key: `donation-key-${keys}`,
      pageId: page.id,
      amountCents: 2500,
      coversFee: false,
      name: 'Ada Byron',
      email: 'ada@example.com',
      message: 'For the slates',
      isAnonymous: false,
      method: GOOD_CARD,
      ...change,
    },
  });
};
const open = (url: string, host = site.host) => call('GET', url, { host });
const list = async (query = '') =>
  (await call('GET', `/api/commerce/donations${query}`, { as: site.owner })).json() as unknown as {
    donations: DonationEntry[];
  };
/** What waits in the queue is done by now. */
const until = (path: string, words: string) =>
  expect
    .poll(async () => (await call('GET', path, { as: site.owner })).body, { timeout: 8000 })
    .toContain(words);

describe('the checkout of a donation', () => {
  test('is at its literal address, and nowhere else', async () => {
    const reply = await open(`/checkout/donate?donatePageId=${page.id}`);
    expect([reply.status, contextOf(reply.body).pageType]).toEqual([200, 203]);
    expect(reply.body).toContain('It rains in.');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    for (const query of ['', '?donatePageId=', '?donatePageId=x', '?donatePageId=000000000000000000000000'])
      expect((await open(`/checkout/donate${query}`)).status).toBe(404);
    const other = await kit.aSite();
    expect((await open(`/checkout/donate?donatePageId=${page.id}`, other.host)).status).toBe(404);
  });

  test('takes the money once, thanks the donor and tells the owner', async () => {
    const first = await give({ key: 'the-same-key' });
    const { url, state } = first.json() as { url: string; state: string };
    expect([first.status, state]).toEqual([200, 'succeeded']);
    const again = await Promise.all([give({ key: 'the-same-key' }), give({ key: 'the-same-key' })]);
    expect(again.map((reply) => reply.json().url)).toEqual([url, url]);
    const thanks = await open(url);
    expect([thanks.status, contextOf(thanks.body).pageType]).toEqual([200, 204]);
    expect(thanks.body).toContain('Dry at last.');
    expect((await open(url.replace(/token=.*/, 'token=x'))).status).toBe(404);
    expect((await list()).donations).toHaveLength(1);
    expect((await list()).donations[0]).toMatchObject({ amountCents: 2500, state: 'PAID', isTest: true });
    await until('/api/inbox/mails', 'Your donation to Small site');
    await until('/api/inbox/mails', 'New donation: The roof');
    const { rows } = await kit.db.readSite(site.id, (tx) =>
      tx.execute<{ account: string; cents: number }>(
        sql`select account, cents::int from ledger_entries order by account`,
      ),
    );
    expect(rows).toEqual([
      { account: 'donations', cents: -2500 },
      { account: 'payments', cents: 2500 },
    ]);
    const donated = async () =>
      (await call('GET', '/api/commerce/sales', { as: site.owner })).json()['donations'];
    expect(await donated()).toEqual({ count: 0, cents: 0 });
    await asIfReal(kit, site);
    expect(await donated()).toEqual({ count: 1, cents: 2500 });
  });

  test.each([
    [{ amountCents: 0 }, 'amountCents'],
    [{ amountCents: -500 }, 'amountCents'],
    [{ amountCents: 100_000_001 }, 'amountCents'],
    [{ email: 'nobody' }, 'email'],
    [{ name: '' }, 'name'],
    [{ method: { number: '4242', expires: '12/40', code: '123' } }, 'method.number'],
  ])('refuses %j', async (change, field) => {
    const reply = await give(change);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.json()['errors'] as object)).toContain(field);
  });

  test('refuses what is no amount, a page of another site and one that is closed', async () => {
    expect((await give({ amountCents: 'abc' })).status).toBe(400);
    const other = await kit.aSite();
    expect((await give({}, other.host)).status).toBe(404);
    await save({ isOpen: false });
    expect((await give()).status).toBe(400);
    await save({ isOpen: true });
  });

  test('asks for the fee where the donor covers it, and leaves it out elsewhere', async () => {
    await give({ coversFee: true, amountCents: 1000, name: '', isAnonymous: true });
    expect((await list()).donations).toContainEqual(
      expect.objectContaining({ amountCents: 1000, feeCents: 30, isAnonymous: true }),
    );
  });

  test('says why a payment came to nothing, and asks the bank where it wants to be asked', async () => {
    const declined = await give({ method: { ...GOOD_CARD, number: '4000000000000002' } });
    expect(declined.status).toBe(402);
    const asked = (await give({ method: { ...GOOD_CARD, number: '4000000000003220' } })).json() as {
      id: string;
      token: string;
      state: string;
    };
    expect(asked.state).toBe('needsConfirmation');
    const confirm = (token: string) =>
      call('POST', `/api/donations/${asked.id}/confirm`, {
        host: site.host,
        body: { token, isApproved: true },
      });
    expect((await confirm('x')).status).toBe(404);
    expect((await confirm(asked.token)).json()).toMatchObject({ state: 'succeeded' });
  });
});

describe('the donate block', () => {
  test('leads there without a script, and shows what was raised', async () => {
    await expect
      .poll(async () => (await open('/give')).body, { timeout: 8000 })
      .toMatch(/by (?:<!-- -->)?3(?:<!-- -->)? donations/);
    const { body } = await open('/give');
    expect(body).toContain('action="/checkout/donate"');
    expect(body).toContain(`<input type="hidden" name="donatePageId" value="${ROOF}"/>`);
    expect(body).toContain('>Give</button>');
    expect(body).toContain('For the slates');
    expect(body).not.toContain('ada@example.com');
  });

  test('whose page is gone tells the console alone', async () => {
    const { body } = await open('/gone');
    expect(body).toContain('data-console="Donate block: its button is missing."');
    expect(body).not.toContain('>Give</button>');
  });
});

test('owners export, refund and mail what was given in a year, each once', async () => {
  const csv = await call('GET', '/api/commerce/donations-export', { as: site.owner });
  expect(csv.body).toContain('"The roof","Ada Byron","ada@example.com"');
  const before = (await list('?words=ada')).donations;
  const [last] = before;
  const refund = () => call('POST', `/api/commerce/donations/${last?.id}/refund`, { as: site.owner });
  expect((await refund()).json()).toMatchObject({ state: 'REFUNDED' });
  expect((await refund()).status).toBe(409);
  const send = (year: number) =>
    call('POST', '/api/commerce/donations/statements', { as: site.owner, body: { year } });
  expect((await send(2025)).json()).toEqual({ sent: 0 });
  expect((await send(2026)).json()).toEqual({ sent: 1 });
  expect((await send(2026)).json()).toEqual({ sent: 0 });
  await until('/api/inbox/mails', 'Your donations to Small site in 2026');
});

test('pages are added, changed and deleted by those who may', async () => {
  const body = { ...NEW_DONATION_PAGE, title: 'The bell' };
  const made = await call('POST', '/api/commerce/donation-pages', { as: site.owner, body });
  const { id } = made.json() as { id: string };
  expect((await save({ title: '' }, id)).status).toBe(400);
  expect((await save({ title: 'The bells' }, id)).json()).toMatchObject({ title: 'The bells' });
  const editor = await kit.aMember(site, [ContributorRole.editor]);
  expect((await call('POST', '/api/commerce/donation-pages', { as: editor, body })).status).toBe(403);
  expect((await call('DELETE', `/api/commerce/donation-pages/${id}`, { as: site.owner })).status).toBe(200);
  expect((await open(`/checkout/donate?donatePageId=${id}`)).status).toBe(404);
});
