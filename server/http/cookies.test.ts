import { describe, expect, test } from 'vitest';
import { WebsiteType } from '#core/enumerations/sites.ts';
import type { Cart } from '#core/commerce/cart/cart.ts';
import { aBuyer as buyerOf } from '../testing/a-buyer.ts';
import { A_CONTACT } from '../testing/a-product.ts';
import { sell } from '../testing/a-shop.ts';
import { APP_DOMAIN, useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const plain = useApp({ isSecure: false });

const LOCKED = {
  visibility: 'password',
  websiteType: WebsiteType.classic,
  developerMode: false,
  cloneable: false,
};

const entriesOf = async (buyer: ReturnType<typeof buyerOf>) =>
  ((await buyer.cart('GET')).json() as unknown as Cart).entries;

/** What somebody who runs one site can make the browsers of all others send: any name but one that is bound to its host. */
async function aTossedCart(site: TestSite): Promise<string> {
  const { variantId } = await sell(kit, site);
  const attacker = buyerOf(kit, site);
  await attacker.cart('POST', '/entries', { variantId, quantity: 1 });
  return [...attacker.jar.values()][0] ?? '';
}

describe('a cart that a neighbour below the app domain has set', () => {
  test.each([
    ['alone', (tossed: string) => `CART=${tossed}; hasCart=true`],
    ['twice', (tossed: string) => `CART=${tossed}; CART=${tossed}`],
    ['in other letters', (tossed: string) => `__host-CART=${tossed}; __HOST-CART=${tossed}`],
    ['under a name that ends alike', (tossed: string) => `x__Host-CART=${tossed}; =__Host-CART=${tossed}`],
  ])('is nobody’s cart %s', async (_, cookieOf) => {
    const site = await kit.aSite();
    const cookie = cookieOf(await aTossedCart(site));
    const ask = (method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown) =>
      kit.call(method, `/api/commerce/${path}`, { host: site.host, headers: { cookie }, body });
    expect((await ask('GET', 'cart')).json()).toMatchObject({ entries: [] });
    expect((await ask('PUT', 'checkout/contact', A_CONTACT)).json()['errorKey']).toBe('noCart');
    expect((await ask('GET', 'checkout')).json()['errorKey']).toBe('noCart');
  });

  test('changes nothing of the buyer’s own, before or behind it', async () => {
    const site = await kit.aSite();
    const tossed = await aTossedCart(site);
    const { variantId } = await sell(kit, site, { title: 'Honey' });
    const buyer = buyerOf(kit, site);
    await buyer.cart('POST', '/entries', { variantId, quantity: 2 });
    const own = buyer.jar.get('__Host-CART') ?? '';
    for (const cookie of [`CART=${tossed}; __Host-CART=${own}`, `__Host-CART=${own}; CART=${tossed}`]) {
      const reply = await kit.call('GET', '/api/commerce/cart', { host: site.host, headers: { cookie } });
      expect(reply.json()).toMatchObject({ entries: [{ title: 'Honey', quantity: 2 }] });
    }
  });
});

test('without TLS the cart keeps its bare name, and is nobody’s when two claim it', async () => {
  const site = await plain.aSite();
  const { variantId } = await sell(plain, site);
  const buyer = buyerOf(plain, site);
  await buyer.cart('POST', '/entries', { variantId, quantity: 1 });
  expect([...buyer.jar.keys()]).toEqual(['CART', 'hasCart']);
  expect(await entriesOf(buyer)).toHaveLength(1);
  const cookie = `CART=other; CART=${buyer.jar.get('CART')}`;
  const reply = await plain.call('GET', '/api/commerce/cart', { host: site.host, headers: { cookie } });
  expect(reply.json()).toMatchObject({ entries: [] });
});

describe('passes of locks', () => {
  async function aLockedSite() {
    const site = await kit.aSite();
    const body = { ...LOCKED, password: 'open sesame' };
    const locked = await kit.call('PUT', '/api/access', { as: site.owner, body });
    expect(locked.status).toBe(200);
    const entered = await kit.call('POST', '/api/access/UnlockSite', {
      host: site.host,
      body: { password: 'open sesame', to: '/' },
    });
    const [line = ''] = [entered.headers['set-cookie'] ?? []].flat() as string[];
    return { site, line, pass: /=([^;]*)/.exec(line)?.[1] ?? '' };
  }

  test('are bound to their host', async () => {
    const { site, line, pass } = await aLockedSite();
    expect(line).toMatch(/^__Host-siteLock=.+; Path=\/; .*HttpOnly; Secure$/);
    const isOpenWith = async (cookie: string) =>
      (await kit.call('GET', '/', { host: site.host, headers: { cookie } })).status === 200;
    expect(await isOpenWith(`__Host-siteLock=${pass}`)).toBe(true);
    expect(await isOpenWith(`siteLock=${pass}`)).toBe(false);
  });
});

test('a crumb that a neighbour has set does not keep anybody out', async () => {
  const site = await kit.aSite();
  const host = site.host;
  const body = { ...LOCKED, password: 'open sesame' };
  await kit.call('PUT', '/api/access', { as: site.owner, body });
  const stranger = await kit.aMember(site, []);
  const cookie = `crumb=tossed; __Host-plinth_session=${stranger.token}`;
  const page = await kit.call('GET', '/', { host, headers: { cookie } });
  expect(page.body).toContain(`crumb=${stranger.crumb}`);
  expect(page.body).not.toContain('tossed');
});

test('every cookie that the server writes on https is bound to its host, but for those that scripts read', async () => {
  const site = await kit.aSite();
  const { variantId } = await sell(kit, site);
  const { email, password } = await kit.anAccount();
  const replies = [
    await kit.call('POST', '/api/auth/Login', { host: APP_DOMAIN, body: { email, password } }),
    await kit.call('POST', '/api/commerce/cart/entries', {
      host: site.host,
      body: { variantId, quantity: 1 },
    }),
    await kit.call('GET', '/api/auth/Handoff', { host: site.host }),
  ];
  const lines = replies.flatMap(({ headers }) => [headers['set-cookie'] ?? []].flat() as string[]);
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) {
    expect(line).toMatch(/; Path=\/;.*; Secure$/);
    expect(line).not.toMatch(/domain=/i);
    if (!/^(?:crumb|hasCart|ss_lastid)=/.test(line)) expect(line).toMatch(/^__Host-.*; HttpOnly; Secure$/);
  }
});
