import { isId } from '#core/ids.ts';
import { fail } from '#contract/errors.ts';
import { abandonedCarts as contract } from '#contract/shop/abandoned-carts.ts';
import type { Handle } from '../http/handle.ts';
import type { Orders } from '../orders/service.ts';
import { keepCart } from './cookies.ts';
import type { AbandonedCarts } from './abandoned.ts';

export function serveAbandonedCarts(
  handle: Handle,
  deps: { abandonedCarts: AbandonedCarts; orders: Orders },
): void {
  const { abandonedCarts, orders } = deps;
  handle(contract.list, ({ site }) => abandonedCarts.list(site));
  handle(contract.remind, ({ site, visitor, params }) =>
    abandonedCarts.remind(site, visitor.accountId, params.id),
  );
  handle(contract.open, async ({ site, params, query, reply }) => {
    const found = isId(params.id)
      ? await abandonedCarts.open(site.id, params.id, query.token ?? '')
      : undefined;
    reply.header('cache-control', 'private, no-store');
    if (!found) return fail('linkEnded');
    if ('orderId' in found) return reply.redirect(await orders.links.pathOf(site.id, found.orderId), 302);
    keepCart(reply, found.token);
    return reply.redirect('/commerce/goto-checkout', 302);
  });
}
