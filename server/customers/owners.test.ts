import { describe, expect, test, vi } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { Customer, CustomerEntry } from '#contract/shop/customers.ts';
import { aForm, GOOD, submit } from '../forms/testing/forms.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { ADA, aCustomer, aGuest } from '../testing/a-customer.ts';
import { sell } from '../testing/a-shop.ts';
import { useApp, type Session, type TestSite } from '../testing/app.ts';

const kit = useApp({ proxies: 1 });
const { call } = kit;
const path = '/api/commerce/customers';

const list = async (site: TestSite, query = '') =>
  (await call('GET', path + query, { as: site.owner })).json() as unknown as {
    customers: CustomerEntry[];
    tags: string[];
    next: string | null;
  };
const emails = async (site: TestSite, query = '') =>
  (await list(site, query)).customers.map(({ email }) => email);
const bring = (site: TestSite, lines: readonly string[], header = 'Email,Name,Accepts marketing,Tags') =>
  call('POST', '/api/commerce/customer-import', {
    as: site.owner,
    body: { csv: [header, ...lines].join('\n') },
  });
const idOf = async (site: TestSite, email: string) =>
  (await list(site)).customers.find((each) => each.email === email)?.id ?? '';
const read = async (site: TestSite, id: string) =>
  (await call('GET', `${path}/${id}`, { as: site.owner })).json() as unknown as Customer;

async function buy(site: TestSite, variantId: string): Promise<void> {
  const buyer = aBuyer(kit, site);
  const { quote } = await buyer.fill(variantId);
  expect((await buyer.place(quote)).json().state).toBe('succeeded');
}

test('whoever buys is a customer, with what they paid and what happened', async () => {
  const site = await kit.aSite();
  const { variantId } = await sell(kit, site);
  await buy(site, variantId);
  await buy(site, variantId);
  await vi.waitFor(
    async () =>
      expect((await list(site)).customers).toMatchObject([
        { email: ADA.email, name: 'Ada Byron', orderCount: 2, spentCents: 2000, hasAccount: false },
      ]),
    { timeout: 15_000 },
  );
  const [order] = (await call('GET', '/api/commerce/orders', { as: site.owner })).json()['orders'] as {
    id: string;
  }[];
  const body = { key: 'refund-01', cents: 400, reason: '', restock: false, isMailed: false };
  await call('POST', `/api/commerce/orders/${order?.id ?? ''}/refund`, { as: site.owner, body });
  const customer = await read(site, await idOf(site, ADA.email));
  expect(customer).toMatchObject({ spentCents: 1600, currency: 'USD' });
  const kinds = customer.timeline.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'order')).toHaveLength(2);
  expect(kinds.filter((kind) => kind === 'mail')).toHaveLength(2);
});

describe('the list', () => {
  test('is searched, filtered and sorted, page by page', async () => {
    const site = await kit.aSite();
    const people = Array.from(
      { length: 120 },
      (_, index) => `p${String(index).padStart(3, '0')}@example.com`,
    );
    await bring(
      site,
      people.map(
        (email, index) =>
          `${email},Person ${119 - index},${index % 2 === 0 ? 'yes' : 'no'},${index < 3 ? 'vip' : ''}`,
      ),
    );
    for (const sort of ['newest', 'lastOrder', 'spent', 'name']) {
      const seen: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const after = next === '' ? '' : `&after=${encodeURIComponent(next)}`;
        const page = await list(site, `?sort=${sort}${after}`);
        seen.push(...page.customers.map(({ email }) => email));
        next = page.next;
      }
      expect([new Set(seen).size, seen.length]).toEqual([120, 120]);
    }
    expect((await emails(site, '?words=p007')).length).toBe(1);
    expect((await emails(site, '?words=%25')).length).toBe(0);
    expect((await emails(site, '?tag=vip')).length).toBe(3);
    expect((await list(site, '?tag=vip')).tags).toEqual(['vip']);
    expect((await emails(site, '?marketing=yes&words=p00')).length).toBe(5);
    expect(await emails(site, '?ordered=yes')).toEqual([]);
    expect((await emails(site, '?sort=name'))[0]).toBe('p119@example.com');
    for (const cursor of ['x', 'aaaaaaaaaaaaaaaaaaaaaaaa_x', '_'])
      expect((await call('GET', `${path}?sort=spent&after=${cursor}`, { as: site.owner })).status).toBe(200);
  });

  test('is of one site, and for those who see orders', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    await bring(site, [`${ADA.email},Ada`]);
    expect(await emails(other)).toEqual([]);
    const id = await idOf(site, ADA.email);
    expect((await call('GET', `${path}/${id}`, { as: other.owner })).status).toBe(404);
    const editor = await kit.aMember(site, [ContributorRole.editor]);
    expect((await call('GET', path, { as: editor })).status).toBe(403);
  });
});

