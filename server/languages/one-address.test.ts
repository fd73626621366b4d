import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../testing/a-buyer.ts';
import { A_GIFT } from '../testing/a-gift-card.ts';
import { aVariant, GOOD_CARD } from '../testing/a-product.ts';
import { sell } from '../testing/a-shop.ts';
import { sellPlan } from '../subscriptions/testing/a-subscriber.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const app = useApp();
let site: TestSite;
let card: { id: string; variants: { id: string }[] };

const mailTo = async (to: string) =>
  (await app.app.services.mail.listOf(site.id)).find((mail) => mail.to === to);

/** Somebody whose browser says which page they come from. */
function comingFrom(path: string) {
  const buyer = aBuyer(app, site);
  const at = (page: string) => (buyer.headers['referer'] = `http://${site.host}${page}`);
  at(path);
  return { ...buyer, at };
}

beforeAll(async () => {
  site = await app.aSite();
  await app.call('PUT', '/api/multilingual/languages', {
    as: site.owner,
    body: { languages: ['de', 'ar'] },
  });
  const sold = await sell(app, site, {
    type: 'GIFT_CARD',
    slug: 'card',
    variants: [aVariant({ price: 2500, unlimited: true })],
  });
  card = sold.product;
});

test.each([
  ['/de', '/commerce/account', 'de'],
  ['/ar/about', '/commerce/account', 'ar'],
  ['/about', '/commerce/account', 'en'],
  ['/de', '/commerce/gift-card', 'de'],
  ['/de/shop', '/cart', 'de'],
  ['/', '/commerce/gift-card?language=ar', 'ar'],
  ['/de', '/commerce/gift-card?language=xx', 'en'],
])('from %s, %s is shown in %s, and stays so', async (from, to, language) => {
  const buyer = comingFrom(from);
  expect((await buyer.send('GET', to)).body).toContain(`<html lang="${language}"`);
  buyer.at('/cart');
  expect((await buyer.send('GET', '/commerce/account')).body).toContain(`<html lang="${language}"`);
  delete buyer.headers['referer'];
  expect((await buyer.send('GET', '/commerce/account')).body).toContain(`<html lang="${language}"`);
});

test('an address of the product that leads nowhere says so in the language somebody reads', async () => {
  const buyer = comingFrom('/de/shop');
  for (const path of ['/checkout', '/account/nothing', '/commerce/nothing']) {
    const reply = await buyer.send('GET', path);
    expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'private, no-store']);
    expect(reply.body).toContain('<html lang="de"');
    expect(reply.body).toContain('Seite nicht gefunden');
  }
  expect((await buyer.send('GET', '/account')).headers.location).toBe('/commerce/account');
  const stranger = await app.call('GET', '/checkout', { host: site.host });
  expect(stranger.body).toContain('<html lang="en"');
});

test('a site in one language leaves nothing in the browser', async () => {
  const other = await app.aSite();
  const reply = await app.call('GET', '/commerce/account', { host: other.host });
  expect(JSON.stringify(reply.headers['set-cookie'] ?? '')).not.toContain('plinth_language');
});

test('refusals and mails about an account are in the language its page is shown in', async () => {
  const buyer = comingFrom('/de');
  await buyer.send('GET', '/commerce/account');
  buyer.at('/commerce/account');
  const signUp = (email: string) => buyer.send('POST', '/api/site-users/sign-up', { email, name: 'Eva' });
  expect((await signUp('none')).body).toContain('E-Mail');
  const refused = await buyer.send('POST', '/api/site-users/session', {
    email: 'x@example.com',
    password: 'y',
  });
  expect(refused.body).toMatch(/Passwort/);
  await signUp('eva@example.com');
  const welcome = await mailTo('eva@example.com');
  expect(welcome?.subject).toContain('Bestätigen');
  const [link = ''] = /\/commerce\/account\?token=\S+/.exec(welcome?.text ?? '') ?? [];
  expect(link).toContain('language=de');
  expect((await aBuyer(app, site).send('GET', link)).body).toContain('<html lang="de"');
});

test('a gift card is bought and mailed in the language of its page', async () => {
  const buyer = comingFrom('/de/shop/card');
  const page = `/checkout/giftcard?websiteId=${site.id}&giftCardProductId=${card.id}`;
  expect((await buyer.send('GET', page)).body).toContain('<html lang="de"');
  buyer.at('/checkout/giftcard');
  const wish = {
    key: 'k'.repeat(32),
    variantId: card.variants[0]?.id,
    email: 'giver@example.com',
    senderName: 'Eva',
    gift: { ...A_GIFT, recipientEmail: 'got@example.com' },
  };
  const begin = (change: object) =>
    buyer.send('PUT', '/api/commerce/gift-card-checkout', { ...wish, ...change });
  const refused = await begin({ gift: { ...wish.gift, recipientName: '' } });
  expect(refused.json().errors).toMatchObject({
    recipientName: 'Bitte geben Sie den Namen der beschenkten Person ein.',
  });
  const { cart } = (await begin({})).json() as { cart: { quote: string } };
  const placed = await buyer.send('POST', '/api/commerce/gift-card-checkout/place', {
    key: wish.key,
    quote: cart.quote,
    way: 'card',
    method: GOOD_CARD,
  });
  expect(placed.status, placed.body).toBe(200);
  await expect
    .poll(async () => (await mailTo('got@example.com'))?.text, { timeout: 8000 })
    .toContain('language=de');
  expect((await mailTo('got@example.com'))?.subject).toContain('Geschenkkarte');
});

test('what a cart refuses, it refuses in its language', async () => {
  const { product } = await sell(app, site, { slug: 'jam', variants: [aVariant({ sku: 'jam' })] });
  const buyer = comingFrom('/de/shop/jam');
  await buyer.cart('POST', '/entries', { variantId: product.variants[0]?.id, quantity: 1 });
  buyer.at('/cart');
  const refused = await buyer.cart('PUT', '/location', { country: '', region: '', postcode: '' });
  expect(refused.body).toContain('Bitte');
  expect((await buyer.cart('POST', '/coupons', { code: 'NOPE' })).body).toContain(
    'Dieser Code ist ungültig.',
  );
});

test('the checkout of a subscription is in the language of the page it was opened from', async () => {
  const { variantId } = await sellPlan(app, site);
  const buyer = comingFrom('/ar/shop/plan');
  const opened = (await buyer.send('POST', '/api/commerce/subscribe', { variantId })).json() as {
    url: string;
    cartToken: string;
  };
  buyer.at('/de');
  expect((await buyer.send('GET', opened.url)).body).toContain('<html lang="ar"');
  const begun = await buyer.send('GET', `/api/commerce/subscribe/${opened.cartToken}`);
  expect(begun.status, begun.body).toBe(200);
});
