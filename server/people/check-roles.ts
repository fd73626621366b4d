import { isRole } from '#core/people/roles.ts';
import { fail, type Failure } from '#contract/errors.ts';

export function checkRoles(roles: readonly number[]): Failure | undefined {
  if (roles.every(isRole)) return undefined;
  return fail('unknownRole', { errors: { roles: fail('unknownRole').sentence } });
}
