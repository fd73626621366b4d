import { COMMENT_MODERATION_PERMISSION, hasPermission, Permission } from '../enumerations/permissions.ts';
import { CommercePermission } from '../people/finer-permissions.ts';

/** What people can be told of by email, and on their devices. */
export const NEWS = ['order', 'submission', 'comment', 'weekly'] as const;
export type News = (typeof NEWS)[number];

/** Nobody hears of what they may not open. */
export const NEWS_PERMISSIONS: Readonly<Record<News, number>> = {
  order: CommercePermission.viewOrders,
  submission: Permission.contentManager,
  comment: COMMENT_MODERATION_PERMISSION,
  weekly: Permission.activity,
};

export const NEWS_LABELS: Readonly<Record<News, string>> = {
  order: 'New orders',
  submission: 'Form submissions',
  comment: 'Comments',
  weekly: 'Weekly visitor report',
};

/** The kinds somebody hears of: those they chose, else all for the owner and none for others. */
export function newsFor(person: { notify: readonly string[] | null; isOwner: boolean }): News[] {
  if (person.notify === null) return person.isOwner ? [...NEWS] : [];
  const { notify } = person;
  return NEWS.filter((kind) => notify.includes(kind));
}

/** The kinds that reach somebody's devices: whoever turns one on wants all of them, until they choose. */
export const pushedTo = (chosen: readonly string[] | null): News[] =>
  NEWS.filter((kind) => chosen === null || chosen.includes(kind));

export interface Told {
  email: string;
  isOwner: boolean;
  notify: readonly string[] | null;
  permissions: readonly number[];
}

/**
 * Who hears of a piece of news: the addresses an owner named for it, or whoever usually does unless they
 * opted out, and everybody who asked for it.
 */
export function toldOf(
  kind: News,
  people: readonly Told[],
  { named, usual = owners(people) }: { named: readonly string[]; usual?: readonly string[] },
): string[] {
  const mayHear = ({ permissions }: Told) => hasPermission(permissions, NEWS_PERMISSIONS[kind]);
  const asked = people.filter((person) => person.notify?.includes(kind) && mayHear(person));
  const declined = people.filter(({ notify }) => notify !== null && !notify.includes(kind));
  const silent = new Set(declined.map(({ email }) => email));
  const first = named.length > 0 ? named : usual.filter((email) => !silent.has(email));
  return [...new Set([...first, ...asked.map(({ email }) => email)])];
}

const owners = (people: readonly Told[]) => people.filter(({ isOwner }) => isOwner).map(({ email }) => email);
