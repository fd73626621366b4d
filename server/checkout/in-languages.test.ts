import { beforeAll, expect, test } from 'vitest';
import { NEW_RATE } from '#core/settings/store.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { A_CONTACT } from '../testing/a-product.ts';
import { HALF_OFF, offer, sell, setLive } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const app = useApp();
const { call } = app;
let site: TestSite;
let variantId: string;

/** Says all words of something in German. */
async function say(of: string, words: Record<string, string>) {
  const at = `/api/multilingual/translations/${of}/de`;
  const { texts } = (await call('GET', at, { as: site.owner })).json() as {
    texts: { key: string; source: string }[];
  };
  expect(texts.map(({ source }) => source).toSorted()).toEqual(Object.keys(words).toSorted());
  const body = { texts: texts.map(({ key, source }) => ({ key, source, text: words[source] })) };
  const reply = await call('PUT', at, { as: site.owner, body });
  expect(reply.status, reply.body).toBe(200);
}

beforeAll(async () => {
  site = await app.aSite();
  await call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages: ['de'] } });
  ({ variantId } = await sell(app, site, { title: 'Jam' }));
  await setLive(app, site, 'shipping', {
    zones: [
      { name: 'Everywhere', countries: '*', rates: [{ ...NEW_RATE, name: 'Express', costCents: 500 }] },
    ],
  });
  await setLive(app, site, 'taxes', {
    pricesIncludeTax: false,
    rules: [{ name: 'VAT', country: 'US', region: '', postcodes: '', percent: 10, appliesToShipping: false }],
  });
  const { subject, words } = { subject: 'Order {number} is in', words: 'Hello {name}, it is on its way.' };
  await setLive(app, site, 'orderMails', { confirmed: { subject, words } });
  // What is as the product came is nothing to translate.
  await say('settings.orderMails', {
    [subject]: 'Bestellung {number} ist da',
    [words]: 'Hallo {name}, sie ist unterwegs.',
  });
  await say('settings.shipping', { Express: 'Eilversand' });
  await say('settings.taxes', { VAT: 'MwSt.' });
  await offer(app, site, { ...HALF_OFF, name: 'Spring sale' });
  await say('shop.discounts', { 'Spring sale': 'Frühlingsrabatt' });
  await call('POST', '/api/content/publish', { as: site.owner, body: {} });
});

async function buyFrom(page: string) {
  const buyer = aBuyer(app, site);
  buyer.headers['referer'] = `http://${site.host}${page}`;
  await buyer.cart('POST', '/entries', { variantId, quantity: 1 });
  const contact = { ...A_CONTACT, email: `${page.length}@example.com` };
  await buyer.send('PUT', '/api/commerce/checkout/contact', contact);
  const cart = (await buyer.cart('GET')).json() as {
    quote: string;
    shippingOptions: { name: string }[];
    adjustments: { reason: string }[];
  };
  const placed = await buyer.place(cart.quote);
  expect(placed.status, placed.body).toBe(200);
  const { url } = placed.json() as { url: string };
  const id = /order-confirmed\/(\w+)/.exec(url)?.[1] ?? '';
  const order = (await call('GET', `/api/commerce/orders/${id}`, { as: site.owner })).json() as {
    snapshot: { shippingOption: string; adjustments: { reason: string }[] };
  };
  const mailed = async () =>
    (await app.app.services.mail.listOf(site.id)).find(({ to }) => to === contact.email);
  await expect.poll(mailed).toBeDefined();
  return { cart, order, page: (await buyer.send('GET', url)).body, mail: await mailed() };
}

test('rates, taxes and own mails are said to buyers in their language, and the order keeps the owner’s names', async () => {
  const { cart, order, page, mail } = await buyFrom('/de/shop/jam');
  expect(cart.shippingOptions.map(({ name }) => name)).toEqual(['Eilversand']);
  expect(cart.adjustments.map(({ reason }) => reason)).toEqual(['Frühlingsrabatt', 'Eilversand', 'MwSt.']);
  expect(cart).not.toHaveProperty('said');
  expect(order.snapshot.shippingOption).toBe('Express');
  expect(order.snapshot.adjustments.map(({ reason }) => reason)).toEqual(['Spring sale', 'Express', 'VAT']);
  for (const words of ['Frühlingsrabatt', 'Eilversand', 'MwSt.']) {
    expect(page).toContain(words);
    expect(mail?.text).toContain(words);
  }
  expect(mail?.subject).toMatch(/^Bestellung \d+ ist da$/);
});

test('buyers who read the language of the site get its words', async () => {
  const { cart, page, mail } = await buyFrom('/shop/jam');
  expect(cart.adjustments.map(({ reason }) => reason)).toEqual(['Spring sale', 'Express', 'VAT']);
  expect(page).toContain('Express');
  expect(mail?.subject).toMatch(/^Order \d+ is in$/);
});

test.each([
  ['/de/shop/jam', 'Karte'],
  ['/shop/jam', 'Card'],
])('a buyer from %s reads “%s” where a provider says it in English', async (page, label) => {
  const buyer = aBuyer(app, site);
  buyer.headers['referer'] = `http://${site.host}${page}`;
  await buyer.cart('POST', '/entries', { variantId, quantity: 1 });
  const { choices } = (await buyer.send('GET', '/api/commerce/checkout')).json() as {
    choices: { way: string; label: string }[];
  };
  expect(choices.filter(({ way }) => way === 'card').map((choice) => choice.label)).toEqual([label]);
});
