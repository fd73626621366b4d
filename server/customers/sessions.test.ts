import { describe, expect, test } from 'vitest';
import { PACES } from '#core/access/paces.ts';
import { XSRF_HEADER } from '#core/customers/session.ts';
import { ADA, aCustomer } from '../testing/a-customer.ts';
import { sell } from '../testing/a-shop.ts';
import { useApp, type Reply, type TestSite } from '../testing/app.ts';

const kit = useApp({ proxies: 1 });
const { call } = kit;
const path = '/api/site-users/session';

const linesOf = (answer: Reply) => [answer.headers['set-cookie'] ?? []].flat().map(String);
const lineOf = (answer: Reply, name: string) =>
  linesOf(answer).find((line) => line.startsWith(`${name}=`)) ?? '';

// An address of its own for each call: what is refused here must not be the limit of calls.
let address = 0;
const from = () => `10.2.${(address += 1) >> 8}.${address & 255}`;

const logIn = (site: TestSite, body: Record<string, unknown>, network = from()) =>
  call('POST', path, { host: site.host, body, headers: { 'x-forwarded-for': network } });

describe('a log-in', () => {
  test.each([
    [true, /^__Host-plinth_customer=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure$/],
    [false, /^__Host-plinth_customer=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly; Secure$/],
  ])('remembered %s makes a cookie like %s', async (rememberMe, like) => {
    const site = await kit.aSite();
    await aCustomer(kit, site);
    const answer = await logIn(site, { ...ADA, email: ' Ada@Example.com', rememberMe });
    expect([answer.status, lineOf(answer, '__Host-plinth_customer')]).toEqual([
      200,
      expect.stringMatching(like),
    ]);
    expect(answer.json()).toEqual({ email: ADA.email, xsrfToken: expect.any(String) });
    expect(answer.body).not.toContain(ADA.password);
    const cookie = lineOf(answer, '__Host-plinth_customer').split(';')[0] ?? '';
    const ask = (headers: Record<string, string>) =>
      call('GET', path, { host: site.host, headers: { cookie, ...headers } });
    expect((await ask({ [XSRF_HEADER]: String(answer.json().xsrfToken) })).json()).toEqual(answer.json());
    // A script of the site has the cookie, and gets nothing by it.
    expect((await ask({})).json()).toBeNull();
  });

  test('takes a form’s words for yes and no', async () => {
    const site = await kit.aSite();
    await aCustomer(kit, site);
    expect(
      lineOf(await logIn(site, { ...ADA, rememberMe: 'false' }), '__Host-plinth_customer'),
    ).not.toContain('Max-Age');
  });

  test('with a wrong password, an unknown email or on another site has one answer', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    await aCustomer(kit, site);
    const answers = [
      await logIn(site, { ...ADA, password: 'wrong' }),
      await logIn(site, { ...ADA, email: 'nobody@example.com' }),
      await logIn(other, ADA),
      await logIn(site, { ...ADA, password: '' }),
    ];
    const said = answers.map((answer) => {
      const { requestId: _, ...rest } = answer.json();
      return [answer.status, rest, linesOf(answer)];
    });
    expect(said[0]).toEqual([401, expect.objectContaining({ errorKey: 'wrongCredentials' }), []]);
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
    expect(said[3]).toEqual(said[0]);
  });

  test('of somebody who has bought without an account is refused like any other', async () => {
    const site = await kit.aSite();
    await call('POST', '/api/commerce/customer-import', {
      as: site.owner,
      body: { csv: `Email\n${ADA.email}\n` },
    });
    expect((await logIn(site, { ...ADA, password: 'x' })).status).toBe(401);
  });

  test('tried too often is slowed down for who tries, and not for the customer', async () => {
    const site = await kit.aSite();
    await aCustomer(kit, site);
    const guess = { email: ADA.email, password: 'x' };
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await logIn(site, guess, '203.0.113.9')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await logIn(site, ADA)).status).toBe(200);
  });

  test('tried from ever other networks is slowed down in the end', async () => {
    const site = await kit.aSite();
    const guess = () => logIn(site, { email: 'guess@example.com', password: 'x' });
    await guess();
    await kit.db.pool.query('update login_failures set failures = failures + $1', [PACES.customer.free]);
    const { status, headers } = await guess();
    expect([status, Number(headers['retry-after']) <= 60]).toEqual([429, true]);
  });

  test('gives nothing on another site, nor as an account of the platform', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    const { jar, headers } = await aCustomer(kit, site);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const at = (host: string, url: string) => call('GET', url, { host, headers: { cookie, ...headers } });
    expect((await at(other.host, path)).json()).toBeNull();
    expect((await at(other.host, '/api/site-users/account')).status).toBe(401);
    expect((await at(other.host, '/api/site-users/orders')).status).toBe(401);
    expect((await at(site.host, '/api/auth/Account')).status).toBe(401);
    expect((await at(site.host, '/api/commerce/customers')).status).toBe(401);
    expect((await at(site.host, '/api/commerce/orders')).status).toBe(401);
  });
});

describe('a log-out', () => {
  test.each(['', 'wrong'])('with the token %j is refused, and the session goes on', async (sent) => {
    const site = await kit.aSite();
    const customer = await aCustomer(kit, site);
    const right = customer.headers[XSRF_HEADER] ?? '';
    customer.headers[XSRF_HEADER] = sent;
    const refused = await customer.send('DELETE', `${path}?cloneCart=true`);
    expect([refused.status, refused.json().crumbFail]).toEqual([403, true]);
    customer.headers[XSRF_HEADER] = right;
    expect((await customer.send('GET', path)).json()).toMatchObject({ email: ADA.email });
  });

  test('ends the customer’s session and not the owner’s, and the other way round', async () => {
    const site = await kit.aSite();
    const customer = await aCustomer(kit, site);
    const isOwnerIn = async () => (await call('GET', '/api/auth/Account', { as: site.owner })).status;
    expect((await customer.send('DELETE', `${path}?cloneCart=false`)).json()).toEqual({ ok: true });
    expect([(await customer.send('GET', path)).json(), await isOwnerIn()]).toEqual([null, 200]);
    await customer.enter('session', ADA);
    await call('POST', '/api/auth/Logout', { as: site.owner });
    expect(await isOwnerIn()).toBe(401);
    expect((await customer.send('GET', path)).json()).toMatchObject({ email: ADA.email });
  });

  test.each(['true', 'false'])('with cloneCart=%s leaves the cart as a copy, or none', async (cloneCart) => {
    const site = await kit.aSite();
    const customer = await aCustomer(kit, site);
    const { variantId } = await sell(kit, site);
    await customer.cart('POST', '/entries', { variantId, quantity: 1 });
    const before = customer.jar.get('__Host-CART');
    const answer = await customer.send('DELETE', `${path}?cloneCart=${cloneCart}`);
    expect(customer.jar.get('__Host-CART')).not.toBe(before);
    const entries = (await customer.cart('GET')).json().entries as unknown[];
    expect(entries).toHaveLength(cloneCart === 'true' ? 1 : 0);
    if (cloneCart === 'false')
      expect(linesOf(answer).join()).toMatch(/__Host-CART=; .*Max-Age=0.*hasCart=; .*Max-Age=0/);
  });

  test.each(['', '?cloneCart=1', '?cloneCart=yes'])('asked for as %j says what is missing', async (query) => {
    const site = await kit.aSite();
    expect((await call('DELETE', path + query, { host: site.host })).status).toBe(400);
  });
});
