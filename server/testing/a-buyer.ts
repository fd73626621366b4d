import type { Cart } from '#core/commerce/cart/cart.ts';
import { A_CONTACT, GOOD_CARD } from './a-product.ts';
import type { Reply, TestSite, useApp } from './app.ts';

/** A browser with its cookies. */
export function aBuyer({ call }: ReturnType<typeof useApp>, site: TestSite) {
  const jar = new Map<string, string>();
  /** Sent with every call. */
  const headers: Record<string, string> = {};
  return {
    jar,
    headers,
    async send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown): Promise<Reply> {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await call(method, url, {
        host: site.host,
        headers: { cookie, ...headers },
        ...(body !== undefined && { body }),
      });
      for (const line of [reply.headers['set-cookie'] ?? []].flat() as string[]) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (line.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      }
      return reply;
    },
    cart(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: unknown) {
      return this.send(method, `/api/commerce/cart${path}`, body);
    },
    async fill(variantId: string, quantity = 1) {
      await this.cart('POST', '/entries', { variantId, quantity });
      await this.send('PUT', '/api/commerce/checkout/contact', A_CONTACT);
      return (await this.cart('GET')).json() as unknown as Cart;
    },
    place(quote: string, method: Record<string, string> = GOOD_CARD) {
      return this.send('POST', '/api/commerce/checkout/place', { quote, way: 'card', method });
    },
  };
}
