import { hasPermission, isViewerOnly, Permission } from '../enumerations/permissions.ts';
import { PageKind } from '../enumerations/page-kinds.ts';
import { hasLoggedOut } from './log-out.ts';

export const NO_REDIRECT_PARAMETER = 'noredirect';

export interface RedirectFacts {
  isSignedIn: boolean;
  roles: readonly number[];
  permissions: readonly number[];
  isDeveloperMode: boolean;
  isCloneable: boolean;
  isTopWindow: boolean;
  isEditorFrame: boolean;
  hostname: string;
  pathname: string;
  search: string;
  hasNoRedirectFlag: boolean;
  pageType: number;
}

/** Sites below `.localhost` are normal hosts. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
/** First segments of addresses that are no content. */
const OTHER_PLACES = ['api', 'assets', 'checkout', 'config', 'fonts', 'images', 'login', 's'];
const OTHER_KINDS: readonly number[] = [PageKind.error, PageKind.checkout];

const REASONS_TO_STAY = {
  anonymous: ({ isSignedIn }) => !isSignedIn,
  'viewer only': ({ roles }) => isViewerOnly(roles),
  'no permission here': ({ permissions }) => !hasPermission(permissions, Permission.config),
  'developer mode': ({ isDeveloperMode }) => isDeveloperMode,
  cloneable: ({ isCloneable }) => isCloneable,
  'editor frame': ({ isEditorFrame }) => isEditorFrame,
  'not the top window': ({ isTopWindow }) => !isTopWindow,
  'local host': ({ hostname }) => LOCAL_HOSTS.includes(hostname),
  'noredirect parameter': ({ search }) => wantsNoRedirect(search),
  'noredirect flag': ({ hasNoRedirectFlag }) => hasNoRedirectFlag,
  'logged out': ({ search }) => hasLoggedOut(search),
  'no content page': ({ pathname, pageType }) =>
    OTHER_PLACES.includes(pathname.split('/')[1] ?? '') || OTHER_KINDS.includes(pageType),
} satisfies Record<string, (facts: RedirectFacts) => boolean>;

export type ReasonToStay = keyof typeof REASONS_TO_STAY;

/** Whoever may use the admin is taken there, unless something speaks against it. */
export function reasonToStay(facts: RedirectFacts): ReasonToStay | undefined {
  const reasons = Object.entries(REASONS_TO_STAY) as [ReasonToStay, (facts: RedirectFacts) => boolean][];
  return reasons.find(([, holds]) => holds(facts))?.[0];
}

export function wantsNoRedirect(search: string): boolean {
  return new URLSearchParams(search).has(NO_REDIRECT_PARAMETER);
}

/** A link to this page of the site that does not lead an owner back into the admin. */
export function stayingPath(path: string): string {
  const [address = '', hash] = path.split('#', 2);
  if (wantsNoRedirect(address.split('?', 2)[1] ?? '')) return path;
  const joined = `${address}${address.includes('?') ? '&' : '?'}${NO_REDIRECT_PARAMETER}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
