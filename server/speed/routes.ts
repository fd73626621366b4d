import { hasPermission, Permission } from '#core/enumerations/permissions.ts';
import { speed as contract } from '#contract/visits/speed.ts';
import type { ReadConsent } from '../consent/visitor.ts';
import type { Handle } from '../http/handle.ts';
import type { Speed } from './service.ts';

export function serveSpeed(handle: Handle, deps: { speed: Speed; readConsent: ReadConsent }): void {
  const { speed, readConsent } = deps;
  handle(contract.settings, async ({ site }) => ({ pageLoadId: await speed.pageLoadId(site.id) }));
  handle(contract.record, async ({ site, visitor, body, request, reply }) => {
    // Those who work on the site see pages that no visitor gets.
    const isWorkingHere = visitor && hasPermission(visitor.permissions, Permission.config);
    if (!isWorkingHere) await speed.record(site, body, readConsent(request.headers));
    return reply.code(202).send();
  });
  handle(contract.report, ({ site, query }) => speed.report(site.id, query.device));
}
