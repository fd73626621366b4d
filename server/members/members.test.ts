import { expect, test } from 'vitest';
import type { Order } from '#contract/shop/orders.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { aClock, aSubscriber, ownerOf, sellPlan } from '../subscriptions/testing/a-subscriber.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { ADA, aCustomer } from '../testing/a-customer.ts';
import { sell } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const clock = aClock('2027-05-01T10:00:00Z');
const app = useApp({ now: clock.now });
const { call } = app;

const ROOT = 'id="sqs-member-access-page-root"';
const AREAS = '/api/commerce/member-areas';
const kindOf = (body: string) => Number(/<body[^>]* data-page-type="(\d+)"/.exec(body)?.[1]);

/** Puts a page “Letters” on a site, for members. */
async function aMembersPage(site: TestSite, products: string[] = []) {
  const as = site.owner;
  const area = (await call('POST', AREAS, { as, body: { name: 'The circle', products } })).json();
  const page = (
    await call('POST', '/api/content/documents', {
      as,
      body: { kind: 'page', body: { title: 'Letters', path: '/letters' } },
    })
  ).json();
  const at = `/api/access/pages/${String(page['id'])}`;
  const set = await call('PUT', `${at}/area`, { as, body: { areaId: area['id'] } });
  expect(set.json()).toMatchObject({ hasPassword: false, areaId: area['id'] });
  await call('POST', '/api/content/publish', { as, body: {} });
  return { areaId: String(area['id']), at };
}

const visit = (site: TestSite, path = '/letters') => call('GET', path, { host: site.host });

async function membersOf(site: TestSite, areaId: string): Promise<string[]> {
  const reply = await call('GET', `${AREAS}/${areaId}/members`, { as: await ownerOf(app, site) });
  return (reply.json()['members'] as { email: string }[]).map(({ email }) => email);
}

test('a page of a free area is for everybody with an account, and in no cache in front', async () => {
  const site = await app.aSite();
  expect((await visit(site)).status).toBe(404);
  const { areaId } = await aMembersPage(site);
  const customer = await aCustomer(app, site);
  for (let round = 0; round < 2; round += 1) {
    const denied = await visit(site);
    expect([denied.status, kindOf(denied.body)]).toEqual([401, PageKind.memberAreaAccessDenied]);
    expect(denied.body).toContain(ROOT);
    expect(denied.body).toContain('The circle');
    expect(denied.body).not.toContain('data-counts');
    expect(denied.headers['cache-control']).toBe('private, no-store');
    const shown = await customer.send('GET', '/letters');
    expect([shown.status, kindOf(shown.body)]).toEqual([200, PageKind.protectedContent]);
    expect(shown.body).toContain(ROOT);
    expect(shown.headers['cache-control']).toBe('private, no-store');
  }
  expect((await visit(site, '/')).body).not.toContain(ROOT);
  const own = (await customer.send('GET', '/api/site-users/memberships')).json()['memberships'];
  expect(own).toMatchObject([{ name: 'The circle', pages: [{ path: '/letters', title: 'Letters' }] }]);
  const exported = (await customer.send('GET', '/api/site-users/account/export')).json();
  expect(exported['memberships']).toEqual(['The circle']);
  expect(await membersOf(site, areaId)).toEqual([ADA.email]);
  await customer.send('DELETE', '/api/site-users/session?cloneCart=false');
  expect((await customer.send('GET', '/letters')).status).toBe(401);
});

