import { expect, test } from 'vitest';
import { PACES } from '#core/access/paces.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { offer, sell } from '../testing/a-shop.ts';
import { useApp } from '../testing/app.ts';

const app = useApp({ proxies: 1 });

/** A shop with a code that somebody knows, and a browser with something in its cart. */
async function aShop() {
  const site = await app.aSite();
  await offer(app, site, { code: 'KNOWN' });
  const { variantId } = await sell(app, site);
  const buyer = aBuyer(app, site);
  await buyer.fill(variantId);
  const cookie = [...buyer.jar].map((pair) => pair.join('=')).join('; ');
  return (code: string, address: string) =>
    app.call('POST', '/api/commerce/cart/coupons', {
      host: site.host,
      headers: { cookie, 'x-forwarded-for': address },
      body: { code },
    });
}

test('codes that nobody gave out are counted by network', async () => {
  const enter = await aShop();
  const statuses = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await enter(`GUESS${count}`, '203.0.113.1')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const slowed = await enter('KNOWN', '203.0.113.1');
  expect([slowed.status, slowed.headers['retry-after']]).toEqual([429, '15']);
  expect((await enter('KNOWN', '203.0.113.2')).status).toBe(200);
});

test('codes that were given out are entered as often as somebody likes', async () => {
  const enter = await aShop();
  for (let count = 0; count < 15; count += 1) expect((await enter('KNOWN', '203.0.113.4')).status).toBe(200);
});

test('and over all networks of a site', async () => {
  const enter = await aShop();
  await enter('GUESS', '203.0.113.5');
  await app.db.pool.query('update login_failures set failures = failures + $1', [PACES.codes.free]);
  expect((await enter('GUESS', '203.0.113.6')).status).toBe(429);
});
