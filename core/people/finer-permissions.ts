import { BILLING_PERMISSION, COMMENT_MODERATION_PERMISSION } from '../enumerations/permissions.ts';

/** Parts of the settings and of the shop that can be given to somebody one by one. */
export const SettingsPermission = {
  billing: BILLING_PERMISSION,
  domains: 1211,
  access: 1212,
  moving: 1213,
  scriptErrors: 1214,
  site: 1215,
  business: 1216,
  commentSettings: 1217,
  reviewSettings: 1218,
  extras: 1219,
  forms: 1220,
  redirects: 1221,
  cookies: 1222,
  receipts: 1223,
  contacts: 1224,
  code: 1225,
  pixels: 1226,
  words: 1227,
  badge: 1228,
  store: 1229,
  shipping: 1230,
  taxes: 1231,
  orderMails: 1232,
  comments: COMMENT_MODERATION_PERMISSION,
} as const;

export const CommercePermission = {
  viewProducts: 1410,
  editProducts: 1411,
  inventory: 1412,
  productFiles: 1413,
  viewOrders: 1414,
  manageOrders: 1415,
  refundOrders: 1416,
  createOrders: 1417,
  exportOrders: 1418,
  abandonedCarts: 1419,
  discounts: 1420,
  sales: 1421,
  payments: 1422,
} as const;

export interface FinerPermission {
  id: number;
  area: 'settings' | 'commerce';
  name: string;
}

type IdIn<T> = T[keyof T] & number;

const SETTINGS_NAMES: Readonly<Record<IdIn<typeof SettingsPermission>, string>> = {
  [SettingsPermission.billing]: 'Billing',
  [SettingsPermission.domains]: 'Domains',
  [SettingsPermission.access]: 'Access',
  [SettingsPermission.moving]: 'Import and export',
  [SettingsPermission.scriptErrors]: 'Script errors',
  [SettingsPermission.site]: 'Site, language and region',
  [SettingsPermission.business]: 'Business information',
  [SettingsPermission.commentSettings]: 'Comment settings',
  [SettingsPermission.reviewSettings]: 'Review settings',
  [SettingsPermission.extras]: 'On every page',
  [SettingsPermission.forms]: 'Form settings',
  [SettingsPermission.redirects]: 'Redirects',
  [SettingsPermission.cookies]: 'Cookies and visitor data',
  [SettingsPermission.receipts]: 'Consent receipts',
  [SettingsPermission.contacts]: 'What this site contacts',
  [SettingsPermission.code]: 'Write code injection',
  [SettingsPermission.pixels]: 'Pixels and tag managers',
  [SettingsPermission.words]: 'Words for visitors',
  [SettingsPermission.badge]: 'Platform badge',
  [SettingsPermission.store]: 'Store settings',
  [SettingsPermission.shipping]: 'Shipping',
  [SettingsPermission.taxes]: 'Taxes',
  [SettingsPermission.orderMails]: 'Order emails',
  [SettingsPermission.comments]: 'Moderate comments and reviews',
};

const COMMERCE_NAMES: Readonly<Record<IdIn<typeof CommercePermission>, string>> = {
  [CommercePermission.viewProducts]: 'View products',
  [CommercePermission.editProducts]: 'Edit products and categories',
  [CommercePermission.inventory]: 'Inventory',
  [CommercePermission.productFiles]: 'Import and export products',
  [CommercePermission.viewOrders]: 'View orders',
  [CommercePermission.manageOrders]: 'Fulfil and cancel orders',
  [CommercePermission.refundOrders]: 'Refund orders',
  [CommercePermission.createOrders]: 'Create orders',
  [CommercePermission.exportOrders]: 'Export orders',
  [CommercePermission.abandonedCarts]: 'Abandoned carts',
  [CommercePermission.discounts]: 'Discounts and gift cards',
  [CommercePermission.sales]: 'Sales reports',
  [CommercePermission.payments]: 'Payment providers',
};

function listOf(area: FinerPermission['area'], names: Readonly<Record<number, string>>): FinerPermission[] {
  return Object.entries(names).map(([id, name]) => ({ id: Number(id), area, name }));
}

/** Every one of both ranges, in the order of their numbers. */
export const FINER: readonly FinerPermission[] = [
  ...listOf('settings', SETTINGS_NAMES),
  ...listOf('commerce', COMMERCE_NAMES),
];

export function isFiner(id: number): boolean {
  return FINER.some((each) => each.id === id);
}

/** Names in the order of the list. */
export function finerNames(permissions: readonly number[]): string[] {
  return FINER.filter(({ id }) => permissions.includes(id)).map(({ name }) => name);
}

/** Each once, in the order of the list. */
export function tidyPermissions(permissions: readonly number[]): number[] {
  return FINER.filter(({ id }) => permissions.includes(id)).map(({ id }) => id);
}