test('somebody of one site is nobody on another', async () => {
  const [site, other] = [await app.aSite(), await app.aSite()];
  await aMembersPage(site);
  const { areaId } = await aMembersPage(other);
  const customer = await aCustomer(app, site);
  const cookie = [...customer.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const there = await call('GET', '/letters', { host: other.host, headers: { cookie } });
  expect(there.status).toBe(401);
  expect(await membersOf(other, areaId)).toEqual([]);
  expect((await call('GET', `${AREAS}/${areaId}/members`, { as: site.owner })).status).toBe(404);
});

/** A paid area, and a customer who has subscribed to it. */
async function aPaidMember() {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { product, variantId } = await sellPlan(app, site, {}, { title: 'Circle pass' });
  const { areaId } = await aMembersPage(site, [product.id]);
  const customer = await aCustomer(app, site);
  const before = await customer.send('GET', '/letters');
  expect(kindOf(before.body)).toBe(PageKind.memberAreaAccessDenied);
  expect(before.body).toContain('Join with Circle pass');
  const subscriber = await aSubscriber(app, site, { variantId }, ADA.email);
  const placed = await subscriber.subscribe();
  expect(placed.status).toBe(200);
  const { subscriptions } = (await customer.send('GET', '/api/site-users/subscriptions')).json() as {
    subscriptions: { id: string }[];
  };
  const change = (action: string) =>
    customer.send('POST', `/api/site-users/subscriptions/${subscriptions[0]?.id}/change`, { action });
  const letters = async () => (await customer.send('GET', '/letters')).status;
  return { site, areaId, customer, change, letters, url: String(placed.json()['url']) };
}

test('a paid area opens with the subscription and closes with its end', async () => {
  const { site, areaId, customer, change, letters, url } = await aPaidMember();
  expect([await letters(), await membersOf(site, areaId)]).toEqual([200, [ADA.email]]);
  const confirmed = await visit(site, url.replace(/^https?:\/\/[^/]+/, ''));
  expect(kindOf(confirmed.body)).toBe(PageKind.membershipConfirmed);
  expect(confirmed.body).toContain('You now have access to The circle.');
  await change('pause');
  expect(await letters()).toBe(401);
  await change('resume');
  expect(await letters()).toBe(200);
  expect((await change('cancelNow')).status).toBe(200);
  // Its order was paid, and still gives nothing for good.
  expect([await letters(), await membersOf(site, areaId)]).toEqual([401, []]);
  expect((await customer.send('GET', '/api/site-users/memberships')).json()).toEqual({ memberships: [] });
});

test('a subscription that is cancelled lasts to the last moment of its period, whether or not a job has run', async () => {
  const { customer, change, letters } = await aPaidMember();
  await change('cancelAtEnd');
  expect(await letters()).toBe(200);
  clock.set('2027-06-01T09:59:59Z');
  await customer.enter('session', { ...ADA, rememberMe: true });
  expect(await letters()).toBe(200);
  clock.set('2027-06-01T10:00:00Z');
  expect(await letters()).toBe(401);
});

test('what is bought once gives access for good, until it is refunded', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const { product, variantId } = await sell(app, site, { title: 'Circle for good' });
  const { areaId } = await aMembersPage(site, [product.id]);
  const customer = await aCustomer(app, site);
  const buyer = aBuyer(app, site);
  const { quote } = await buyer.fill(variantId);
  const placed = await buyer.place(quote);
  const page = await buyer.send('GET', String(placed.json()['url']));
  expect(kindOf(page.body)).toBe(PageKind.membershipConfirmed);
  const letters = async () => (await customer.send('GET', '/letters')).status;
  await expect.poll(letters, { timeout: 15_000 }).toBe(200);
  expect(await membersOf(site, areaId)).toEqual([ADA.email]);
  const { orders } = (await call('GET', '/api/commerce/orders', { as: site.owner })).json() as {
    orders: Order[];
  };
  const refund = await call('POST', `/api/commerce/orders/${orders[0]?.id}/refund`, {
    as: site.owner,
    body: {
      key: 'refund-once',
      cents: orders[0]?.totalCents,
      reason: '',
      restock: false,
      isMailed: false,
    },
  });
  expect(refund.status).toBe(200);
  expect([await letters(), await membersOf(site, areaId)]).toEqual([401, []]);
});

test('a page has a password or members, and an area with pages is not deleted', async () => {
  const site = await app.aSite();
  const as = site.owner;
  const { areaId, at } = await aMembersPage(site);
  const remove = () => call('DELETE', `${AREAS}/${areaId}`, { as });
  expect((await remove()).json()['errorKey']).toBe('memberAreaUsed');
  const locked = await call('PUT', at, { as, body: { password: 'open sesame' } });
  expect(locked.json()).toMatchObject({ hasPassword: true, areaId: '' });
  expect(kindOf((await visit(site)).body)).toBe(PageKind.protectedContent);
  const back = await call('PUT', `${at}/area`, { as, body: { areaId } });
  expect(back.json()).toMatchObject({ hasPassword: false, areaId });
  await call('PUT', `${at}/area`, { as, body: { areaId: '' } });
  expect((await visit(site)).status).toBe(200);
  expect((await remove()).status).toBe(200);
  expect((await call('PUT', `${at}/area`, { as, body: { areaId } })).status).toBe(404);
});

test.each([
  ['POST', AREAS, { name: '' }, 400],
  ['POST', AREAS, { name: 'x'.repeat(200) }, 400],
  ['POST', AREAS, { name: 'Circle', products: ['../../etc'] }, 400],
  ['PUT', `${AREAS}/abcdefghijklmnopqrstuvwx`, { name: 'Circle' }, 404],
  ['DELETE', `${AREAS}/abcdefghijklmnopqrstuvwx`, undefined, 404],
  ['GET', `${AREAS}/abcdefghijklmnopqrstuvwx/members`, undefined, 404],
] as const)('%s %s with %j is refused', async (method, path, body, status) => {
  const site = await app.aSite();
  const reply = await call(method, path, { as: site.owner, ...(body && { body }) });
  expect(reply.status).toBe(status);
});
