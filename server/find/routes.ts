import { findCalls as contract } from '#contract/sites/find.ts';
import type { Handle } from '../http/handle.ts';
import type { FindService } from './service.ts';

export function serveFind(handle: Handle, { find }: { find: FindService }): void {
  handle(contract.find, ({ site, visitor, query }) => find.find(site, visitor, query.q));
}
