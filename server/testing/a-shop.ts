import { sql } from 'drizzle-orm';
import { NEW_DISCOUNT, type DiscountDraft } from '#core/commerce/pricing/discount-fields.ts';
import type { Plain } from '#core/money/testing/plain.ts';
import type { OwnerProduct } from '#contract/shop/products.ts';
import { aProduct, type Goods } from './a-product.ts';
import type { TestSite, useApp } from './app.ts';

type TestApp = ReturnType<typeof useApp>;

/** Puts a product on sale. */
export async function sell({ call }: TestApp, site: TestSite, change: Goods = {}) {
  const reply = await call('POST', '/api/commerce/products', { as: site.owner, body: aProduct(change) });
  if (reply.status !== 200) throw new Error(reply.body);
  const product = reply.json() as unknown as OwnerProduct;
  return { product, variantId: product.variants[0]?.id ?? '' };
}

/** Changes settings of the site, live. */
export async function setLive({ call }: TestApp, site: TestSite, key: string, values: object): Promise<void> {
  const { id, revision } = (
    await call('POST', '/api/content/singles', { as: site.owner, body: { kind: 'settings', key } })
  ).json() as { id: string; revision: number };
  const { body } = (await call('GET', `/api/content/documents/${id}`, { as: site.owner })).json();
  const saved = await call('PUT', `/api/content/documents/${id}`, {
    as: site.owner,
    body: { base: revision, body: { ...(body as object), ...values } },
  });
  const published = await call('POST', '/api/content/publish', { as: site.owner, body: {} });
  if (saved.status !== 200 || published.status !== 200) throw new Error(saved.body + published.body);
}

/** As if what was paid with test cards had been paid with real ones, which count in sums of money. */
export const asIfReal = ({ db }: TestApp, site: TestSite) =>
  db.site(site.id, async (tx) => {
    await tx.execute(sql`update orders set snapshot = snapshot - 'isTest'`);
    await tx.execute(sql`update donations set is_test = false`);
  });

export const HALF_OFF: DiscountDraft = { ...NEW_DISCOUNT, name: 'Half off', amount: 50_000 };

/** A discount of half the price; without a code it applies by itself. */
export async function offer({ call }: TestApp, site: TestSite, change: Plain<Partial<DiscountDraft>> = {}) {
  const body = { ...HALF_OFF, ...change };
  const reply = await call('POST', '/api/commerce/discounts', { as: site.owner, body });
  if (reply.status !== 200) throw new Error(reply.body);
}
