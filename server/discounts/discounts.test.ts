import { expect, test } from 'vitest';
import type { DiscountEntry } from '#contract/shop/discounts.ts';
import { HALF_OFF, sell } from '../testing/a-shop.ts';
import { useApp } from '../testing/app.ts';

const app = useApp();
const { call } = app;

test('products of another site, or of nobody, are refused', async () => {
  const [site, other] = [await app.aSite(), await app.aSite()];
  const { product: foreign } = await sell(app, other);
  const create = (productIds: string[]) =>
    call('POST', '/api/commerce/discounts', { as: site.owner, body: { ...HALF_OFF, productIds } });
  const { id, used: _used, ...draft } = (await create([])).json() as unknown as DiscountEntry;
  for (const stranger of [foreign.id, 'n'.repeat(24)]) {
    const body = { ...draft, productIds: [stranger] };
    const saved = await call('PUT', `/api/commerce/discounts/${id}`, { as: site.owner, body });
    for (const reply of [await create([stranger]), saved]) {
      expect(reply.status).toBe(400);
      expect(reply.json()).toMatchObject({ errors: { productIds: 'Must be products of this shop.' } });
    }
  }
});

test('a discount for a product that was deleted since can still be changed', async () => {
  const site = await app.aSite();
  const { product } = await sell(app, site);
  const body = { ...HALF_OFF, productIds: [product.id] };
  const made = await call('POST', '/api/commerce/discounts', { as: site.owner, body });
  await call('DELETE', `/api/commerce/products/${product.id}`, { as: site.owner });
  const saved = await call('PUT', `/api/commerce/discounts/${String(made.json()['id'])}`, {
    as: site.owner,
    body: { ...body, name: 'Half price' },
  });
  expect([saved.status, saved.json()['name']]).toEqual([200, 'Half price']);
});
