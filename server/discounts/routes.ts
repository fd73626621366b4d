import { discounts as contract } from '#contract/shop/discounts.ts';
import type { Actor } from '../content/service.ts';
import type { Handle } from '../http/handle.ts';
import type { Discounts } from './service.ts';

const actorOf = (call: { site: { id: string }; visitor: { accountId: string } }): Actor => ({
  siteId: call.site.id,
  accountId: call.visitor.accountId,
});

export function serveDiscounts(handle: Handle, deps: { discounts: Discounts }): void {
  const { discounts } = deps;
  handle(contract.list, ({ site }) => discounts.list(site.id));
  handle(contract.create, (call) => discounts.create(actorOf(call), call.body));
  handle(contract.save, (call) => discounts.save(actorOf(call), call.params.id, call.body));
  handle(contract.remove, (call) => discounts.remove(actorOf(call), call.params.id));
}
