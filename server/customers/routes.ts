import { customers as contract } from '#contract/shop/customers.ts';
import { sendDownload } from '../http/download.ts';
import type { Handle } from '../http/handle.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { CustomerActor, CustomersOfShop } from './owners.ts';

const actorOf = ({ site, visitor }: { site: Site; visitor: Visitor }): CustomerActor => ({
  site,
  accountId: visitor.accountId,
  permissions: visitor.permissions,
});

export function serveCustomers(handle: Handle, deps: { customers: { ofShop: CustomersOfShop } }): void {
  const { ofShop } = deps.customers;
  handle(contract.list, ({ site, query }) => ofShop.list(site.id, query));
  handle(contract.read, (call) => ofShop.read(actorOf(call), call.params.id));
  handle(contract.save, (call) => ofShop.save(actorOf(call), call.params.id, call.body));
  handle(contract.block, (call) => ofShop.block(actorOf(call), call.params.id, call.body.isBlocked));
  handle(contract.merge, (call) => ofShop.merge(actorOf(call), call.params.id, call.body.otherId));
  handle(contract.import, (call) => ofShop.import(actorOf(call), call.body.csv));
  handle(contract.export, async ({ site, query, reply }) =>
    sendDownload(reply, {
      name: 'customers.csv',
      type: 'text/csv; charset=utf-8',
      bytes: Buffer.from(await ofShop.export(site.id, query)),
    }),
  );
}
