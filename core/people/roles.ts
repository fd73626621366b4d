import { ContributorRole } from '../enumerations/permissions.ts';
import { isIdOf } from '../enumerations/name-of.ts';

export interface RoleWords {
  id: ContributorRole;
  name: string;
  /** What the role may do, in one sentence. */
  summary: string;
}

/** The roles as people read them, the widest first. */
export const ROLES: readonly RoleWords[] = [
  {
    id: ContributorRole.admin,
    name: 'Admin',
    summary: 'Does everything on the site, and decides who else works on it.',
  },
  {
    id: ContributorRole.editor,
    name: 'Editor',
    summary: 'Writes, designs and publishes pages, but cannot change settings.',
  },
  {
    id: ContributorRole.storeManager,
    name: 'Store manager',
    summary: 'Looks after products, orders, discounts and customers.',
  },
  {
    id: ContributorRole.campaignsEditor,
    name: 'Campaigns editor',
    summary: 'Writes and sends newsletters.',
  },
  {
    id: ContributorRole.scheduling,
    name: 'Scheduling',
    summary: 'Runs everything about appointments, with their settings.',
  },
  {
    id: ContributorRole.schedulingEditor,
    name: 'Scheduling editor',
    summary: 'Reads and changes appointments, but not their settings.',
  },
  {
    id: ContributorRole.schedulingViewer,
    name: 'Scheduling viewer',
    summary: 'Reads appointments and changes nothing.',
  },
  {
    id: ContributorRole.moderator,
    name: 'Moderator',
    summary: 'Approves and removes comments and reviews.',
  },
  {
    id: ContributorRole.reporting,
    name: 'Reporting',
    summary: 'Reads the figures and the activity log, and changes nothing.',
  },
  {
    id: ContributorRole.billing,
    name: 'Billing',
    summary: 'Looks after the plan and its payment, and nothing else.',
  },
  {
    id: ContributorRole.commenter,
    name: 'Commenter',
    summary: 'Comments on the site as a trusted person; the admin stays closed.',
  },
  {
    id: ContributorRole.viewer,
    name: 'Viewer',
    summary: 'Sees the site also while it is not public; the admin stays closed.',
  },
];

/** Those that open nothing yet are kept for who has them, and offered to nobody else. */
const UNUSED: readonly ContributorRole[] = [
  ContributorRole.scheduling,
  ContributorRole.schedulingEditor,
  ContributorRole.schedulingViewer,
];

export function offeredRoles(held: readonly number[]): RoleWords[] {
  return ROLES.filter(({ id }) => !UNUSED.includes(id) || held.includes(id));
}

export function isRole(id: number): id is ContributorRole {
  return isIdOf(ContributorRole, id);
}

/** Names of roles in the order of the list, whatever the order they are stored in. */
export function roleNames(roles: readonly number[]): string[] {
  return ROLES.filter(({ id }) => roles.includes(id)).map(({ name }) => name);
}

/** Each once, in the order of the list. */
export function tidyRoles(roles: readonly number[]): ContributorRole[] {
  return ROLES.filter(({ id }) => roles.includes(id)).map(({ id }) => id);
}
