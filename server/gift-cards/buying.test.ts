import { expect, test } from 'vitest';
import type { GiftCardEntry } from '#contract/shop/gift-cards.ts';
import { groupedGiftCode } from '#core/commerce/gift-cards/code.ts';
import { A_GIFT, buyGiftCard, cardBooks } from '../testing/a-gift-card.ts';
import { aVariant, GOOD_CARD } from '../testing/a-product.ts';
import { offer, sell, setLive } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';

let now = new Date('2030-03-01T12:00:00Z').getTime();
const app = useApp({ now: () => new Date(now) });
const { call } = app;

const cardsOf = async (site: TestSite) =>
  (await call('GET', '/api/commerce/gift-cards', { as: site.owner })).json()['giftCards'] as GiftCardEntry[];
const mailsTo = async (site: TestSite, to: string) =>
  (await app.app.services.mail.listOf(site.id)).filter((mail) => mail.to === to);

test('the page of a gift card leads to its own checkout, by the amount that was chosen', async () => {
  const site = await app.aSite();
  const variants = [
    aVariant({ price: 2500, sku: 'G25', unlimited: true }),
    aVariant({ price: 5050, sku: 'G50', unlimited: true }),
  ].map((variant, index) => ({ ...variant, optionValues: [['Small', 'Large'][index] ?? ''] }));
  const { product } = await sell(app, site, { type: 'GIFT_CARD', slug: 'card', options: ['Size'], variants });
  const shown = (await call('GET', '/shop/card', { host: site.host })).body;
  expect(shown).toContain('action="/checkout/giftcard"');
  expect(shown).toContain(`name="websiteId" value="${site.id}"`);
  expect(shown).toContain(`name="giftCardProductId" value="${product.id}"`);
  expect(shown).toMatch(/name="sku"[^>]*value="G25"/);
  expect(shown).toContain('$50.50');
  expect(shown).not.toContain('$25.00');
  const open = (query: string) => call('GET', `/checkout/giftcard?${query}`, { host: site.host });
  const both = `websiteId=${site.id}&giftCardProductId=${product.id}`;
  for (const query of [both, `${both}&sku=NOPE`, `${both}&sku=G50`]) {
    const reply = await open(query);
    expect([reply.status, reply.body.includes('data-island="gift-card"')]).toEqual([200, true]);
  }
});

test('another site, another product, or none: not found', async () => {
  const [site, other] = [await app.aSite(), await app.aSite()];
  const { product } = await sell(app, site, { type: 'GIFT_CARD' });
  const { product: jam } = await sell(app, site, { slug: 'other' });
  const { product: foreign } = await sell(app, other, { type: 'GIFT_CARD' });
  for (const query of [
    '',
    `websiteId=${other.id}&giftCardProductId=${product.id}`,
    `giftCardProductId=${product.id}`,
    `websiteId=${site.id}&giftCardProductId=${jam.id}`,
    `websiteId=${site.id}&giftCardProductId=${foreign.id}`,
    `websiteId=${site.id}&giftCardProductId=nope`,
  ])
    expect((await call('GET', `/checkout/giftcard?${query}`, { host: site.host })).status).toBe(404);
});

test('a bought card is issued once, mailed with its code, and owed', async () => {
  const site = await app.aSite();
  await setLive(app, site, 'taxes', {
    pricesIncludeTax: false,
    rules: [{ name: 'Tax', country: 'US', region: '', postcodes: '', percent: 10, appliesToShipping: true }],
  });
  await offer(app, site);
  await setLive(app, site, 'store', { minimumSubtotalCents: 90_000 });
  const bought = await buyGiftCard(app, site);
  expect(bought.cart).toMatchObject({ grandTotalCents: 2500, dueCents: 2500, discountCents: 0, taxCents: 0 });
  const [first, again] = [await bought.place(), await bought.place()];
  expect([first.status, first.json()['state'], again.json()['url']]).toEqual([
    200,
    'succeeded',
    first.json()['url'],
  ]);
  const cards = await cardsOf(site);
  expect(cards).toMatchObject([
    { balanceCents: 2500, state: 'active', recipientEmail: A_GIFT.recipientEmail, expiresAt: null },
  ]);
  expect(await cardBooks(app, site.id)).toMatchObject({ balances: 2500, moved: 2500, owed: 2500, all: 0 });
  const arrived = async () => (await mailsTo(site, A_GIFT.recipientEmail)).length;
  await expect.poll(arrived, { timeout: 15_000 }).toBe(1);
  const [mail] = await mailsTo(site, A_GIFT.recipientEmail);
  expect(mail?.subject).toContain('Ada sent you a gift card');
  const code = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(code.endsWith(cards[0]?.last ?? 'x')).toBe(true);
  const asked = { host: site.host, body: { code: code.toLowerCase().replaceAll('-', ' ') } };
  expect((await call('POST', '/api/commerce/gift-card-balance', asked)).json()).toMatchObject({
    balanceCents: 2500,
    last: code.slice(-4),
  });
});

