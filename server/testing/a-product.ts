import {
  NEW_PRODUCT,
  NEW_VARIANT,
  type ProductDraft,
  type VariantDraft,
} from '#core/commerce/catalogue/product-fields.ts';
import { counted, type Plain } from '#core/money/testing/plain.ts';

/** A product as a test asks for it. */
export type Goods = Plain<Partial<ProductDraft>>;

export function aVariant(change: Plain<Partial<VariantDraft>> = {}): VariantDraft {
  return { ...NEW_VARIANT, ...counted<Partial<VariantDraft>>({ price: 1000, qtyInStock: 10, ...change }) };
}

export function aProduct(change: Goods = {}): ProductDraft {
  return {
    ...NEW_PRODUCT,
    title: 'Jam',
    variants: [aVariant()],
    ...counted<Partial<ProductDraft>>(change),
  };
}

export const A_CONTACT = {
  email: 'ada@example.com',
  shipping: {
    firstName: 'Ada',
    lastName: 'Byron',
    line1: '1 Road',
    line2: '',
    city: 'Town',
    region: 'NY',
    postcode: '10001',
    country: 'US',
    phone: '',
  },
  billing: null,
  notes: '',
};
export const GOOD_CARD = { number: '4242424242424242', expires: '12/40', code: '123' };
