import { describe, expect, test, vi } from 'vitest';
import { XSRF_HEADER } from '#core/customers/session.ts';
import type { CustomerOrder } from '#contract/shop/customer-accounts.ts';
import { PDF, useFiles } from '../assets/testing/files.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { ADA, aCustomer, aGuest, linkTo } from '../testing/a-customer.ts';
import { A_CONTACT } from '../testing/a-product.ts';
import { sell, setLive } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';

let clock = 0;
const kit = useApp({ proxies: 1, now: () => new Date(Date.now() + clock) });
const files = useFiles(kit);
const account = '/api/site-users/account';
const mailsTo = async (site: TestSite, email: string) =>
  (await kit.app.services.mail.listOf(site.id))
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);

async function buy(buyer: ReturnType<typeof aBuyer>, variantId: string): Promise<void> {
  const { quote } = await buyer.fill(variantId);
  const placed = await buyer.place(quote);
  expect([placed.status, placed.json().state]).toEqual([200, 'succeeded']);
}

const ordersOf = async (customer: Pick<ReturnType<typeof aBuyer>, 'send'>) =>
  (await customer.send('GET', '/api/site-users/orders')).json().orders as CustomerOrder[];

/** The part of a page that its scripts begin with. */
const doorOf = (html: string) => /(?:&quot;|")door(?:&quot;|"):\{.*?\}/.exec(html)?.[0] ?? '';