test('a card waits for its day', async () => {
  const site = await app.aSite();
  const bought = await buyGiftCard(app, site);
  const gift = { ...bought.gift, gift: { ...A_GIFT, sendOn: '2030-12-24' } };
  const { cart } = (await bought.send('', gift)).json() as unknown as { cart: { quote: string } };
  // Another day is another card: what was looked at before is not what is bought now.
  expect((await bought.place()).status).toBe(409);
  const wish = { key: gift.key, quote: cart.quote, way: 'card', method: GOOD_CARD };
  expect((await bought.send('/place', wish)).status).toBe(200);
  const [card] = await cardsOf(site);
  const read = await call('GET', `/api/commerce/gift-cards/${card?.id ?? ''}`, { as: site.owner });
  expect(read.json()).toMatchObject({ sendAt: '2030-12-24T09:00:00.000Z', sentAt: null });
});

test.each([
  [{ recipientName: ' ' }, 'recipientName'],
  [{ recipientEmail: 'nobody' }, 'recipientEmail'],
  [{ sendOn: '2030-02-28' }, 'sendOn'],
])('%j is refused', async (change, field) => {
  const site = await app.aSite();
  const { send, gift } = await buyGiftCard(app, site);
  const reply = await send('', { ...gift, gift: { ...A_GIFT, ...change } });
  expect([reply.status, Object.keys(reply.json()['errors'] as object)]).toEqual([400, [field]]);
});

test('what is no gift card cannot be bought there, and a declined card issues nothing', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(app, site, { slug: 'plain' });
  const bought = await buyGiftCard(app, site, { method: { ...GOOD_CARD, number: '4000000000000002' } });
  expect((await bought.send('', { ...bought.gift, key: 'x'.repeat(32), variantId })).status).toBe(404);
  expect((await bought.place()).status).toBe(402);
  expect(await cardsOf(site)).toEqual([]);
  expect(await cardBooks(app, site.id)).toMatchObject({ owed: 0, held: 0, all: 0 });
});

test('wrong, used up, disabled and expired codes get one answer, and guessing is slowed for all networks', async () => {
  const site = await app.aSite();
  await setLive(app, site, 'store', { giftCardYears: 1 });
  const issued = await call('POST', '/api/commerce/gift-cards', {
    as: site.owner,
    body: { cents: 500, count: 2, gift: { ...A_GIFT, recipientEmail: '' }, note: '' },
  });
  const [disabled, old] = issued.json()['giftCards'] as { id: string; code: string }[];
  const path = `/api/commerce/gift-cards/${disabled?.id ?? ''}/disabled`;
  await call('PUT', path, { as: site.owner, body: { isDisabled: true } });
  const ask = (code: string) =>
    call('POST', '/api/commerce/gift-card-balance', { host: site.host, body: { code } });
  expect((await ask(old?.code ?? '')).status).toBe(200);
  now += 366 * 86_400_000;
  const answers = [];
  for (const code of [disabled?.code ?? '', old?.code ?? '', groupedGiftCode('A'.repeat(16)), 'nonsense'])
    answers.push(await ask(code));
  expect(new Set(answers.map(({ status, json }) => `${status} ${String(json()['error'])}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(404);
  const statuses = [];
  for (let count = 0; count < 20; count += 1) statuses.push((await ask(`WRONG${count}`)).status);
  expect(statuses.at(-1)).toBe(429);
});
