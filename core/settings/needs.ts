import { Permission } from '../enumerations/permissions.ts';
import { SettingsPermission } from '../people/finer-permissions.ts';
import type { SettingsGroup } from './groups.ts';

/** Whoever looks after the shop looks after these as well. */
const ofShop = (permission: number) => [permission, Permission.commerce];

/** Any of these permissions opens a group of settings. */
const NEEDS: Readonly<Record<SettingsGroup, readonly number[]>> = {
  site: [SettingsPermission.site],
  access: [SettingsPermission.access],
  cookies: [SettingsPermission.cookies],
  receipts: [SettingsPermission.receipts],
  mobileInfoBar: [SettingsPermission.extras],
  comments: [SettingsPermission.commentSettings],
  sharing: [SettingsPermission.extras],
  maps: [SettingsPermission.extras],
  badge: [SettingsPermission.badge],
  store: ofShop(SettingsPermission.store),
  shipping: ofShop(SettingsPermission.shipping),
  taxes: ofShop(SettingsPermission.taxes),
  reviews: [SettingsPermission.reviewSettings],
  orderMails: ofShop(SettingsPermission.orderMails),
  forms: [SettingsPermission.forms],
  code: [SettingsPermission.code],
  pixels: [SettingsPermission.pixels],
  business: [SettingsPermission.business],
  redirects: [SettingsPermission.redirects],
  languages: [SettingsPermission.site],
  words: [SettingsPermission.words],
};

const isGroup = (key: string | null): key is SettingsGroup => key !== null && Object.hasOwn(NEEDS, key);

export function needsOfSettings(key: string | null): readonly number[] {
  return isGroup(key) ? NEEDS[key] : [Permission.settings];
}

/** Those that stand among the screens of the shop. */
export const SHOP_GROUPS = ['store', 'shipping', 'taxes', 'orderMails'] as const satisfies SettingsGroup[];

export const NEEDS_OF_SHOP_SETTINGS: readonly number[] = SHOP_GROUPS.flatMap((group) => NEEDS[group]);

/** Any of these opens at least one group. */
export const NEEDS_OF_ANY_SETTINGS: readonly number[] = [...new Set(Object.values(NEEDS).flat())];
