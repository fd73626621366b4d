import { presence as contract } from '#contract/people/presence.ts';
import type { Handle } from '../http/handle.ts';
import type { Presence } from './service.ts';

export function servePresence(handle: Handle, deps: { presence: Presence }): void {
  const { presence } = deps;
  handle(contract.beat, ({ site, visitor, params, body }) =>
    presence.beat({
      siteId: site.id,
      documentId: params.id,
      tabId: body.tabId,
      accountId: visitor.accountId,
    }),
  );
  handle(contract.leave, ({ site, visitor, params }) =>
    presence.leave({
      siteId: site.id,
      documentId: params.id,
      tabId: params.tabId,
      accountId: visitor.accountId,
    }),
  );
}
