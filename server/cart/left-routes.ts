import { isId } from '#core/ids.ts';
import { fail } from '#contract/errors.ts';
import { leftCarts as contract } from '#contract/left-carts.ts';
import type { Handle } from '../http/handle.ts';
import type { Orders } from '../orders/service.ts';
import { keepCart } from './cookies.ts';
import type { LeftCarts } from './left.ts';

export function serveLeftCarts(
  handle: Handle,
  deps: { leftCarts: LeftCarts; orders: Orders; isSecure: boolean },
): void {
  const { leftCarts, orders, isSecure } = deps;
  handle(contract.list, ({ site }) => leftCarts.list(site));
  handle(contract.remind, ({ site, visitor, params }) =>
    leftCarts.remind(site, visitor.accountId, params.id),
  );
  handle(contract.open, async ({ site, params, query, reply }) => {
    const found = isId(params.id) ? await leftCarts.open(site.id, params.id, query.token ?? '') : undefined;
    reply.header('cache-control', 'private, no-store');
    if (!found) return fail('linkEnded');
    if ('orderId' in found) return reply.redirect(await orders.links.pathOf(site.id, found.orderId), 302);
    keepCart(reply, found.token, isSecure);
    return reply.redirect('/commerce/goto-checkout', 302);
  });
}
