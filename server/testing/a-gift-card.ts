import type { Cart } from '#core/commerce/cart/cart.ts';
import { NO_GIFT } from '#core/commerce/gift-cards/gift-card.ts';
import { giftCardMovements, giftCards, ledgerEntries } from '../database/schema.ts';
import { aBuyer } from './a-buyer.ts';
import { aVariant, GOOD_CARD } from './a-product.ts';
import { sell } from './a-shop.ts';
import type { TestSite, useApp } from './app.ts';

type TestApp = ReturnType<typeof useApp>;

export const A_GIFT = { ...NO_GIFT, recipientName: 'Grace', recipientEmail: 'grace@example.com' };

/** Issues cards by hand, and answers with their codes. */
export async function issue({ call }: TestApp, site: TestSite, cents: number, count = 1) {
  const body = { cents, count, gift: NO_GIFT, note: '' };
  const reply = await call('POST', '/api/commerce/gift-cards', { as: site.owner, body });
  if (reply.status !== 200) throw new Error(reply.body);
  return reply.json()['giftCards'] as { id: string; code: string }[];
}

/** A buyer with something over $10 in the cart and these codes entered. */
export async function aPayer(app: TestApp, site: TestSite, codes: readonly string[], quantity = 1) {
  const { variantId, product } = await sell(app, site, { slug: `jam-${Math.random()}`.replace('.', '') });
  const buyer = aBuyer(app, site);
  await buyer.fill(variantId, quantity);
  for (const code of codes) await buyer.cart('POST', '/coupons', { code });
  const read = async () => (await buyer.cart('GET')).json() as unknown as Cart;
  return { buyer, variantId, product, read, cart: await read() };
}

/** Buys a gift card in the shop; says how it went. */
export async function buyGiftCard(
  app: TestApp,
  site: TestSite,
  change: { key?: string; method?: object } = {},
) {
  const variants = [aVariant({ price: 2500, unlimited: true, sku: 'G25' })];
  const { product, variantId } = await sell(app, site, { title: 'Card', type: 'GIFT_CARD', variants });
  const { key = 'k'.repeat(32), method = GOOD_CARD } = change;
  const gift = { key, variantId, email: 'ada@example.com', senderName: 'Ada', gift: A_GIFT };
  const send = (path: string, body: object) =>
    app.call(path === '' ? 'PUT' : 'POST', `/api/commerce/gift-card-checkout${path}`, {
      host: site.host,
      body,
    });
  const begun = await send('', gift);
  const { cart } = begun.json() as unknown as { cart: Cart };
  const place = () => send('/place', { key, quote: cart.quote, way: 'card', method });
  return { product, variantId, gift, send, begun, cart, place };
}

/** What every side of the books says of the cards of a site. */
export async function cardBooks({ db }: TestApp, siteId: string) {
  return db.site(siteId, async (tx) => {
    const add = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
    const ledger = await tx.select().from(ledgerEntries);
    const of = (account: string) =>
      add(ledger.filter((entry) => entry.account === account).map(({ cents }) => cents));
    return {
      balances: add((await tx.select().from(giftCards)).map(({ balanceCents }) => balanceCents)),
      moved: add((await tx.select().from(giftCardMovements)).map(({ cents }) => cents)),
      owed: 0 - of('giftCards'),
      held: of('giftCardsHeld'),
      payments: of('payments'),
      all: add(ledger.map(({ cents }) => cents)),
    };
  });
}
