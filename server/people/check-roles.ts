import { isFiner } from '#core/people/finer-permissions.ts';
import { isRole } from '#core/people/roles.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { CHOOSE_A_ROLE } from '#contract/people/people.ts';

export function checkRoles(roles: readonly number[]): Failure | undefined {
  if (roles.every(isRole)) return undefined;
  return fail('unknownRole', { errors: { roles: fail('unknownRole').sentence } });
}

export function checkPermissions(permissions: readonly number[]): Failure | undefined {
  if (permissions.every(isFiner)) return undefined;
  return fail('invalid', { errors: { permissions: 'Please choose from the list of permissions.' } });
}

export const noRole = () => fail('invalid', { errors: { roles: CHOOSE_A_ROLE } });
