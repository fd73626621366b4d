import { content as contract } from '#contract/content/content.ts';
import { Failure } from '#contract/errors.ts';
import { actorOf } from './actor.ts';
import type { Handle } from '../http/handle.ts';
import type { Checks } from './checks/checks.ts';
import type { Publishing } from './publishing.ts';
import type { Content } from './service.ts';
import type { Trash } from './trash.ts';

export function serveContent(
  handle: Handle,
  deps: { content: Content; publishing: Publishing; trash: Trash; checks: Checks },
): void {
  const { content, publishing, trash, checks } = deps;
  handle(contract.list, async (call) => {
    const { kind, after } = call.query;
    if (kind) return content.page(actorOf(call), { kind, after });
    const documents = await content.list(actorOf(call));
    return documents instanceof Failure ? documents : { documents, next: null };
  });
  handle(contract.read, (call) => content.read(actorOf(call), call.params.id));
  handle(contract.open, (call) => content.open(actorOf(call), call.body.kind, call.body.key));
  handle(contract.create, (call) =>
    content.create(actorOf(call), { kind: call.body.kind, body: call.body.body }),
  );
  handle(contract.save, (call) => content.save(actorOf(call), call.params.id, call.body));
  handle(contract.remove, (call) => trash.remove(actorOf(call), call.params.id, call.body.base));
  handle(contract.duplicate, (call) => content.duplicate(actorOf(call), call.params.id));
  handle(contract.trash, async ({ site }) => ({ pages: await trash.list(site.id) }));
  handle(contract.bringBack, (call) => trash.bringBack(actorOf(call), call.params.id));
  handle(contract.emptyTrash, (call) => trash.empty(actorOf(call), call.params.id));
  handle(contract.history, (call) => content.history(actorOf(call), call.params.id));
  handle(contract.revision, (call) => content.revision(actorOf(call), call.params.id, call.params.number));
  handle(contract.restore, (call) => content.restore(actorOf(call), call.params.id, call.body));
  handle(contract.changes, async (call) => ({ changes: await publishing.changes(actorOf(call)) }));
  handle(contract.checks, (call) => checks.run(actorOf(call)));
  handle(contract.published, (call) => content.published(actorOf(call), call.params.id));
  handle(contract.publish, (call) => publishing.publish(actorOf(call), call.body));
  handle(contract.releases, async ({ site }) => ({ releases: await publishing.releases(site.id) }));
  handle(contract.undo, (call) => publishing.undo(actorOf(call), call.params.number));
  handle(contract.schedules, async ({ site }) => ({ schedules: await publishing.schedules(site.id) }));
  handle(contract.schedule, (call) => publishing.schedule(actorOf(call), call.body));
  handle(contract.cancelSchedule, (call) => publishing.cancelSchedule(actorOf(call), call.params.id));
}