describe('a sign-up', () => {
  test('has one answer for every email; who it belongs to reads the rest', async () => {
    const site = await kit.aSite();
    await aCustomer(kit, site, 'known@example.com');
    const signUp = (email: string) =>
      aGuest(kit, site).send('POST', '/api/site-users/sign-up', { email, name: 'Eve' });
    const answers = [await signUp('known@example.com'), await signUp('new@example.com')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, '{"ok":true}'],
      [200, '{"ok":true}'],
    ]);
    expect((await mailsTo(site, 'known@example.com'))[0]).toMatch(/^You already have an account at /);
    expect((await mailsTo(site, 'new@example.com'))[0]).toMatch(/^Confirm your email for /);
    expect((await signUp('no email')).json().errors).toEqual({ email: expect.any(String) });
  });

  test('opens nothing before its link was followed, and the link works once, in time, on its site', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    const guest = aGuest(kit, site);
    await guest.send('POST', '/api/site-users/sign-up', { email: ADA.email, name: 'Ada' });
    expect((await guest.enter('session', ADA)).status).toBe(401);
    const token = await linkTo(kit, site, ADA.email);
    const choose = (at: TestSite, change: object = {}) =>
      aGuest(kit, at).enter('links/password', { token, password: ADA.password, ...change });
    expect((await choose(other)).status).toBe(410);
    expect((await choose(site, { token: `${token}x` })).status).toBe(410);
    expect((await choose(site, { password: 'short' })).json().errors).toMatchObject({
      password: expect.any(String),
    });
    expect((await guest.enter('links/login', { token })).status).toBe(410);
    clock = 25 * 3_600_000;
    expect((await choose(site)).status).toBe(410);
    clock = 0;
    const both = await Promise.all([choose(site), choose(site)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect((await guest.enter('session', ADA)).status).toBe(200);
  });

  test('asked for too often is slowed down', async () => {
    const site = await kit.aSite();
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const guest = aGuest(kit, site);
      statuses.push(
        (await guest.send('POST', '/api/site-users/sign-up', { email: ADA.email, name: '' })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('a mailed link', () => {
  test('to a new password ends the old one and every session', async () => {
    const site = await kit.aSite();
    const customer = await aCustomer(kit, site);
    const guest = aGuest(kit, site);
    await guest.send('POST', '/api/site-users/links', { email: ADA.email, kind: 'password' });
    const password = 'another set of words';
    const chosen = await guest.enter('links/password', {
      token: await linkTo(kit, site, ADA.email),
      password,
    });
    expect(chosen.status).toBe(200);
    expect((await customer.send('GET', account)).status).toBe(401);
    expect((await guest.send('GET', account)).status).toBe(200);
    expect((await customer.enter('session', ADA)).status).toBe(401);
  });

  test('to log in works once, and for no password', async () => {
    const site = await kit.aSite();
    await aCustomer(kit, site);
    const guest = aGuest(kit, site);
    await guest.send('POST', '/api/site-users/links', { email: ADA.email, kind: 'login' });
    const token = await linkTo(kit, site, ADA.email);
    expect((await guest.enter('links/password', { token, password: 'another set of words' })).status).toBe(
      410,
    );
    expect((await guest.enter('links/login', { token })).status).toBe(200);
    expect((await guest.enter('links/login', { token })).status).toBe(410);
  });

  test('is asked for with one answer, also where there is no account', async () => {
    const site = await kit.aSite();
    await aCustomer(kit, site);
    const ask = async (email: string) =>
      (await aGuest(kit, site).send('POST', '/api/site-users/links', { email, kind: 'password' })).body;
    expect(await ask('stranger@example.com')).toBe(await ask(ADA.email));
    expect((await mailsTo(site, 'stranger@example.com'))[0]).toMatch(/^No account at .* yet$/);
  });
});

describe('every call of the account', () => {
  test.each([
    ['GET', ''],
    ['PUT', '', { name: 'Eve', acceptsMarketing: true }],
    ['PUT', '/addresses', { addresses: [] }],
    ['PUT', '/password', { present: ADA.password, password: 'another set of words' }],
    ['GET', '/export'],
    ['DELETE', '', { proof: ADA.password }],
  ] as const)('%s %s needs the token of the session', async (method, path, body?: object) => {
    const site = await kit.aSite();
    const customer = await aCustomer(kit, site);
    const right = customer.headers[XSRF_HEADER] ?? '';
    const other = await aCustomer(kit, site, 'other@example.com');
    for (const wrong of ['', 'x', other.headers[XSRF_HEADER] ?? '']) {
      customer.headers[XSRF_HEADER] = wrong;
      const refused = await customer.send(method, account + path, body);
      expect([refused.status, refused.json().crumbFail]).toEqual([403, true]);
    }
    customer.headers[XSRF_HEADER] = right;
    expect((await customer.send(method, account + path, body)).status).toBe(200);
    expect((await aGuest(kit, site).send(method, account + path, body)).status).toBe(401);
  });
});

describe('the page of the account', () => {
  test('carries the token for a window alone, no code of the owner, and no frame', async () => {
    const site = await kit.aSite();
    await setLive(kit, site, 'code', { header: '<script>stolen()</script>' });
    const customer = await aCustomer(kit, site);
    const token = customer.headers[XSRF_HEADER] ?? '';
    const page = await customer.send('GET', '/commerce/account');
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(doorOf(page.body)).toContain(token);
    expect(page.body).not.toContain('stolen()');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin');
    for (const dest of ['empty', 'iframe', 'object']) {
      Object.assign(customer.headers, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': dest });
      const refused = await customer.send('GET', '/commerce/account');
      expect([refused.status, refused.body.includes(token)]).toEqual([403, false]);
    }
    customer.headers['sec-fetch-dest'] = 'document';
    expect((await customer.send('GET', '/commerce/account')).body).toContain(token);
    expect((await aGuest(kit, site).send('GET', '/commerce/account')).body).toContain('logIn');
  });

  test('behind a link says what it is for, and does not use it up', async () => {
    const site = await kit.aSite();
    const guest = aGuest(kit, site);
    await guest.send('POST', '/api/site-users/sign-up', { email: ADA.email, name: '' });
    const token = await linkTo(kit, site, ADA.email);
    for (let look = 0; look < 2; look += 1)
      expect(doorOf((await guest.send('GET', `/commerce/account?token=${token}`)).body)).toContain(ADA.email);
    expect(doorOf((await guest.send('GET', '/commerce/account?token=none')).body)).toContain('linkEnded');
  });
});

test('orders belong to whoever was logged in, and guests’ orders join by their confirmed email', async () => {
  const site = await kit.aSite();
  const { variantId } = await sell(kit, site);
  await buy(aBuyer(kit, site), variantId);
  const early = await aCustomer(kit, site, 'eve@example.com');
  expect(await ordersOf(early)).toEqual([]);
  await vi.waitFor(async () => expect(await mailsTo(site, ADA.email)).toHaveLength(1), { timeout: 15_000 });
  const customer = await aCustomer(kit, site);
  expect(await ordersOf(customer)).toMatchObject([{ number: 1, totalCents: 1000, lines: [{ quantity: 1 }] }]);
  // The email typed at the checkout is somebody else's; the session says whose it is.
  await buy(early, variantId);
  expect(await ordersOf(early)).toMatchObject([{ number: 2 }]);
  expect(await ordersOf(customer)).toHaveLength(1);
});

test('an order is put into the cart again as far as it goes, by its buyer alone', async () => {
  const site = await kit.aSite();
  const [jam, tea] = [await sell(kit, site), await sell(kit, site, { title: 'Tea', slug: 'tea' })];
  const customer = await aCustomer(kit, site);
  await customer.cart('POST', '/entries', { variantId: tea.variantId, quantity: 2 });
  await buy(customer, jam.variantId);
  const [order] = await ordersOf(customer);
  await kit.call('DELETE', `/api/commerce/products/${tea.product.id}`, { as: site.owner });
  const path = `/api/site-users/orders/${order?.id ?? ''}/reorder`;
  expect((await customer.send('POST', path)).json()).toEqual({ added: 1, missing: ['Tea'] });
  expect((await customer.cart('GET')).json()).toMatchObject({ totalQuantity: 1 });
  const other = await aCustomer(kit, site, 'other@example.com');
  expect((await other.send('POST', path)).status).toBe(404);
  const elsewhere = await aCustomer(kit, await kit.aSite());
  expect((await elsewhere.send('POST', path)).status).toBe(404);
});

test('bought files are downloaded from the history', async () => {
  const site = await kit.aSite();
  const { id: fileId } = await files.added(site, 'Songs.pdf', PDF);
  const { variantId } = await sell(kit, site, { type: 'DIGITAL', fileId });
  const customer = await aCustomer(kit, site);
  await buy(customer, variantId);
  const [order] = await ordersOf(customer);
  const url = order?.downloads[0]?.url ?? '';
  expect((await customer.send('GET', url)).status).toBe(200);
  expect((await customer.send('GET', order?.url ?? '')).status).toBe(200);
});

test('the profile, its addresses and password are changed, exported and deleted', async () => {
  const site = await kit.aSite();
  const { variantId } = await sell(kit, site);
  const customer = await aCustomer(kit, site);
  await buy(customer, variantId);
  const saved = await customer.send('PUT', account, { name: 'Ada L.', acceptsMarketing: true });
  expect(saved.json()).toMatchObject({ name: 'Ada L.', acceptsMarketing: true, hasPassword: true });
  const bad = { ...A_CONTACT.shipping, city: '' };
  const refused = await customer.send('PUT', `${account}/addresses`, {
    addresses: [A_CONTACT.shipping, bad],
  });
  expect(refused.json().errors).toEqual({ 'addresses.1.city': 'Please enter a town.' });
  await customer.send('PUT', `${account}/addresses`, { addresses: [A_CONTACT.shipping] });
  const change = (present: string) =>
    customer.send('PUT', `${account}/password`, { present, password: 'another set of words' });
  expect((await change('wrong')).status).toBe(400);
  expect((await change(ADA.password)).status).toBe(200);

  const told = (await customer.send('GET', `${account}/export`)).json();
  expect(told).toMatchObject({ email: ADA.email, addresses: [{ city: 'Town' }], orders: [{ number: 1 }] });
  expect(JSON.stringify(told)).not.toContain('argon2');

  expect((await customer.send('DELETE', account, { proof: 'wrong' })).status).toBe(400);
  expect((await customer.send('DELETE', account, { proof: 'another set of words' })).status).toBe(200);
  expect((await customer.send('GET', account)).status).toBe(401);
  const orders = (await kit.call('GET', '/api/commerce/orders', { as: site.owner })).json().orders;
  expect(orders).toMatchObject([{ number: 1 }]);
});

test('the checkout knows who is logged in, and tells it to windows alone', async () => {
  const site = await kit.aSite();
  const { variantId } = await sell(kit, site);
  const customer = await aCustomer(kit, site);
  await customer.send('PUT', `${account}/addresses`, { addresses: [A_CONTACT.shipping] });
  await customer.cart('POST', '/entries', { variantId, quantity: 1 });
  const look = async () => (await customer.send('GET', '/commerce/goto-checkout')).body.includes('1 Road');
  expect(await look()).toBe(true);
  Object.assign(customer.headers, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' });
  expect(await look()).toBe(false);
  expect((await customer.send('GET', '/api/commerce/checkout')).body).not.toContain('1 Road');
});
