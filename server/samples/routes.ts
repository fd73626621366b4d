import { samples as contract } from '#contract/sites/samples.ts';
import { Failure } from '#contract/errors.ts';
import type { Handle } from '../http/handle.ts';
import type { Samples } from './service.ts';

export function serveSamples(handle: Handle, { samples }: { samples: Samples }): void {
  handle(contract.list, async ({ site, visitor }) => ({
    samples: await samples.list(site.id, visitor.permissions),
  }));
  handle(contract.remove, async ({ site, visitor, body }) => {
    const { accountId, permissions } = visitor;
    const removed = await samples.remove({ siteId: site.id, accountId, permissions }, body.ids);
    return removed instanceof Failure ? removed : { removed };
  });
}
