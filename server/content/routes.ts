import { content as contract } from '#contract/content.ts';
import type { Handle } from '../http/handle.ts';
import type { Publishing } from './publishing.ts';
import type { Content } from './service.ts';
import type { Trash } from './trash.ts';

export function serveContent(
  handle: Handle,
  deps: { content: Content; publishing: Publishing; trash: Trash },
): void {
  const { content, publishing, trash } = deps;
  const actor = ({ site, visitor }: { site: { id: string }; visitor: { accountId: string } }) => ({
    siteId: site.id,
    accountId: visitor.accountId,
  });

  handle(contract.list, async ({ site, query }) => ({ documents: await content.list(site.id, query.kind) }));
  handle(contract.read, ({ site, params }) => content.read(site.id, params.id));
  handle(contract.create, (call) => content.create(actor(call), call.body.kind, call.body.body));
  handle(contract.save, (call) => content.save(actor(call), call.params.id, call.body));
  handle(contract.remove, (call) => trash.remove(actor(call), call.params.id, call.body.base));
  handle(contract.duplicate, (call) => content.duplicate(actor(call), call.params.id));
  handle(contract.trash, async ({ site }) => ({ pages: await trash.list(site.id) }));
  handle(contract.bringBack, (call) => trash.bringBack(actor(call), call.params.id));
  handle(contract.emptyTrash, (call) => trash.empty(actor(call), call.params.id));
  handle(contract.history, ({ site, params }) => content.history(site.id, params.id));
  handle(contract.restore, (call) => content.restore(actor(call), call.params.id, call.body));
  handle(contract.changes, async ({ site }) => ({ changes: await publishing.changes(site.id) }));
  handle(contract.publish, (call) => publishing.publish(actor(call), call.body));
  handle(contract.releases, async ({ site }) => ({ releases: await publishing.releases(site.id) }));
  handle(contract.undo, (call) => publishing.undo(actor(call), call.params.number));
  handle(contract.schedules, async ({ site }) => ({ schedules: await publishing.schedules(site.id) }));
  handle(contract.schedule, (call) => publishing.schedule(actor(call), call.body));
  handle(contract.cancelSchedule, (call) => publishing.cancelSchedule(actor(call), call.params.id));
}
