import { expect, test } from 'vitest';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { MEMBER_PAGE_ROOT } from '#core/members/member-area.ts';
import { aSubscriber, sellPlan } from '../subscriptions/testing/a-subscriber.ts';
import { ADA, aCustomer } from '../testing/a-customer.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const app = useApp();
const { call } = app;

const ROOT = `id="${MEMBER_PAGE_ROOT}"`;
const kindOf = (body: string) => Number(/data-page-type="(\d+)"/.exec(body)?.[1]);

/** A site whose page “Letters” is for members. */
async function aMembersPage(site: TestSite, products: string[] = []) {
  const as = site.owner;
  const area = (
    await call('POST', '/api/commerce/member-areas', { as, body: { name: 'The circle', products } })
  ).json();
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

test('a page of a free area is for everybody with an account, and kept for nobody', async () => {
  const site = await app.aSite();
  await aMembersPage(site);
  const customer = await aCustomer(app, site);
  for (let round = 0; round < 2; round += 1) {
    const denied = await visit(site);
    expect([denied.status, kindOf(denied.body)]).toEqual([401, PageKind.memberAreaAccessDenied]);
    expect(denied.body).toContain(ROOT);
    expect(denied.body).toContain('The circle');
    expect(denied.headers['cache-control']).toBe('private, no-store');
    const shown = await customer.send('GET', '/letters');
    expect([shown.status, kindOf(shown.body)]).toEqual([200, PageKind.protectedContent]);
    expect(shown.body).toContain(ROOT);
    expect(shown.headers['cache-control']).toBe('private, no-store');
  }
  expect((await visit(site, '/search?q=letters')).body).not.toContain('href="/letters"');
  expect((await visit(site, '/sitemap.xml')).body).not.toContain('/letters');
  const own = (await customer.send('GET', '/api/site-users/memberships')).json()['memberships'];
  expect(own).toMatchObject([{ name: 'The circle', pages: [{ path: '/letters', title: 'Letters' }] }]);
  // Somebody of one site is nobody on another.
  const other = await app.aSite();
  await aMembersPage(other);
  const cookie = [...customer.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const there = await call('GET', '/letters', { host: other.host, headers: { cookie } });
  expect(there.status).toBe(401);
});

test('a paid area opens with the subscription and closes with its end', async () => {
  const site = await app.aSite();
  const { product, variantId } = await sellPlan(app, site, {}, { title: 'Circle pass' });
  await aMembersPage(site, [product.id]);
  const customer = await aCustomer(app, site);
  const before = await customer.send('GET', '/letters');
  expect(kindOf(before.body)).toBe(PageKind.memberAreaAccessDenied);
  expect(before.body).toContain('Join with <!-- -->Circle pass');
  const subscriber = await aSubscriber(app, site, { variantId }, ADA.email);
  expect((await subscriber.subscribe()).status).toBe(200);
  expect((await customer.send('GET', '/letters')).status).toBe(200);
  const { subscriptions } = (await customer.send('GET', '/api/site-users/subscriptions')).json() as {
    subscriptions: { id: string }[];
  };
  const at = `/api/site-users/subscriptions/${subscriptions[0]?.id}/change`;
  expect((await customer.send('POST', at, { action: 'cancelNow' })).status).toBe(200);
  // Its order was paid, and still gives nothing for good.
  expect((await customer.send('GET', '/letters')).status).toBe(401);
  expect((await customer.send('GET', '/api/site-users/memberships')).json()).toEqual({ memberships: [] });
});

test('a page has a password or members, and an area with pages is not deleted', async () => {
  const site = await app.aSite();
  const as = site.owner;
  const { areaId, at } = await aMembersPage(site);
  const remove = () => call('DELETE', `/api/commerce/member-areas/${areaId}`, { as });
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
