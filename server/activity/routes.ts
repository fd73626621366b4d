import { activity as contract } from '#contract/people/activity.ts';
import type { Handle } from '../http/handle.ts';
import type { Activity } from './service.ts';

export function serveActivity(handle: Handle, { activity }: { activity: Activity }): void {
  handle(contract.list, ({ site, query }) => activity.list(site.id, query));
  handle(contract.check, ({ site }) => activity.check(site.id));
  handle(contract.people, async ({ site }) => ({ people: await activity.people(site.id) }));
}
