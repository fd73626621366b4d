import { homeCalls as contract } from '#contract/sites/home.ts';
import type { Handle } from '../http/handle.ts';
import type { HomeService } from './service.ts';

export function serveHome(handle: Handle, { home }: { home: HomeService }): void {
  handle(contract.read, ({ site, visitor }) => home.read(site, visitor));
  handle(contract.readNotify, ({ site, visitor }) => home.notify(site, visitor));
  handle(contract.writeNotify, ({ site, visitor, body }) => home.setNotify(site, visitor, body.kinds));
}
