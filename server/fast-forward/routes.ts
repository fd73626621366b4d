import { fastForward as contract } from '#contract/shop/fast-forward.ts';
import type { Handle } from '../http/handle.ts';
import type { FastForward } from './service.ts';

export function serveFastForward(handle: Handle, { fastForward }: { fastForward: FastForward }): void {
  handle(contract.read, ({ site }) => fastForward.read(site.id));
  handle(contract.play, ({ site, visitor, body }) =>
    fastForward.play({ siteId: site.id, accountId: visitor.accountId }, body),
  );
}
