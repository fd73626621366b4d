import { Agent, request } from 'node:http';
import type { Cart } from '#core/commerce/cart/cart.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

export interface ShopAnswer {
  status: number;
  body: Record<string, unknown>;
}

export interface Placed {
  status: number;
  /** Empty where it was refused. */
  orderId: string;
  state: string;
  errorKey: string;
}

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000000000003220',
  slow: '4000000000000077',
  timesOut: '4000000000000119',
  answersTwice: '4000000000000259',
} as const;
export type Card = keyof typeof CARDS;

let count = 0;

/** A browser with a cart of its own, at an address of its own: nobody is held up by what the others do. */
export function makeBuyer(shop: { portOf: () => number; host: string }) {
  count += 1;
  const number = count;
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const jar = new Map<string, string>();

  async function call(method: string, path: string, body?: unknown): Promise<ShopAnswer> {
    return new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port: shop.portOf(),
          method,
          path: `/api/commerce/${path}`,
          headers: {
            host: shop.host,
            cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
            'x-forwarded-for': address,
            ...(payload !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(payload),
            }),
          },
        },
        (response) => {
          for (const line of response.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
            if (value === '') jar.delete(name);
            else jar.set(name, value);
          }
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.on('end', () => {
            try {
              resolve({
                status: response.statusCode ?? 0,
                body: JSON.parse(text || '{}') as Record<string, unknown>,
              });
            } catch (error) {
              reject(error instanceof Error ? error : new Error(String(error)));
            }
          });
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(payload);
    });
  }

  const contact = {
    email: `buyer${number}@example.com`,
    shipping: {
      firstName: 'Ada',
      lastName: `Byron ${number}`,
      line1: '1 Road',
      line2: '',
      city: 'Town',
      region: '',
      postcode: 'N1 1AA',
      country: 'GB',
      phone: '',
    },
    billing: null,
    notes: '',
  };

  function placedOf({ status, body }: ShopAnswer): Placed {
    const word = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
    const orderId = /order-confirmed\/([a-z0-9]+)/.exec(word('url'))?.[1] ?? '';
    return { status, orderId, state: word('state'), errorKey: word('errorKey') };
  }

  return {
    call,
    add: (variantId: string, quantity = 1) => call('POST', 'cart/entries', { variantId, quantity }),
    addCode: (code: string) => call('POST', 'cart/coupons', { code }),
    async tellAddress(): Promise<Cart> {
      const { status, body } = await call('PUT', 'checkout/contact', contact);
      if (status !== 200) throw new Error(`The address was not taken: ${status} ${JSON.stringify(body)}`);
      return body as unknown as Cart;
    },
    async readCart(): Promise<Cart> {
      return (await call('GET', 'cart')).body as unknown as Cart;
    },
    async place(quote: string, card: Card = 'good'): Promise<Placed> {
      const method = { number: CARDS[card], expires: '12/40', code: '123' };
      return placedOf(await call('POST', 'checkout/place', { quote, way: 'card', method }));
    },
    async answerBank(isApproved: boolean): Promise<Placed> {
      return placedOf(await call('POST', 'checkout/confirm', { isApproved }));
    },
  };
}

export type Buyer = ReturnType<typeof makeBuyer>;
