import { previews as contract } from '#contract/content/previews.ts';
import type { Handle } from '../http/handle.ts';
import type { Sites } from '../sites/service.ts';
import type { Previews } from './service.ts';

export function servePreviews(handle: Handle, deps: { previews: Previews; sites: Sites }): void {
  const { previews, sites } = deps;
  const actor = ({ site, visitor }: { site: { id: string }; visitor: { accountId: string } }) => ({
    siteId: site.id,
    accountId: visitor.accountId,
  });
  handle(contract.list, async ({ site }) => ({ previews: await previews.list(site.id) }));
  handle(contract.create, (call) => previews.create(actor(call), sites.urlOf(call.site), call.body));
  handle(contract.revoke, (call) => previews.revoke(actor(call), call.params.id));
}
