import { TRIALS_COOKIE, TRIALS_COOKIE_SECONDS } from '#core/experiments/assignment.ts';
import { hasPermission, Permission } from '#core/enumerations/permissions.ts';
import { experiments as contract } from '#contract/experiments.ts';
import type { ReadConsent } from '../consent/visitor.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';
import type { Handle } from '../http/handle.ts';
import type { Experiments } from './service.ts';
import type { TakingPart } from './taking-part.ts';

export function serveExperiments(
  handle: Handle,
  deps: { experiments: Experiments; takingPart: TakingPart; readConsent: ReadConsent; isSecure: boolean },
): void {
  const { experiments, takingPart, readConsent, isSecure } = deps;
  const actor = (call: {
    site: { id: string };
    visitor: { accountId: string; permissions: readonly number[] };
  }) => ({
    siteId: call.site.id,
    accountId: call.visitor.accountId,
    permissions: call.visitor.permissions,
  });

  handle(contract.count, async ({ site, visitor, body, request, reply }) => {
    if (visitor && hasPermission(visitor.permissions, Permission.config)) return reply.code(204).send();
    const next = await takingPart.count(site, body, {
      cookie: readCookie(request, TRIALS_COOKIE),
      visitor: readConsent(request.headers),
    });
    if (next !== undefined)
      writeCookie(reply, TRIALS_COOKIE, next, {
        maxAge: TRIALS_COOKIE_SECONDS,
        isSecret: false,
        isSecure,
      });
    return reply.code(204).send();
  });
  handle(contract.list, async ({ site }) => ({ experiments: await experiments.list(site.id) }));
  handle(contract.subjects, async ({ site }) => ({ subjects: await experiments.subjects(site.id) }));
  handle(contract.create, (call) => experiments.create(actor(call), call.body));
  handle(contract.addVariant, (call) => experiments.addVariant(actor(call), call.params.id));
  handle(contract.start, (call) => experiments.start(actor(call), call.params.id));
  handle(contract.stop, (call) => experiments.stop(actor(call), call.params.id));
  handle(contract.publish, (call) => experiments.publish(actor(call), call.params.id, call.body.variant));
  handle(contract.remove, (call) => experiments.remove(actor(call), call.params.id));
}
