import type { IdOf } from './name-of.ts';

export const ProductType = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;
export type ProductType = IdOf<typeof ProductType>;

/** Item records carry the number, structured content carries the name. */
export const PRODUCT_TYPE_NAMES = {
  1: 'PHYSICAL',
  2: 'DIGITAL',
  3: 'SERVICE',
  4: 'GIFT_CARD',
  5: 'PAYWALL',
} as const satisfies Record<ProductType, string>;
export type ProductTypeName = (typeof PRODUCT_TYPE_NAMES)[ProductType];

export function productTypeFromName(name: string): ProductType | undefined {
  return Object.values(ProductType).find((id) => PRODUCT_TYPE_NAMES[id] === name);
}

export const UnitSystem = { imperial: 1, metric: 2 } as const;
export type UnitSystem = IdOf<typeof UnitSystem>;

export const CartDisplay = { none: 1, show: 2 } as const;
export type CartDisplay = IdOf<typeof CartDisplay>;
