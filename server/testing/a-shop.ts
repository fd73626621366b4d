import type { OwnerProduct, ProductDraft } from '#contract/products.ts';
import { aProduct } from './a-product.ts';
import type { TestSite, useApp } from './app.ts';

type TestApp = ReturnType<typeof useApp>;

/** Puts a product on sale. */
export async function sell({ call }: TestApp, site: TestSite, change: Partial<ProductDraft> = {}) {
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
