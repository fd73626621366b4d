import { content as contract } from '#contract/content/content.ts';
import { Failure } from '#contract/errors.ts';
import type { Visitor } from '../http/context.ts';
import type { Handle } from '../http/handle.ts';
import type { Checks } from './checks.ts';
import type { Publishing } from './publishing.ts';
import type { Content } from './service.ts';
import type { Trash } from './trash.ts';

export function serveContent(
  handle: Handle,
  deps: { content: Content; publishing: Publishing; trash: Trash; checks: Checks },
): void {
  const { content, publishing, trash, checks } = deps;
  const actor = ({ site, visitor }: { site: { id: string }; visitor: Visitor }) => ({
    siteId: site.id,
    accountId: visitor.accountId,
    permissions: visitor.permissions,
  });

  handle(contract.list, async (call) => {
    const documents = await content.list(actor(call), call.query.kind);
    return documents instanceof Failure ? documents : { documents };
  });
  handle(contract.read, (call) => content.read(actor(call), call.params.id));
  handle(contract.open, (call) => content.open(actor(call), call.body.kind, call.body.key));
  handle(contract.create, (call) =>
    content.create(actor(call), { kind: call.body.kind, body: call.body.body }),
  );
  handle(contract.save, (call) => content.save(actor(call), call.params.id, call.body));
  handle(contract.remove, (call) => trash.remove(actor(call), call.params.id, call.body.base));
  handle(contract.duplicate, (call) => content.duplicate(actor(call), call.params.id));
  handle(contract.trash, async ({ site }) => ({ pages: await trash.list(site.id) }));
  handle(contract.bringBack, (call) => trash.bringBack(actor(call), call.params.id));
  handle(contract.emptyTrash, (call) => trash.empty(actor(call), call.params.id));
  handle(contract.history, (call) => content.history(actor(call), call.params.id));
  handle(contract.revision, (call) => content.revision(actor(call), call.params.id, call.params.number));
  handle(contract.restore, (call) => content.restore(actor(call), call.params.id, call.body));
  handle(contract.changes, async (call) => ({ changes: await publishing.changes(actor(call)) }));
  handle(contract.checks, (call) => checks.run(actor(call)));
  handle(contract.published, (call) => content.published(actor(call), call.params.id));
  handle(contract.publish, (call) => publishing.publish(actor(call), call.body));
  handle(contract.releases, async ({ site }) => ({ releases: await publishing.releases(site.id) }));
  handle(contract.undo, (call) => publishing.undo(actor(call), call.params.number));
  handle(contract.schedules, async ({ site }) => ({ schedules: await publishing.schedules(site.id) }));
  handle(contract.schedule, (call) => publishing.schedule(actor(call), call.body));
  handle(contract.cancelSchedule, (call) => publishing.cancelSchedule(actor(call), call.params.id));
}
