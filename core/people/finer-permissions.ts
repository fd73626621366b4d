import {
  BILLING_PERMISSION,
  COMMENT_MODERATION_PERMISSION,
  FINER_PERMISSIONS,
} from '../enumerations/permissions.ts';

/** Parts of the settings and of the shop that can be given to somebody one by one. */
export const SettingsPermission = {
  billing: BILLING_PERMISSION,
  domains: 1211,
  access: 1212,
  moving: 1213,
  scriptErrors: 1214,
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
  /** Empty for those that open nothing yet. */
  name: string;
}

const SETTINGS_NAMES: Readonly<Record<number, string>> = {
  [SettingsPermission.billing]: 'Billing',
  [SettingsPermission.domains]: 'Domains',
  [SettingsPermission.access]: 'Access',
  [SettingsPermission.moving]: 'Import and export',
  [SettingsPermission.scriptErrors]: 'Script errors',
  [SettingsPermission.comments]: 'Comments',
};

const COMMERCE_NAMES: Readonly<Record<number, string>> = {
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
  const { first, last } = FINER_PERMISSIONS[area];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).map((id) => ({
    id,
    area,
    name: names[id] ?? '',
  }));
}

/** Every one of both ranges, in the order of their numbers. */
export const FINER: readonly FinerPermission[] = [
  ...listOf('settings', SETTINGS_NAMES),
  ...listOf('commerce', COMMERCE_NAMES),
];

/** Those that can be given to somebody: they open something. */
export const GRANTABLE: readonly FinerPermission[] = FINER.filter(({ name }) => name !== '');

export function isGrantable(id: number): boolean {
  return GRANTABLE.some((each) => each.id === id);
}

/** Names in the order of the list. */
export function finerNames(permissions: readonly number[]): string[] {
  return GRANTABLE.filter(({ id }) => permissions.includes(id)).map(({ name }) => name);
}

/** Each once, in the order of the list. */
export function tidyPermissions(permissions: readonly number[]): number[] {
  return GRANTABLE.filter(({ id }) => permissions.includes(id)).map(({ id }) => id);
}
