import { beforeAll, expect, test } from 'vitest';
import { aCustomer } from '../testing/a-customer.ts';
import { GOOD_CARD } from '../testing/a-product.ts';
import { sell } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { aSubscriber, sellPlan } from '../subscriptions/testing/a-subscriber.ts';

const app = useApp();
const { call } = app;
const DONATION_PAGE = 'theroofoftheoldmill00000';

let site: TestSite;
const places: Record<string, string> = {
  'the cart': '/cart',
  'the account': '/commerce/account',
  'the balance of a gift card': '/commerce/gift-card',
  'the checkout of a donation': `/checkout/donate?donatePageId=${DONATION_PAGE}`,
  'what is not found': '/nowhere',
  'no subscription to check out': '/checkout/subscribe',
  'no review to write': '/reviews-request?token=x',
};

beforeAll(async () => {
  site = await app.aSite({
    ...smallTemplate,
    donationPages: [{ id: DONATION_PAGE, title: 'The roof', words: 'It rains in.' }],
  });
  const { variantId } = await sell(app, site);
  const customer = await aCustomer(app, site);
  const { quote } = await customer.fill(variantId);
  places['the confirmed order'] = String((await customer.place(quote)).json()['url']);
  const subscriber = await aSubscriber(app, site, await sellPlan(app, site));
  places['the checkout of a subscription'] = subscriber.url;
  places['the confirmed subscription'] = String((await subscriber.subscribe()).json()['url']);
  const given = await call('POST', '/api/donations', {
    host: site.host,
    body: {
      key: 'the-only-key',
      pageId: DONATION_PAGE,
      amountCents: 2500,
      coversFee: false,
      name: 'Ada Byron',
      email: 'ada@example.com',
      message: '',
      isAnonymous: false,
      method: GOOD_CARD,
    },
  });
  places['the confirmed donation'] = String(given.json()['url']);
  const area = await call('POST', '/api/commerce/member-areas', {
    as: site.owner,
    body: { name: 'The circle', products: [] },
  });
  for (const [path, body] of [
    ['/letters', { areaId: area.json()['id'] }],
    ['/secret', { password: 'the password of the page' }],
  ] as const) {
    const page = await call('POST', '/api/content/documents', {
      as: site.owner,
      body: { kind: 'page', body: { title: 'Inside', path } },
    });
    const at = `/api/access/pages/${String(page.json()['id'])}`;
    await call('PUT', 'areaId' in body ? `${at}/area` : at, { as: site.owner, body });
    places[path] = path;
  }
  await call('POST', '/api/content/publish', { as: site.owner, body: {} });
});

test('every page of the product itself has a title, a heading and links that lead somewhere', async () => {
  const reached = new Map<string, number>();
  for (const [name, path] of Object.entries(places)) {
    const { status, body } = await call('GET', path, { host: site.host });
    expect([name, status < 500]).toEqual([name, true]);
    expect([name, /<title>[^<]*\S[^<]*<\/title>/.test(body)]).toEqual([name, true]);
    expect([name, /<h[12][ >]/.test(body)]).toEqual([name, true]);
    for (const [, to = ''] of body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) {
      const url = to.replaceAll('&amp;', '&');
      const known = reached.get(url) ?? (await call('GET', url, { host: site.host })).status;
      reached.set(url, known);
      expect([name, url, known < 400]).toEqual([name, url, true]);
    }
  }
  expect(reached.size).toBeGreaterThan(3);
});
