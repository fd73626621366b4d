import { expect, test } from 'vitest';
import type { SubscriptionPlan } from '#core/commerce/catalogue/subscription-plan.ts';
import type { Plain } from '#core/money/testing/plain.ts';
import { PDF, useFiles } from '../assets/testing/files.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import {
  aClock,
  aSubscriber,
  byLink,
  ordersOf,
  ownerOf,
  sellPlan,
  totalsOf,
} from './testing/a-subscriber.ts';

const clock = aClock('2027-01-20T10:00:00Z');
const app = useApp({ now: clock.now });
const files = useFiles(app);
const keepTime = () => app.app.services.shop.subscriptions.keepTime();

const noGoods = (_site: TestSite): Promise<Parameters<typeof sellPlan>[3]> => Promise.resolve({});

/** Somebody at the checkout of a plan that can start up to thirty days ahead, on 20 January. */
async function atCheckout(plan: Plain<Partial<SubscriptionPlan>> = {}, goodsOf = noGoods) {
  clock.set('2027-01-20T10:00:00Z');
  const site = await app.aSite();
  const { product, variantId } = await sellPlan(app, site, { startDays: 30, ...plan }, await goodsOf(site));
  const area = await app.call('POST', '/api/commerce/member-areas', {
    as: site.owner,
    body: { name: 'Circle', products: [product.id] },
  });
  return { site, areaId: String(area.json()['id']), buyer: await aSubscriber(app, site, { variantId }) };
}

async function startOn(day: string, plan: Plain<Partial<SubscriptionPlan>> = {}, goodsOf = noGoods) {
  const { site, areaId, buyer } = await atCheckout(plan, goodsOf);
  const placed = await buyer.subscribe(undefined, 'card', { startsOn: day });
  expect(placed.json()).toMatchObject({ state: 'succeeded' });
  const link = await byLink(app, site, String(placed.json()['url']));
  const seen = async () => {
    const { state, nextAt, orders } = (await link.read()).subscription;
    return [state, nextAt?.slice(0, 10), orders.length];
  };
  const members = async () => {
    const as = await ownerOf(app, site);
    return (await app.call('GET', `/api/commerce/member-areas/${areaId}/members`, { as })).json()['total'];
  };
  return { site, seen, members, buyer };
}

async function moveTo(site: TestSite, day: string) {
  clock.set(`${day}T10:00:00Z`);
  await Promise.all([keepTime(), keepTime()]);
  return totalsOf(app, site);
}

test('charged on the day that was chosen, by the calendar: 31 January, 28 February, 31 March', async () => {
  const { site, seen, members } = await startOn('2027-01-31', { signUpFeeCents: 500 });
  expect([await seen(), await members()]).toEqual([['scheduled', '2027-01-31', 0], 0]);
  expect(await moveTo(site, '2027-01-30')).toEqual([]);
  expect(await moveTo(site, '2027-01-31')).toEqual([1500]);
  expect([await seen(), await members()]).toEqual([['active', '2027-02-28', 1], 1]);
  expect(await moveTo(site, '2027-02-28')).toEqual([1500, 1000]);
  expect(await moveTo(site, '2027-03-30')).toEqual([1500, 1000]);
  expect(await moveTo(site, '2027-03-31')).toEqual([1500, 1000, 1000]);
});

test('charged at once where the plan says so, and begun on its day', async () => {
  const { site, seen, members } = await startOn('2027-01-31', { startCharge: 'now' });
  expect(await totalsOf(app, site)).toEqual([1000]);
  expect([await seen(), await members()]).toEqual([['scheduled', '2027-01-31', 1], 0]);
  expect(await moveTo(site, '2027-01-31')).toEqual([1000]);
  expect([await seen(), await members()]).toEqual([['active', '2027-02-28', 1], 1]);
  expect(await moveTo(site, '2027-02-28')).toEqual([1000, 1000]);
});

test('goods that are paid ahead are not sent before their day', async () => {
  const { site } = await startOn('2027-01-31', { startCharge: 'now' });
  const as = await ownerOf(app, site);
  const [order] = await ordersOf(app, site);
  const body = { carrier: '', number: '', url: '', isMailed: false };
  const fulfil = () => app.call('POST', `/api/commerce/orders/${order?.id}/fulfil`, { as, body });
  const early = await fulfil();
  expect([early.status, early.json()['errorKey']]).toEqual([409, 'startsLater']);
  await moveTo(site, '2027-01-31');
  expect((await fulfil()).status).toBe(200);
});

test('a file that is paid ahead is downloaded from its day on', async () => {
  const aFile = async (site: TestSite) => ({
    type: 'DIGITAL' as const,
    fileId: (await files.added(site, 'Songs.pdf', PDF)).id,
  });
  const { site, buyer } = await startOn('2027-01-31', { startCharge: 'now' }, aFile);
  const [order] = await ordersOf(app, site);
  const { shop } = app.app.services;
  const linksOf = async () => {
    const row = await shop.orders.findRow(site.id, order?.id ?? '');
    return row ? shop.orders.downloads.linksOf(site.id, row) : [];
  };
  const opened = async (url = '') => (await buyer.send('GET', url)).status;
  expect(await linksOf()).toEqual([]);
  await moveTo(site, '2027-01-31');
  const [link] = await linksOf();
  expect(await opened(link?.url)).toBe(200);
  clock.set('2027-01-30T10:00:00Z');
  expect(await opened(link?.url)).toBe(404);
});

test('a trial begins on the day that was chosen', async () => {
  const { site, seen } = await startOn('2027-02-01', { trialDays: 7 });
  expect(await seen()).toEqual(['scheduled', '2027-02-01', 0]);
  expect(await moveTo(site, '2027-02-01')).toEqual([]);
  expect(await seen()).toEqual(['trial', '2027-02-08', 0]);
  expect(await moveTo(site, '2027-02-08')).toEqual([1000]);
  expect(await seen()).toEqual(['active', '2027-03-08', 1]);
});

test.each([
  ['2027-02-20', {}],
  ['2027-01-19', {}],
  ['2027-01-21', { startDays: 0 }],
])('%s is refused by a plan with %j, and nothing is kept', async (startsOn, plan) => {
  const { site, buyer } = await atCheckout(plan);
  const refused = await buyer.subscribe(undefined, 'card', { startsOn });
  expect([refused.status, refused.json()['error']]).toEqual([400, 'Choose a start day from the calendar.']);
  const list = await app.call('GET', '/api/commerce/subscriptions', { as: await ownerOf(app, site) });
  expect(list.json()['subscriptions']).toEqual([]);
  expect((await buyer.subscribe(undefined, 'card', { startsOn: 'soon' })).status).toBe(400);
});
