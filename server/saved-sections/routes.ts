import { savedSections as contract } from '#contract/content/saved-sections.ts';
import type { Handle } from '../http/handle.ts';
import type { SavedSections } from './service.ts';

export function serveSavedSections(handle: Handle, { saved }: { saved: SavedSections }): void {
  const actor = ({ site, visitor }: { site: { id: string }; visitor: { accountId: string } }) => ({
    siteId: site.id,
    accountId: visitor.accountId,
  });
  handle(contract.list, ({ site }) => saved.list(site.id));
  handle(contract.create, (call) => saved.save(actor(call), call.body));
  handle(contract.rename, (call) => saved.rename(actor(call), call.params.id, call.body.name));
  handle(contract.remove, (call) => saved.remove(actor(call), call.params.id));
}
