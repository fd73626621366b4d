import { hasPermission, Permission, permissionsOfRoles } from '#core/enumerations/permissions.ts';
import { FINER } from '#core/people/finer-permissions.ts';
import { ROLES, tidyRoles } from '#core/people/roles.ts';
import { Failure } from '#contract/errors.ts';
import { people as contract } from '#contract/people/people.ts';
import { answerForm, withQuery } from '../http/form-answer.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { Handle } from '../http/handle.ts';
import { openPath } from '#core/access/places.ts';
import type { People } from './service.ts';

const DONE = { isDone: true } as const;

export function servePeople(handle: Handle, { people }: { people: People }): void {
  const { invitations } = people;
  const host = ({ site, visitor }: { site: Site; visitor: Visitor }) => ({
    site,
    accountId: visitor.accountId,
  });

  handle(contract.list, ({ site }) => people.list(site.id));
  handle(contract.admins, async ({ site }) => ({ admins: await people.admins(site.id) }));
  handle(contract.invite, (call) => invitations.invite(host(call), call.body));
  handle(contract.resend, (call) => invitations.resend(host(call), call.params.id));
  handle(contract.revoke, async (call) => (await invitations.revoke(host(call), call.params.id)) ?? DONE);
  handle(contract.permissions, async () => ({
    permissions: [...FINER],
    roles: ROLES.map(({ id, name }) => ({ id, name, permissions: permissionsOfRoles([id]) })),
  }));
  handle(contract.changeRoles, (call) => people.changeRoles(host(call), call.params.id, call.body));
  handle(contract.remove, async (call) => (await people.remove(host(call), call.params.id)) ?? DONE);
  handle(contract.transfer, async (call) => (await people.transfer(host(call), call.params.id)) ?? DONE);

  handle(contract.leave, async (call) => {
    const problem = await people.leave(call.visitor.accountId, call.params.id);
    return answerForm(call, problem ?? { redirect: '/?done=left' }, '/');
  });

  handle(contract.accept, async (call) => {
    const { token } = call.body;
    const result = await invitations.accept(call.visitor, token);
    if (result instanceof Failure) return answerForm(call, result, withQuery('/invitation', { token }));
    const isForAdmin = hasPermission(permissionsOfRoles(tidyRoles(result.roles)), Permission.config);
    return answerForm(call, { redirect: openPath(result.identifier, isForAdmin ? '/config/' : '/') }, '');
  });
}
