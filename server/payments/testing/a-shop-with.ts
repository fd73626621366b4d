import type { OrderEntry } from '#contract/shop/orders.ts';
import { webhookPath } from '#core/payments/provider.ts';
import type { OwnerProduct } from '#contract/shop/products.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { sell } from '../../testing/a-shop.ts';
import type { TestSite, useApp } from '../../testing/app.ts';

type TestApp = ReturnType<typeof useApp>;

export const PROVIDERS_PATH = '/api/commerce/payment-providers';

/** A shop with an account at a provider, one product on sale and somebody who is about to pay for it. */
export async function aShopWith(app: TestApp, provider: string, keys: Readonly<Record<string, string>>) {
  const { call } = app;
  const site = await app.aSite();
  await call('PUT', `${PROVIDERS_PATH}/${provider}`, { as: site.owner, body: keys });
  const { product, variantId } = await sell(app, site);
  const buyer = aBuyer(app, site);
  const { quote } = await buyer.fill(variantId);
  return {
    site,
    buyer,
    quote,
    async stock(this: void): Promise<number | undefined> {
      const reply = await call('GET', `/api/commerce/products/${product.id}`, { as: site.owner });
      return (reply.json() as unknown as OwnerProduct).variants[0]?.qtyInStock;
    },
    async orders(this: void): Promise<OrderEntry[]> {
      const reply = await call('GET', '/api/commerce/orders', { as: site.owner });
      return reply.json()['orders'] as OrderEntry[];
    },
    refund(this: void, id: string, body: { key: string; cents: number }) {
      return call('POST', `/api/commerce/orders/${id}/refund`, {
        as: site.owner,
        body: { reason: '', restock: false, isMailed: false, ...body },
      });
    },
  };
}

/** Says to a host what a provider would say. */
export async function hear(
  app: TestApp,
  at: Pick<TestSite, 'host'>,
  told: { provider: string; rawBody: string; headers?: Record<string, string>; search?: string },
): Promise<number> {
  const response = await app.app.http.inject({
    method: 'POST',
    url: webhookPath(told.provider) + (told.search ?? ''),
    headers: { host: at.host, ...told.headers },
    payload: told.rawBody,
  });
  return response.statusCode;
}
