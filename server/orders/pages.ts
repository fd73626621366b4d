import type { SiteSecrets } from '../secrets/site-secrets.ts';
import { isSignature, sign } from '../secrets/site-secrets.ts';

export const ORDER_PATH = '/commerce/order-confirmed';
const RETURN_PATH = '/commerce/payment-return';

/** The page of an order is open to whoever holds its link, and to nobody who only knows its number. */
export function makeOrderLinks(deps: { secrets: SiteSecrets }) {
  const { secrets } = deps;
  const tokenOf = async (siteId: string, orderId: string) =>
    sign(await secrets.of(siteId, 'orders'), orderId);
  return {
    async pathOf(siteId: string, orderId: string): Promise<string> {
      return `${ORDER_PATH}/${orderId}?token=${await tokenOf(siteId, orderId)}`;
    },
    /** Where its buyer comes back to from the page of a payment provider. */
    async returnPathOf(siteId: string, orderId: string): Promise<string> {
      return `${RETURN_PATH}/${orderId}?token=${await tokenOf(siteId, orderId)}`;
    },
    async mayRead(siteId: string, orderId: string, token: string): Promise<boolean> {
      return token !== '' && isSignature(await secrets.of(siteId, 'orders'), orderId, token);
    },
  };
}

export type OrderLinks = ReturnType<typeof makeOrderLinks>;
