import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import type { OrderEntry } from '#contract/shop/orders.ts';
import { isRecord } from '#core/fields/field.ts';
import { ledgerEntries } from '../database/schema.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { A_CONTACT, aVariant, GOOD_CARD } from '../testing/a-product.ts';
import { sell } from '../testing/a-shop.ts';
import { useApp } from '../testing/app.ts';

const app = useApp();
const BUYERS = 8;
const NOTHING = 'abcdefghijklmnopqrstuvwx';

const query = Reflect.get(Client.prototype, 'query') as (...sent: unknown[]) => unknown;
afterEach(() => void Reflect.set(Client.prototype, 'query', query));

/** Counts the statements of some names that are sent from here on. */
function counting(...names: string[]): () => number {
  let count = 0;
  Reflect.set(Client.prototype, 'query', function (this: Client, ...sent: unknown[]): unknown {
    const [asked] = sent;
    if (isRecord(asked) && names.includes(String(asked.name))) count += 1;
    return Reflect.apply(query, this, sent);
  });
  return () => count;
}

async function aShop() {
  const site = await app.aSite();
  const { variantId } = await sell(app, site, { variants: [aVariant({ qtyInStock: 100 })] });
  const buyers = Array.from({ length: BUYERS }, () => aBuyer(app, site));
  return { site, variantId, buyers };
}

test('carts that are opened at once are written together, and each is the visitor’s own', async () => {
  const { variantId, buyers } = await aShop();
  const written = counting('insert-cart', 'insert-cart-one');
  const carts = await Promise.all(
    buyers.map((buyer, index) => buyer.cart('POST', '/entries', { variantId, quantity: index + 1 })),
  );
  expect(carts.map(({ status }) => status)).toEqual(buyers.map(() => 200));
  expect(written()).toBeLessThan(BUYERS);
  expect(new Set(buyers.map(({ jar }) => jar.get('__Host-CART'))).size).toBe(BUYERS);
  const read = await Promise.all(buyers.map((buyer) => buyer.cart('GET')));
  expect(read.map((reply) => reply.json()['totalQuantity'])).toEqual(buyers.map((_, index) => index + 1));
});

test('one who wants what is not there keeps nobody else', async () => {
  const { variantId, buyers } = await aShop();
  const replies = await Promise.all(
    buyers.map((buyer, index) =>
      buyer.cart('POST', '/entries', { variantId: index === 3 ? NOTHING : variantId, quantity: 1 }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(buyers.map((_, index) => (index === 3 ? 404 : 200)));
});

test('those who pay at once get numbers that follow each other, and a declined card is nobody else’s', async () => {
  const { site, variantId, buyers } = await aShop();
  const quotes = await Promise.all(buyers.map(async (buyer) => (await buyer.fill(variantId)).quote));
  const placed = await Promise.all(
    buyers.map((buyer, index) =>
      buyer.place(
        quotes[index] ?? '',
        index === 5 ? { ...GOOD_CARD, number: '4000000000000002' } : GOOD_CARD,
      ),
    ),
  );
  expect(placed.map(({ status }) => status)).toEqual(buyers.map((_, index) => (index === 5 ? 402 : 200)));
  const { orders } = (await app.call('GET', '/api/commerce/orders', { as: site.owner })).json() as {
    orders: OrderEntry[];
  };
  expect(orders.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const ledger = await app.db.site(site.id, (tx) => tx.select().from(ledgerEntries));
  expect(ledger.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  expect(
    ledger.filter(({ account }) => account === 'payments').reduce((sum, { cents }) => sum + cents, 0),
  ).toBe(7000);
});

test('those who buy at once are told together, each of their own order, and each customer has their own sums', async () => {
  const { site, variantId, buyers } = await aShop();
  const emailOf = (index: number) => `buyer${index % 3}@example.com`;
  const quotes = await Promise.all(
    buyers.map(async (buyer, index) => {
      await buyer.cart('POST', '/entries', { variantId, quantity: 1 });
      const contact = { ...A_CONTACT, email: emailOf(index) };
      return String((await buyer.send('PUT', '/api/commerce/checkout/contact', contact)).json()['quote']);
    }),
  );
  const written = counting('insert-mail', 'insert-mail-one');
  const placed = await Promise.all(buyers.map((buyer, index) => buyer.place(quotes[index] ?? '')));
  expect(placed.map(({ status }) => status)).toEqual(buyers.map(() => 200));
  const { mail } = app.app.services;
  await expect
    .poll(async () => (await mail.listOf(site.id)).filter(({ state }) => state === 'sent').length, {
      timeout: 15_000,
    })
    .toBe(2 * BUYERS);
  expect(written()).toBeLessThan(2 * BUYERS);
  const mails = await mail.listOf(site.id);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(2 * BUYERS);
  const toBuyers = mails.filter(({ to }) => to.startsWith('buyer')).map(({ to }) => to);
  expect(toBuyers.toSorted()).toEqual(buyers.map((_, index) => emailOf(index)).toSorted());
  const { customers } = (await app.call('GET', '/api/commerce/customers', { as: site.owner })).json() as {
    customers: { email: string; orderCount: number; spentCents: number }[];
  };
  const byEmail = customers.toSorted((a, b) => a.email.localeCompare(b.email));
  expect(byEmail.map(({ email, orderCount, spentCents }) => [email, orderCount, spentCents])).toEqual([
    [emailOf(0), 3, 3000],
    [emailOf(1), 3, 3000],
    [emailOf(2), 2, 2000],
  ]);
});
