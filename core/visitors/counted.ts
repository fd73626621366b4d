import { isViewerOnly } from '../enumerations/permissions.ts';
import { PageKind } from '../enumerations/page-kinds.ts';

/** An account with its roles on the site; nothing for everybody else. */
type Account = { readonly roles: readonly number[] } | null | undefined;

/** People who work on a site are none of its visitors; those who may only look at it are. */
export const isVisitor = (account: Account): boolean => !account || isViewerOnly(account.roles);

const SEARCH_PATH = '/search';
const CONFIG_SEGMENT = 'config';
const UNCOUNTED_KINDS: readonly number[] = [
  PageKind.notFound,
  PageKind.lockScreen,
  PageKind.memberAreaAccessDenied,
  PageKind.popupOverlay,
];

/** Whether views at an address are tracked. The admin itself tracks none, whoever looks at it. */
export function shouldTrack({ path, roles }: { path: string; roles: readonly number[] }): boolean {
  if (path === SEARCH_PATH) return false;
  return !path.split('/').includes(CONFIG_SEGMENT) || isViewerOnly(roles);
}

/** Whether what happens on a page is counted. Pages ask before they tell of it, and the server asks again. */
export function isCounted(view: { account: Account; path: string; pageType?: number }): boolean {
  const { account, path, pageType } = view;
  return (
    isVisitor(account) &&
    shouldTrack({ path, roles: account?.roles ?? [] }) &&
    (pageType === undefined || !UNCOUNTED_KINDS.includes(pageType))
  );
}
