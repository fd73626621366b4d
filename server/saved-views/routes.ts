import { savedViews as contract } from '#contract/shop/saved-views.ts';
import type { Handle } from '../http/handle.ts';
import type { SavedViews } from './service.ts';

export function serveSavedViews(handle: Handle, { savedViews }: { savedViews: SavedViews }): void {
  handle(contract.list, ({ site, query }) => savedViews.list(site.id, query.room));
  handle(contract.create, ({ site, body }) => savedViews.create(site.id, body));
  handle(contract.change, ({ site, params, body }) => savedViews.change(site.id, params.id, body));
  handle(contract.remove, ({ site, params }) => savedViews.remove(site.id, params.id));
}
