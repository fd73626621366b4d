import { isIdOf, type IdOf } from './name-of.ts';

export const ContributorRole = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
} as const;
export type ContributorRole = IdOf<typeof ContributorRole>;

export const Permission = {
  authenticated: 0,
  config: 1,
  admin: 2,
  contentManager: 11,
  settings: 12,
  activity: 13,
  commerce: 14,
  newsletter: 15,
  damask: 17,
  crm: 18,
} as const;
export type Permission = IdOf<typeof Permission>;

/** Sub-areas with permissions of their own. The coarse permission in `grantedBy` opens all of them. */
export const FINER_PERMISSIONS = {
  settings: { first: 1210, last: 1233, grantedBy: Permission.settings },
  commerce: { first: 1410, last: 1422, grantedBy: Permission.commerce },
  newsletter: { first: 1510, last: 1517, grantedBy: Permission.newsletter },
  marketing: { first: 1610, last: 1619, grantedBy: Permission.admin },
  scheduling: { first: 1910, last: 1919, grantedBy: Permission.admin },
  support: { first: 2010, last: 2068, grantedBy: undefined },
} as const;

/**
 * The product's own, outside of every range above: to put code on the site, which runs in the browser of everybody who
 * looks at it. Whoever may do everything may do this; nobody else may by default.
 */
export const CODE_PERMISSION = 9001;

/** Finer permissions that a role is built of. */
export const BILLING_PERMISSION = 1210;
export const COMMENT_MODERATION_PERMISSION = 1233;
export const SCHEDULING_READ_PERMISSION = 1910;
export const SCHEDULING_WRITE_PERMISSION = 1911;

function finerAreaOf(permission: number) {
  return Object.values(FINER_PERMISSIONS).find(
    ({ first, last }) => Number.isInteger(permission) && permission >= first && permission <= last,
  );
}

export function isPermission(id: number): boolean {
  return isIdOf(Permission, id) || id === CODE_PERMISSION || finerAreaOf(id) !== undefined;
}

export function hasPermission(held: readonly number[], wanted: number): boolean {
  if (held.includes(wanted)) return true;
  const area = finerAreaOf(wanted);
  // Support belongs to the platform's staff: the admin of one site must not reach it.
  if (area === FINER_PERMISSIONS.support) return false;
  if (held.includes(Permission.admin)) return true;
  return area?.grantedBy !== undefined && held.includes(area.grantedBy);
}

export const hasAny = (held: readonly number[], wanted: readonly number[]): boolean =>
  wanted.some((permission) => hasPermission(held, permission));

function idsBetween({ first, last }: { readonly first: number; readonly last: number }): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const ROLE_PERMISSIONS: Readonly<Record<ContributorRole, readonly number[]>> = {
  [ContributorRole.admin]: Object.values(Permission).filter((id) => id !== Permission.authenticated),
  [ContributorRole.billing]: [Permission.config, BILLING_PERMISSION],
  [ContributorRole.reporting]: [Permission.config, Permission.activity],
  [ContributorRole.editor]: [Permission.config, Permission.contentManager],
  [ContributorRole.moderator]: [Permission.config, COMMENT_MODERATION_PERMISSION],
  [ContributorRole.commenter]: [],
  [ContributorRole.storeManager]: [Permission.config, Permission.commerce],
  [ContributorRole.scheduling]: [Permission.config, ...idsBetween(FINER_PERMISSIONS.scheduling)],
  [ContributorRole.viewer]: [],
  [ContributorRole.campaignsEditor]: [Permission.config, Permission.newsletter],
  [ContributorRole.schedulingViewer]: [Permission.config, SCHEDULING_READ_PERMISSION],
  [ContributorRole.schedulingEditor]: [
    Permission.config,
    SCHEDULING_READ_PERMISSION,
    SCHEDULING_WRITE_PERMISSION,
  ],
};

/** What an account may do on a site; somebody signed in with no say here holds 0 alone. */
export function permissionsOfRoles(roles: readonly ContributorRole[]): number[] {
  const held = new Set(roles.flatMap((role) => ROLE_PERMISSIONS[role]));
  return held.size === 0 ? [Permission.authenticated] : [...held].sort((a, b) => a - b);
}

/** The same with finer permissions that were given to somebody besides. Whoever holds one may enter the admin. */
export function permissionsOf(roles: readonly ContributorRole[], finer: readonly number[]): number[] {
  if (finer.length === 0) return permissionsOfRoles(roles);
  const held = new Set([...roles.flatMap((role) => ROLE_PERMISSIONS[role]), Permission.config, ...finer]);
  return [...held].sort((a, b) => a - b);
}

/** A viewer and nothing else counts like a visitor. */
export function isViewerOnly(roles: readonly number[]): boolean {
  return roles.length > 0 && roles.every((role) => role === ContributorRole.viewer);
}
