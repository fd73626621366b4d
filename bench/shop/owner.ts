import { DEMO_OWNER } from '../../server/demo/owner.ts';
import { logIn, send } from '../client.ts';

const SITE = 'demo';

/** The demo shop as its owner sees it, with goods that only this proof sells. */
export async function openShop(port: number, appDomain: string) {
  const host = `${SITE}.${appDomain}`;
  const owner = await logIn(port, appDomain, SITE, DEMO_OWNER);

  async function call(at: number, method: string, path: string, body?: unknown) {
    const answer = await send(at, host, method, `/api/commerce/${path}?crumb=${owner.crumb}`, {
      body,
      cookie: owner.cookie,
    });
    return { status: answer.status, body: JSON.parse(answer.body || '{}') as Record<string, unknown> };
  }

  return {
    host,
    call,

    /** Returns the id of its only variant. */
    async sell(title: string, qtyInStock: number, price = 1000): Promise<string> {
      const variant = { sku: '', price, salePrice: 0, onSale: false, unlimited: false, qtyInStock };
      const { status, body } = await call(port, 'POST', 'products', {
        type: 'PHYSICAL',
        title,
        slug: '',
        workflow: 'published',
        publishAt: null,
        description: { type: 'doc', content: [] },
        images: [],
        options: [],
        variants: [{ ...variant, optionValues: [], weight: 0, width: 0, height: 0, length: 0, image: null }],
        categories: [],
        tags: [],
        related: [],
        seoTitle: '',
        seoDescription: '',
        isTaxable: true,
        fileId: '',
      });
      if (status !== 200) throw new Error(`The product was not taken: ${JSON.stringify(body)}`);
      return (body['variants'] as { id: string }[])[0]?.id ?? '';
    },

    async offer(code: string, maxUses: number): Promise<void> {
      const { status, body } = await call(port, 'POST', 'discounts', {
        name: code,
        code,
        kind: 'percent',
        amount: 10_000,
        buy: 0,
        get: 0,
        productIds: [],
        minimumCents: 0,
        startsAt: null,
        endsAt: null,
        maxUses,
        maxPerCustomer: null,
        isActive: true,
      });
      if (status !== 200) throw new Error(`The code was not taken: ${JSON.stringify(body)}`);
    },
  };
}

export type OpenShop = Awaited<ReturnType<typeof openShop>>;
