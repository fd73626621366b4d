import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../testing/a-buyer.ts';
import { aCustomer } from '../testing/a-customer.ts';
import { buyGiftCard } from '../testing/a-gift-card.ts';
import { A_CONTACT, GOOD_CARD } from '../testing/a-product.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { translateAll } from '../testing/translate.ts';
import { byLink, sellPlan } from '../subscriptions/testing/a-subscriber.ts';

const app = useApp();
const { call } = app;
let site: TestSite;
let variantId: string;

beforeAll(async () => {
  site = await app.aSite();
  await call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages: ['de'] } });
  const coffee = await sellPlan(app, site);
  ({ variantId } = coffee);
  await translateAll(app, site, 'settings.site', { 'Small site': 'Kleine Seite' });
  await translateAll(app, site, coffee.product.id, { Coffee: 'Kaffee' });
  await call('POST', '/api/content/publish', { as: site.owner, body: {} });
});

const readInGerman = () => ({ referer: `http://${site.host}/de/shop/coffee` });
const mailTo = async (email: string, words: string) => {
  const find = async () =>
    (await app.app.services.mail.listOf(site.id)).find(
      ({ to, subject }) => to === email && subject.includes(words),
    );
  await expect.poll(find).toBeDefined();
  return find();
};

test('what somebody subscribed to in German is called so in the mail, behind its link and in the account', async () => {
  const { email } = A_CONTACT;
  const browser = aBuyer(app, site);
  Object.assign(browser.headers, readInGerman());
  const opened = await browser.send('POST', '/api/commerce/subscribe', { variantId, quantity: 1 });
  const at = `/api/commerce/subscribe/${String(opened.json()['cartToken'])}`;
  await browser.send('PUT', `${at}/contact`, A_CONTACT);
  const { cart } = (await browser.send('GET', at)).json() as { cart: { quote: string } };
  const placed = await browser.send('POST', `${at}/place`, {
    quote: cart.quote,
    way: 'card',
    method: GOOD_CARD,
  });
  const link = await byLink(app, site, String(placed.json()['url']));
  expect((await link.read()).subscription.title).toBe('Kaffee');

  const mail = await mailTo(email, 'Kaffee');
  expect(mail?.subject).toBe('Ihr Abonnement: Kaffee');
  expect(mail?.text).toContain('Kleine Seite');
  expect(mail?.text).not.toMatch(/Coffee|Small site/);

  const customer = await aCustomer(app, site, email);
  const read = async (what: string) =>
    JSON.stringify((await customer.send('GET', `/api/site-users/${what}`)).json());
  expect(await read('subscriptions')).toContain('"title":"Kaffee"');
  expect(await read('orders')).toContain('"words":"Kaffee"');

  const owners = await call('GET', `/api/commerce/subscriptions/${link.id}`, { as: site.owner });
  expect(owners.json()['title']).toBe('Coffee');
});

test('a gift card that was bought in German names the site as readers of German know it, and leads to their shop', async () => {
  const { gift } = await buyGiftCard(app, site);
  const begin = { ...gift, key: 'g'.repeat(32) };
  const at = '/api/commerce/gift-card-checkout';
  const headers = readInGerman();
  const begun = await call('PUT', at, { host: site.host, headers, body: begin });
  const { quote } = begun.json()['cart'] as { quote: string };
  const body = { key: begin.key, quote, way: 'card', method: GOOD_CARD };
  expect((await call('POST', `${at}/place`, { host: site.host, headers, body })).status).toBe(200);
  const mail = await mailTo(gift.gift.recipientEmail, 'Geschenkkarte');
  expect(mail?.text).toContain('Kleine Seite');
  expect(mail?.text).toContain(`${site.host}/de/shop`);
  expect(mail?.text).not.toContain('Small site');
});
