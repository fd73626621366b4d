import {
  CART_CHANGED_KEY,
  CART_COOKIE,
  CHOICE_COOKIE,
  CLOSED_ANNOUNCEMENT_KEY,
  CONSENT_COOKIE,
  CRUMB_COOKIE,
  DISABLE_USER_SCRIPTS_COOKIE,
  HAS_CART_COOKIE,
  LAST_SITE_COOKIE,
  NO_REDIRECT_FLAG,
  pageLockCookie,
  POPUP_STORAGE_KEY,
  PREVIEW_COOKIE,
  SITE_LOCK_COOKIE,
} from './cookies.ts';

const NAMES: readonly string[] = [
  CRUMB_COOKIE,
  CART_COOKIE,
  HAS_CART_COOKIE,
  CART_CHANGED_KEY,
  LAST_SITE_COOKIE,
  CONSENT_COOKIE,
  CHOICE_COOKIE,
  PREVIEW_COOKIE,
  DISABLE_USER_SCRIPTS_COOKIE,
  SITE_LOCK_COOKIE,
  POPUP_STORAGE_KEY,
  CLOSED_ANNOUNCEMENT_KEY,
  NO_REDIRECT_FLAG.name,
];
const BEGINNINGS: readonly string[] = ['plinth-', 'plinth_', pageLockCookie('')];

/** Whether a cookie or storage entry is the product's, and necessary. All others come from an owner's code. */
export function isOwnName(name: string): boolean {
  const plain = name.replace(/^__Host-/, '');
  return NAMES.includes(plain) || BEGINNINGS.some((beginning) => plain.startsWith(beginning));
}
