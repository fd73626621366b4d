import { code as contract } from '#contract/code.ts';
import type { Handle } from '../http/handle.ts';
import type { Code } from './service.ts';

export function serveCode(handle: Handle, { code }: { code: Code }): void {
  handle(contract.list, async ({ site }) => ({ pieces: await code.list(site.id) }));
  handle(contract.approve, ({ site, visitor, body }) =>
    code.approve({ siteId: site.id, accountId: visitor.accountId }, body.hash),
  );
}
