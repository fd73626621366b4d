import { ContributorRole, hasAny, Permission, permissionsOfRoles } from '#core/enumerations/permissions.ts';
import { ROLES } from '#core/people/roles.ts';
import type { Needs, Route } from './route.ts';

/** Somebody who calls: not signed in, signed in without a say on the site, with one role, or its owner. */
export interface Caller {
  name: string;
  isSignedIn: boolean;
  roles: readonly ContributorRole[];
  isOwner: boolean;
}

export const CALLERS: readonly Caller[] = [
  { name: 'Visitor', isSignedIn: false, roles: [], isOwner: false },
  { name: 'Account without a role', isSignedIn: true, roles: [], isOwner: false },
  ...ROLES.toReversed().map(({ id, name }) => ({ name, isSignedIn: true, roles: [id], isOwner: false })),
  { name: 'Owner', isSignedIn: true, roles: [ContributorRole.admin], isOwner: true },
];

/** Whether somebody with these permissions has what it takes. */
export function isMet({ permission, or = [] }: Extract<Needs, object>, held: readonly number[]): boolean {
  return hasAny(held, [permission, ...or]);
}

/** What a route's declaration alone says of a caller. */
export function mayCall({ needs, scope }: Pick<Route, 'needs' | 'scope'>, caller: Caller): boolean {
  if (needs === 'nobody') return true;
  if (!caller.isSignedIn) return false;
  if (needs === 'account') return true;
  if (needs === 'owner') return caller.isOwner;
  // No role on a site makes somebody an operator.
  if (needs === 'operator') return false;
  const held = scope === 'platform' ? [Permission.authenticated] : permissionsOfRoles(caller.roles);
  return isMet(needs, held);
}
