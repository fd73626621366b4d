import { describe, expect, test } from 'vitest';
import { PACES } from '#core/access/paces.ts';
import { XSRF_HEADER } from '#core/visitors/site-users.ts';
import { aProduct } from '../testing/a-product.ts';
import { useApp, type Reply, type TestSite } from '../testing/app.ts';

const kit = useApp({ proxies: 1 });
const { call } = kit;
const path = '/api/site-users/session';
const ada = { email: 'ada@example.com', password: 'a customer’s own words' };

const linesOf = (answer: Reply) => [answer.headers['set-cookie'] ?? []].flat().map(String);
const lineOf = (answer: Reply, name: string) =>
  linesOf(answer).find((line) => line.startsWith(`${name}=`)) ?? '';
const pairOf = (answer: Reply, name: string) => lineOf(answer, name).split(';')[0] ?? '';

// An address of its own for each call: what is refused here must not be the limit of calls.
let address = 0;
const from = () => `10.2.${(address += 1) >> 8}.${address & 255}`;

const logIn = (site: TestSite, body: Record<string, unknown>, network = from()) =>
  call('POST', path, { host: site.host, body, headers: { 'x-forwarded-for': network } });

async function aCustomer(site: TestSite) {
  await kit.app.services.siteUsers.register(site.id, ada);
  const answer = await logIn(site, { ...ada, rememberMe: true });
  return { cookie: pairOf(answer, '__Host-plinth_customer'), token: String(answer.json().xsrfToken) };
}

async function aCart(site: TestSite): Promise<string> {
  const product = await call('POST', '/api/commerce/products', { as: site.owner, body: aProduct() });
  const [variant] = product.json().variants as { id: string }[];
  const body = { variantId: variant?.id, quantity: 1 };
  return pairOf(await call('POST', '/api/commerce/cart/entries', { host: site.host, body }), 'CART');
}

const whoIs = async (site: TestSite, cookie: string) =>
  (await call('GET', path, { host: site.host, headers: { cookie } })).json() as { email: string } | null;

const logOut = (site: TestSite, cookie: string, token: string, cloneCart: string) =>
  call('DELETE', `${path}?cloneCart=${cloneCart}`, {
    host: site.host,
    headers: { cookie, [XSRF_HEADER]: token },
  });

describe('a log-in', () => {
  test.each([
    [true, /^__Host-plinth_customer=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure$/],
    [false, /^__Host-plinth_customer=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly; Secure$/],
  ])('remembered %s makes a cookie like %s', async (rememberMe, like) => {
    const site = await kit.aSite();
    await kit.app.services.siteUsers.register(site.id, ada);
    const answer = await logIn(site, { ...ada, email: ' Ada@Example.com', rememberMe });
    expect([answer.status, lineOf(answer, '__Host-plinth_customer')]).toEqual([
      200,
      expect.stringMatching(like),
    ]);
    expect(answer.json()).toEqual({ email: ada.email, xsrfToken: expect.any(String) });
    expect(answer.body).not.toContain(ada.password);
    expect(await whoIs(site, pairOf(answer, '__Host-plinth_customer'))).toEqual(answer.json());
  });

  test('takes a form’s words for yes and no', async () => {
    const site = await kit.aSite();
    await kit.app.services.siteUsers.register(site.id, ada);
    expect(
      lineOf(await logIn(site, { ...ada, rememberMe: 'false' }), '__Host-plinth_customer'),
    ).not.toContain('Max-Age');
  });

  test('with a wrong password, an unknown e-mail or on another site has one answer', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    await kit.app.services.siteUsers.register(site.id, ada);
    const answers = [
      await logIn(site, { ...ada, password: 'wrong' }),
      await logIn(site, { ...ada, email: 'nobody@example.com' }),
      await logIn(other, ada),
    ];
    const said = answers.map((answer) => {
      const { requestId: _, ...rest } = answer.json();
      return [answer.status, rest, linesOf(answer)];
    });
    expect(said[0]).toEqual([401, expect.objectContaining({ errorKey: 'wrongCredentials' }), []]);
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
  });

  test('tried too often is slowed down for who tries, and not for the customer', async () => {
    const site = await kit.aSite();
    await aCustomer(site);
    const guess = { email: ada.email, password: 'x' };
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await logIn(site, guess, '203.0.113.9')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await logIn(site, ada)).status).toBe(200);
  });

  test('tried from ever other networks is slowed down in the end', async () => {
    const site = await kit.aSite();
    const guess = () => logIn(site, { email: 'guess@example.com', password: 'x' });
    await guess();
    await kit.db.pool.query('update login_failures set failures = failures + $1', [PACES.customer.free]);
    const { status, headers } = await guess();
    expect([status, Number(headers['retry-after']) <= 60]).toEqual([429, true]);
  });

  test('gives nothing on another site', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    const { cookie } = await aCustomer(site);
    expect(await whoIs(other, cookie)).toBeNull();
    expect((await call('GET', '/api/auth/Account', { host: site.host, headers: { cookie } })).status).toBe(
      401,
    );
  });
});

describe('a log-out', () => {
  test.each(['', 'wrong'])('with the token %j is refused, and the session goes on', async (sent) => {
    const site = await kit.aSite();
    const { cookie } = await aCustomer(site);
    const refused = await logOut(site, cookie, sent, 'true');
    expect([refused.status, refused.json().crumbFail]).toEqual([403, true]);
    expect(await whoIs(site, cookie)).toMatchObject({ email: ada.email });
  });

  test('ends the customer’s session and not the owner’s, and the other way round', async () => {
    const site = await kit.aSite();
    const { cookie, token } = await aCustomer(site);
    const isOwnerIn = async () => (await call('GET', '/api/auth/Account', { as: site.owner })).status;
    expect((await logOut(site, cookie, token, 'false')).json()).toEqual({ ok: true });
    expect([await whoIs(site, cookie), await isOwnerIn()]).toEqual([null, 200]);
    const again = await logIn(site, ada);
    await call('POST', '/api/auth/Logout', { as: site.owner });
    expect(await isOwnerIn()).toBe(401);
    expect(await whoIs(site, pairOf(again, '__Host-plinth_customer'))).toMatchObject({ email: ada.email });
  });

  test.each(['true', 'false'])('with cloneCart=%s leaves the cart as a copy, or none', async (cloneCart) => {
    const site = await kit.aSite();
    const { cookie, token } = await aCustomer(site);
    const cart = await aCart(site);
    const answer = await logOut(site, `${cookie}; ${cart}`, token, cloneCart);
    const left = pairOf(answer, 'CART');
    expect(left).not.toBe(cart);
    const entries = (
      await call('GET', '/api/commerce/cart', { host: site.host, headers: { cookie: left } })
    ).json().entries as unknown[];
    expect(entries).toHaveLength(cloneCart === 'true' ? 1 : 0);
    if (cloneCart === 'false')
      expect(linesOf(answer).join()).toMatch(/CART=; .*Max-Age=0.*hasCart=; .*Max-Age=0/);
  });

  test.each(['', '?cloneCart=1', '?cloneCart=yes'])('asked for as %j says what is missing', async (query) => {
    const site = await kit.aSite();
    expect((await call('DELETE', path + query, { host: site.host })).status).toBe(400);
  });
});