test('an import completes who is known, and subscribes nobody again', async () => {
  const site = await kit.aSite();
  const first = await bring(site, [`${ADA.email},Ada,no,vip`, 'not an email,Eve']);
  expect(first.json()).toEqual({ added: 1, known: 0, refused: ['not an email, Eve'] });
  const second = await bring(site, [`${ADA.email},Other name,yes,press`, 'b@example.com,Bob']);
  expect(second.json()).toEqual({ added: 1, known: 1, refused: [] });
  expect(await read(site, await idOf(site, ADA.email))).toMatchObject({
    name: 'Ada',
    acceptsMarketing: false,
    tags: ['press', 'vip'],
  });
  const csv = await call('GET', '/api/commerce/customer-export?tag=vip', { as: site.owner });
  expect(csv.body.split('\r\n')).toHaveLength(3);
});

test('a customer who is blocked is out at once, and orders nothing', async () => {
  const site = await kit.aSite();
  const { variantId } = await sell(kit, site);
  const customer = await aCustomer(kit, site);
  const id = await idOf(site, ADA.email);
  const block = (isBlocked: boolean) =>
    call('PUT', `${path}/${id}/block`, { as: site.owner, body: { isBlocked } });
  expect((await block(true)).json()).toMatchObject({ isBlocked: true });
  expect((await customer.send('GET', '/api/site-users/account')).status).toBe(401);
  expect((await customer.enter('session', { ...ADA, password: 'wrong' })).status).toBe(401);
  expect((await customer.enter('session', ADA)).json().errorKey).toBe('customerBlocked');
  const buyer = aBuyer(kit, site);
  const { quote } = await buyer.fill(variantId);
  expect((await buyer.place(quote)).json().errorKey).toBe('customerBlocked');
  await aGuest(kit, site).send('POST', '/api/site-users/links', { email: ADA.email, kind: 'login' });
  expect(
    (await kit.app.services.mail.listOf(site.id)).filter(({ subject }) => subject.startsWith('Log in')),
  ).toEqual([]);
  await block(false);
  expect((await buyer.place(quote)).json().state).toBe('succeeded');
});

describe('a merge', () => {
  test('moves orders, tags and notes; the other one is gone', async () => {
    const site = await kit.aSite();
    const { variantId } = await sell(kit, site);
    await buy(site, variantId);
    await vi.waitFor(async () => expect(await emails(site)).toEqual([ADA.email]), { timeout: 15_000 });
    await bring(site, ['ada+shop@example.com,Ada Byron,no,vip']);
    const [kept, other] = [await idOf(site, 'ada+shop@example.com'), await idOf(site, ADA.email)];
    expect((await read(site, kept)).doubles).toMatchObject([{ id: other }]);
    const merged = await call('POST', `${path}/${kept}/merge`, { as: site.owner, body: { otherId: other } });
    expect(merged.json()).toMatchObject({ orderCount: 1, spentCents: 1000, tags: ['vip'], doubles: [] });
    expect(await emails(site)).toEqual(['ada+shop@example.com']);
    const again = await call('POST', `${path}/${kept}/merge`, { as: site.owner, body: { otherId: other } });
    expect(again.status).toBe(404);
    const self = await call('POST', `${path}/${kept}/merge`, { as: site.owner, body: { otherId: kept } });
    expect(self.status).toBe(404);
  });

  test('takes no account away', async () => {
    const site = await kit.aSite();
    await aCustomer(kit, site);
    await aCustomer(kit, site, 'second@example.com');
    await bring(site, ['guest@example.com,Ada']);
    const merge = async (kept: string, other: string) => {
      const body = { otherId: await idOf(site, other) };
      return (await call('POST', `${path}/${await idOf(site, kept)}/merge`, { as: site.owner, body })).json()
        .errorKey;
    };
    expect(await merge('guest@example.com', ADA.email)).toBe('customerHasAccount');
    expect(await merge('second@example.com', ADA.email)).toBe('customersHaveAccounts');
    expect(await merge(ADA.email, 'guest@example.com')).toBeUndefined();
  });
});

test('what is noted is tidied, and forms stand in the timeline of whoever may read them', async () => {
  const site = await kit.aSite();
  await bring(site, [`${ADA.email},Ada`]);
  const id = await idOf(site, ADA.email);
  const body = { name: 'Ada L.', tags: [' VIP', 'vip'], note: 'Likes jam', acceptsMarketing: true };
  const saved = await call('PUT', `${path}/${id}`, { as: site.owner, body });
  expect(saved.json()).toMatchObject({ ...body, tags: ['VIP'] });
  const long = await call('PUT', `${path}/${id}`, {
    as: site.owner,
    body: { ...body, note: 'x'.repeat(5001) },
  });
  expect(long.status).toBe(400);
  await submit(kit, site, { formId: await aForm(kit, site), form: GOOD });
  const kinds = async (as: Session) =>
    ((await call('GET', `${path}/${id}`, { as })).json() as unknown as Customer).timeline.map(
      ({ kind }) => kind,
    );
  expect(await kinds(site.owner)).toEqual(['form']);
  expect(await kinds(await kit.aMember(site, [ContributorRole.storeManager]))).toEqual([]);
});
