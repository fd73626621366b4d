import { expect, test } from 'vitest';
import { toCents } from '#core/money/currency.ts';
import type { PublicProduct } from '#contract/shop/products.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { aProduct, aVariant, GOOD_CARD } from '../testing/a-product.ts';
import { sell } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { aSubscriber, sellPlan } from './testing/a-subscriber.ts';

const app = useApp();
const { call } = app;
const kindOf = (body: string) => Number(/"pageType":(\d+)/.exec(body)?.[1]);
const open = (site: TestSite, url: string) => call('GET', url, { host: site.host });

test('Subscribe leads to a checkout of its own by a token, and leaves the cart as it is', async () => {
  const [site, other] = [await app.aSite(), await app.aSite()];
  const { variantId } = await sellPlan(app, site);
  const { variantId: jam } = await sell(app, site);
  const buyer = aBuyer(app, site);
  await buyer.cart('POST', '/entries', { variantId: jam, quantity: 2 });
  const reply = await buyer.send('POST', '/api/commerce/subscribe', { variantId });
  const { url, cartToken } = reply.json() as { url: string; cartToken: string };
  expect(url).toBe(`/checkout/subscribe?cartToken=${cartToken}`);
  expect(cartToken.length).toBeGreaterThanOrEqual(22);
  expect((await buyer.cart('GET')).json()).toMatchObject({ totalQuantity: 2, subtotalCents: 2000 });
  const page = await open(site, url);
  expect([page.status, kindOf(page.body), page.body.includes('data-island="subscribe"')]).toEqual([
    200,
    201,
    true,
  ]);
  for (const [at, address] of [
    [site, '/checkout/subscribe'],
    [site, '/checkout/subscribe?cartToken=x'],
    [site, `/checkout/subscribe?cartToken=${buyer.jar.get('__Host-CART') ?? ''}`],
    [other, url],
  ] as const) {
    const closed = await open(at, address);
    expect([
      closed.status,
      closed.body.includes('Cart not found'),
      closed.body.includes('data-island="subscribe"'),
    ]).toEqual([404, true, false]);
    expect(closed.body).toContain('href="/"');
  }
  expect((await call('GET', `/api/commerce/subscribe/${cartToken}`, { host: other.host })).status).toBe(404);
});

test('a plan on a page leads to the checkout; what has to be chosen first, to the product', async () => {
  const [site, other] = [await app.aSite(), await app.aSite()];
  const { product, variantId } = await sellPlan(app, site);
  const soldOut = await sellPlan(app, site, {}, { title: 'Tea', variants: [aVariant({ qtyInStock: 0 })] });
  const jam = await sell(app, site);
  const at = (id: string) => `/checkout/subscribe?product=${id}`;
  const page = await open(site, at(product.id));
  expect([page.status, kindOf(page.body), page.headers['cache-control']]).toEqual([
    200,
    201,
    'private, no-store',
  ]);
  // No cart is made by following a link: the page opens it.
  expect(page.body).toContain(`&quot;variantId&quot;:&quot;${variantId}&quot;`);
  for (const { product: found } of [soldOut, jam]) {
    const answer = await open(site, at(found.id));
    expect([answer.status, answer.headers['location']]).toEqual([302, `/shop/${found.slug}`]);
  }
  for (const [where, id] of [
    [other, product.id],
    [site, 'x'],
    [site, variantId],
  ] as const)
    expect((await open(where, at(id))).status).toBe(404);
});

test('a subscription is not put into the ordinary cart, nor bought at its checkout', async () => {
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site);
  const { variantId: jam } = await sell(app, site);
  const buyer = aBuyer(app, site);
  expect((await buyer.cart('POST', '/entries', { variantId, quantity: 1 })).status).toBe(404);
  const somebody = await aSubscriber(app, site, { variantId });
  buyer.jar.set('__Host-CART', somebody.cartToken);
  const { cart } = await somebody.read();
  expect((await buyer.place(cart.quote)).status).toBe(404);
  const wrong = await call('POST', '/api/commerce/subscribe', { host: site.host, body: { variantId: jam } });
  expect([wrong.status, wrong.json()['errorKey']]).toEqual([404, 'notForSale']);
});

test('a bought subscription has its page, which is nobody’s without its link', async () => {
  const site = await app.aSite();
  const { variantId } = await sellPlan(app, site, {
    billingPeriod: { value: 2, unit: 'week' },
    numBillingCycles: 6,
  });
  const somebody = await aSubscriber(app, site, { variantId, quantity: 2 });
  const begun = await somebody.read();
  expect([begun.cart.grandTotalCents, begun.plan.numBillingCycles]).toEqual([2000, 6]);
  const url = String((await somebody.subscribe()).json()['url']);
  const page = await open(site, url);
  expect([page.status, kindOf(page.body), page.headers['cache-control']]).toEqual([
    200,
    206,
    'private, no-store',
  ]);
  expect((await open(site, url.replace(/token=.*/, 'token=x'))).status).toBe(404);
  expect((await open(site, url.replace(/\?.*/, ''))).status).toBe(404);
  const at = `/api/commerce/subscribe/${somebody.cartToken}/place`;
  const again = await somebody.send('POST', at, { quote: '', way: 'card', method: GOOD_CARD });
  expect(again.json()['url']).toBe(url);
});

test('a product tells its plan, and a plan by the day is refused', async () => {
  const site = await app.aSite();
  const { product } = await sellPlan(app, site, { billingPeriod: { value: 3, unit: 'month' } });
  const told = (
    await call('GET', `/api/commerce/catalogue/${product.slug}`, { host: site.host })
  ).json() as unknown as PublicProduct;
  expect(told.structuredContent.subscriptionPlan).toMatchObject({
    billingPeriod: { value: 3, unit: 'month' },
    numBillingCycles: 0,
  });
  const shown = (await open(site, `/shop/${product.slug}`)).body;
  expect(shown).toContain('$10.00 every 3 months');
  expect(shown).toContain('Subscribe');
  for (const [billingPeriod, path] of [
    [{ value: 1, unit: 'day' }, 'subscriptionPlan.billingPeriod.unit'],
    [{ value: 0, unit: 'week' }, 'subscriptionPlan.billingPeriod.value'],
  ] as const) {
    const body = {
      ...aProduct({ title: 'Daily' }),
      isSubscription: true,
      subscriptionPlan: { billingPeriod },
    };
    const refused = await call('POST', '/api/commerce/products', { as: site.owner, body });
    expect([refused.status, Object.keys(refused.json()['errors'] as object)]).toEqual([400, [path]]);
  }
});

test('a plan that changes while somebody pays is shown to them, and nothing is charged', async () => {
  const site = await app.aSite();
  const { product, variantId } = await sellPlan(app, site);
  const somebody = await aSubscriber(app, site, { variantId });
  const { cart } = await somebody.read();
  const { id, updatedAt: base, ...draft } = product;
  const subscriptionPlan = { ...product.subscriptionPlan, signUpFeeCents: toCents(500) };
  await call('PUT', `/api/commerce/products/${id}`, {
    as: site.owner,
    body: { ...draft, base, subscriptionPlan },
  });
  const at = `/api/commerce/subscribe/${somebody.cartToken}/place`;
  const reply = await somebody.send('POST', at, { quote: cart.quote, way: 'card', method: GOOD_CARD });
  expect([reply.status, reply.json()['errorKey']]).toEqual([409, 'cartChanged']);
  expect((await somebody.subscribe()).status).toBe(200);
});
